// TEMPORARY until AppSurface's LayerStack lands.
public import AppSurface

/// Stand-in.
public final class LayerStack {
  /// Stand-in.
  public var services: HostServices
  /// Stand-in.
  public private(set) var windowSize: Size
  /// Stand-in.
  public private(set) var windowScale: Double
  /// Stand-in.
  public func addInterceptor(_ body: @escaping (InputEvent) -> EventAnswer) -> Int {
    interceptors.append(body)
    return interceptors.count
  }
  var interceptors: [(InputEvent) -> EventAnswer] = []
  /// Stand-in.
  public var content: (LayerStack) -> [PlacedDrawList] = { _ in [] }
  /// Stand-in.
  public init(services: HostServices, windowSize: Size = .zero, windowScale: Double = 1) {
    self.services = services
    self.windowSize = windowSize
    self.windowScale = windowScale
  }
  /// Stand-in.
  public func send(_ event: InputEvent) -> EventAnswer {
    for body in interceptors where body(event) == .consumed { return .consumed }
    if case .window(.resized(let size, let scale)) = event.kind {
      windowSize = size
      windowScale = scale
    }
    needsDisplay = true
    return .passed
  }
  /// Stand-in.
  public func update(at now: Duration) {}
  /// Stand-in.
  public var nextDeadline: Duration?
  /// Stand-in.
  public var needsDisplay = true
  /// Stand-in.
  public func composition() -> Composition {
    needsDisplay = false
    return Composition(
      windowSize: windowSize, background: Color(hex: 0x1B1C1F), layers: content(self))
  }
  /// Stand-in.
  public var textInput: TextInputRequest?
  /// Stand-in.
  public var pointerStyle: PointerStyle = .arrow
  /// Stand-in.
  public var windowTitle = ""
  /// Stand-in.
  public var needsTurn: (() -> Void)?
  /// Stand-in.
  public var shouldClose: (() -> Bool)?
}
