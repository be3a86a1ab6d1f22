/// A surface in the window, over those with a lower level.
public final class Layer {
  /// Which events a layer takes.
  public nonisolated enum EventPolicy: Hashable, Sendable {
    /// All: nothing reaches the layers beneath.
    case modal
    /// Those of the pointer where something interactive stands, and keys after a press there.
    case hitTested
    /// None, but the layer is shown each tap on what is interactive in it, and whoever stands
    /// beneath gets every event all the same.
    case watching
    /// None.
    case transparent
  }

  /// What a layer is laid out for in a window, and where it stands.
  public nonisolated struct Arrangement: Hashable, Sendable {
    /// What the surface is laid out for.
    public var configuration: SurfaceConfiguration
    /// Where it stands in the window.
    public var placement: Placement

    /// An arrangement from its parts.
    public init(configuration: SurfaceConfiguration, placement: Placement = .identity) {
      self.configuration = configuration
      self.placement = placement
    }
  }

  /// The name in the text tree.
  public let name: String
  /// The order: higher is further up.
  public let level: Int
  /// What the layer shows.
  public let surface: Surface
  /// Which events the layer takes.
  public var eventPolicy: EventPolicy
  /// Whether the layer is cut to its surface's rectangle.
  public var clipsToSurface = true
  /// Whether nothing beneath the layer can be seen, so that it need not be drawn; what lies there is
  /// kept up to date all the same.
  public var hidesBeneath = false {
    didSet { if hidesBeneath != oldValue { stack?.layersChanged() } }
  }
  /// Whether the layer is left out.
  public var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      surface.input.cancelPress()
      stack?.layersChanged()
    }
  }
  /// What the layer is laid out for, worked out from the window each time it changes.
  public var arrange: (_ window: Size, _ scale: Double) -> Arrangement {
    didSet { stack?.setNeedsArrangement() }
  }
  /// Where the layer stands now.
  public internal(set) var placement = Placement.identity
  /// How long the last update took that evaluated or laid out something, on the host's clock.
  public internal(set) var updateDuration = Duration.zero
  weak var stack: LayerStack?

  /// A layer that fills the window unless `arrange` says otherwise.
  public init(
    name: String, level: Int, surface: Surface, eventPolicy: EventPolicy = .hitTested,
    arrange: ((_ window: Size, _ scale: Double) -> Arrangement)? = nil
  ) {
    self.name = name
    self.level = level
    self.surface = surface
    self.eventPolicy = eventPolicy
    self.arrange =
      arrange
      ?? { size, scale in
        Arrangement(configuration: SurfaceConfiguration(size: size, scale: scale))
      }
  }

  /// The rectangle of the window that the surface covers.
  public var frame: Rect { placement.toWindow(Rect(origin: .zero, size: surface.size)) }

  /// Whether something interactive stands at a point of the window.
  func isHit(at point: Point) -> Bool {
    let local = placement.fromWindow(point)
    return Rect(origin: .zero, size: surface.size).contains(local)
      && surface.input.isHit(at: local)
  }
}
