#if DEBUG_TOOLS
  public import AppSurface

  nonisolated extension ResizeState {
    /// Takes a device's size, held in its natural orientation.
    public mutating func choose(_ device: Device) {
      change(to: .device(device, device.naturalOrientation))
    }

    /// Takes a size in points; a side out of ``SizeParser/allowed`` is moved into it, and a size
    /// that is not finite is refused.
    public mutating func choose(_ size: Size) {
      if let size = Self.allowed(size) { change(to: .free(size)) }
    }

    /// Moves one side, as a slider or a key does: within ``range``, and the other along with it
    /// while the ratio is locked.
    public mutating func set(_ side: WritableKeyPath<Size, Double>, to length: Double) {
      guard length.isFinite else { return }
      choose(clamped(size.with(side, length), leading: side))
    }

    /// A size with both sides within ``range`` and, while it is locked, with the ratio that is kept,
    /// following the side that leads.
    func clamped(_ wanted: Size, leading side: WritableKeyPath<Size, Double>) -> Size {
      let range = range
      func clamp(_ length: Double, _ range: ClosedRange<Double>) -> Double {
        min(max(length, range.lowerBound), range.upperBound)
      }
      guard let ratio = lockedRatio else {
        return Size(width: clamp(wanted.width, range), height: clamp(wanted.height, range))
      }
      // The widths for which the height is within range too.
      let low = max(range.lowerBound, range.lowerBound * ratio)
      let high = max(low, min(range.upperBound, range.upperBound * ratio))
      let width = clamp(side == \.width ? wanted.width : wanted.height * ratio, low...high)
      return Size(width: width, height: clamp(width / ratio, range))
    }

    /// Turns to landscape, or back: twice is the identity.
    public mutating func rotate() {
      switch choice {
      case .window(let isTurned): change(to: .window(isTurned: !isTurned))
      case .device(let device, let orientation, let part):
        change(to: .device(device, orientation.turnedOver, part))
      case .free(let size): change(to: .free(size.swapped))
      }
    }

    /// Turns a quarter to one side, on to the next orientation that the device allows; without a
    /// device the sides are exchanged.
    public mutating func turn(_ turn: Turn) {
      guard case .device(let device, let orientation, let part) = choice else { return rotate() }
      var next = orientation
      repeat {
        next = turn == .left ? next.turnedAnticlockwise : next.turnedClockwise
      } while next != orientation && !device.supportedOrientations.contains(next)
      change(to: .device(device, next, part))
    }

    /// A quarter of a turn of the device.
    public enum Turn: String, Hashable, Sendable, CaseIterable {
      /// Anticlockwise.
      case left
      /// Clockwise.
      case right
    }

    /// Gives the app a part of the device's screen; nothing happens where there is no such part.
    public mutating func choose(_ part: DevicePart) {
      guard case .device(let device, let orientation, _) = choice,
        device.frame(of: part, in: orientation) != nil
      else { return }
      change(to: .device(device, orientation, part))
    }

    /// Takes the window's true size, also when the window has been resized meanwhile or the app
    /// asked for a size.
    public mutating func reset() {
      change(to: ResizeHistory.Entry(choice: .window(isTurned: false), request: nil))
    }

    /// Notes the size that the app asks for; what the person chose stays.
    public mutating func ask(for size: Size?) {
      request = size.flatMap { Self.allowed($0) }
    }

    /// Keeps the ratio of the sides from now on, or lets it go.
    public mutating func lockRatio(_ isLocked: Bool) {
      let size = size
      lockedRatio = isLocked && !size.isEmpty ? size.width / size.height : nil
    }

    private static func allowed(_ size: Size) -> Size? {
      guard size.width.isFinite, size.height.isFinite else { return nil }
      let allowed = SizeParser.allowed
      func clamp(_ side: Double) -> Double {
        min(max(side, allowed.lowerBound), allowed.upperBound)
      }
      return Size(width: clamp(size.width), height: clamp(size.height))
    }
  }

  nonisolated extension ResizeState {
    /// Goes back to the size before; nothing happens where there is none.
    public mutating func undo() {
      endGesture()
      if let entry = history.back(from: entry) { take(entry) }
    }

    /// Goes on to the size that was gone back from; nothing happens where there is none.
    public mutating func redo() {
      endGesture()
      if let entry = history.on(from: entry) { take(entry) }
    }

    /// Begins a gesture: all its changes are undone as one.
    public mutating func beginGesture() {
      if gestureStart == nil { gestureStart = entry }
    }

    /// Takes the size that a hand gives the frame which it holds so; outside of a gesture nothing
    /// holds the frame.
    mutating func drag(to size: Size, holding hold: FrameHold) {
      if gestureStart != nil, hold.isSane { self.hold = hold }
      choose(size)
    }

    /// Ends a gesture: where the size is what it was, nothing has happened.
    public mutating func endGesture() {
      guard let start = gestureStart else { return }
      (gestureStart, hold) = (nil, nil)
      if start != entry { history.push(start) }
    }

    /// Ends a gesture that was lost: the size is what it was before.
    public mutating func cancelGesture() {
      guard let start = gestureStart else { return }
      (gestureStart, hold) = (nil, nil)
      take(start)
    }

    private mutating func take(_ entry: ResizeHistory.Entry) {
      (choice, request) = (entry.choice, entry.request)
    }

    private mutating func change(to choice: Choice) {
      change(to: ResizeHistory.Entry(choice: choice, request: request))
    }

    private mutating func change(to new: ResizeHistory.Entry) {
      guard new != entry else { return }
      guard let start = gestureStart else {
        history.push(entry)
        return take(new)
      }
      // A gesture that came back leaves what was there before, the device it belongs to included.
      let isBack = Self.size(of: new, in: window) == Self.size(of: start, in: window)
      take(isBack ? start : new)
    }
  }

  nonisolated extension Size {
    /// The size with another length on one side.
    func with(_ side: WritableKeyPath<Size, Double>, _ length: Double) -> Size {
      var size = self
      size[keyPath: side] = length
      return size
    }
  }

  nonisolated extension Orientation {
    /// The orientation a quarter turn on; twice is the identity.
    fileprivate var turnedOver: Orientation {
      switch self {
      case .portrait: .landscapeLeft
      case .landscapeLeft: .portrait
      case .portraitUpsideDown: .landscapeRight
      case .landscapeRight: .portraitUpsideDown
      }
    }

    /// The orientation after the device was turned a quarter clockwise.
    fileprivate var turnedClockwise: Orientation {
      turnedAnticlockwise.turnedAnticlockwise.turnedAnticlockwise
    }
  }
#endif
