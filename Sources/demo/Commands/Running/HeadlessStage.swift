internal import AppSurface
internal import SDLHost

/// The app and its tools without a window, under a clock that moves when it is told to.
final class HeadlessStage {
  /// What stands for the window.
  let host: HeadlessHost
  /// The app under the tools.
  let stage: DemoStage

  private let clock = Clock()

  private final class Clock {
    var time = Duration.zero
  }

  /// The time on the virtual clock.
  var time: Duration {
    get { clock.time }
    set { clock.time = max(clock.time, newValue) }
  }

  /// The app as the options say.
  ///
  /// - Parameter folder: Where relative names of files lead.
  init(_ options: StageOptions, app: DemoApp, folder: String? = nil, notices: Notices) {
    host = HeadlessHost(
      size: options.window, font: options.font, facts: Version.facts, folder: folder,
      notices: notices)
    let clock = clock
    host.stack.services.now = { clock.time }
    // What the process uses differs from run to run, and scripts are to say the same each time.
    let fact = host.stack.services.fact
    host.stack.services.fact = { [.processMemory, .processCPU].contains($0) ? nil : fact($0) }
    stage = DemoStage(options, app: app, on: host.stack)
    host.stack.update(at: clock.time)
  }

  /// The frame as it stands.
  func picture() throws(SDLError) -> Picture {
    host.stack.update(at: clock.time)
    return try host.picture(of: host.stack.composition(), scale: host.stack.windowScale)
  }
}
