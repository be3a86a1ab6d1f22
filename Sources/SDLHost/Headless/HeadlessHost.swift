public import AppSurface

/// A host without a window, display or real time: for scripts, pictures and tests.
///
/// Time stands still until `advance` moves it. Everything that a window does with the stack happens
/// here too, so what works without a window works with one.
public final class HeadlessHost {
  /// The layers; their window's size is the host's.
  public let stack: LayerStack
  /// The fonts that text is set in.
  public let fonts: FontSystem
  /// The time on the virtual clock; it begins at zero.
  public var now: Duration { clock.now }

  private let clock: VirtualClock
  private var canvas: PixelCanvas?

  private final class VirtualClock {
    var now = Duration.zero
  }

  /// A host whose window has a size in points and `scale` pixels for each.
  ///
  /// - Parameters:
  ///   - folder: where the services look for relative file names; nil is the working directory.
  ///   - notices: says what is missing.
  public init(
    size: Size, scale: Double = 1, font: FontChoice = .embedded, facts: AppFacts = AppFacts(),
    folder: String? = nil, notices: Notices = Notices()
  ) {
    let clock = VirtualClock()
    let fonts = FontSystem(font, notices: notices)
    var services = HostServices(text: fonts.measuring)
    services.now = { clock.now }
    services.useFiles(in: folder)
    services.fact = { SystemFacts.fact($0, app: facts) }
    services.drawPicture = { try PictureSaver.draw($0, scale: $1, fonts: fonts) }
    services.savePicture = { try PictureSaver.save($0, name: $1, in: folder) }
    services.warn = { notices.say($0) }
    self.clock = clock
    self.fonts = fonts
    stack = LayerStack(services: services, windowSize: size, windowScale: scale)
  }

  /// Sends an event at the present time and settles.
  @discardableResult
  public func send(_ kind: InputEvent.Kind) -> EventAnswer {
    let answer = stack.send(InputEvent(time: now, kind: kind))
    settle()
    return answer
  }

  /// Gives the window another size in points.
  public func resize(to size: Size, scale: Double? = nil) {
    send(.window(.resized(size, scale: scale ?? stack.windowScale)))
  }

  /// Runs the main-actor tasks that are ready, and brings the layers up to date.
  ///
  /// `patience` is real time to wait for tasks that are on their way from other threads.
  public func settle(patience: Duration = .zero) {
    MainQueueBridge.drainAll(patience: patience)
    stack.update(at: now)
    MainQueueBridge.drainAll()
  }

  /// Moves the clock forward, stopping at every deadline on the way.
  public func advance(by duration: Duration) { advance(to: now + duration) }

  /// Moves the clock forward to a time, stopping at every deadline on the way.
  public func advance(to time: Duration) {
    settle()
    while let deadline = stack.nextDeadline, deadline <= time, now < time {
      // A deadline that remains though it is due must not hold the clock.
      clock.now = max(deadline, min(time, now + .milliseconds(1)))
      settle()
    }
    clock.now = max(now, time)
    settle()
  }

  /// The frame as it stands, with `scale` pixels for each point; nil is the window's own scale.
  public func picture(scale: Double? = nil) throws(SDLError) -> Picture {
    settle()
    return try picture(of: stack.composition(), scale: scale ?? stack.windowScale)
  }

  /// Any composition as a picture, drawn with this host's fonts.
  public func picture(of composition: Composition, scale: Double) throws(SDLError) -> Picture {
    let size = PixelCanvas.pixels(of: composition.windowSize, scale: scale)
    if let canvas, canvas.width == size.width, canvas.height == size.height {
      try canvas.draw(composition, scale: scale)
      return canvas.picture()
    }
    let canvas = try PixelCanvas(width: size.width, height: size.height, fonts: fonts)
    self.canvas = canvas
    try canvas.draw(composition, scale: scale)
    return canvas.picture()
  }
}
