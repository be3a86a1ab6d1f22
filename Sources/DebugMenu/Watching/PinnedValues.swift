#if DEBUG_TOOLS
  internal import AppSurface
  internal import Observation

  /// The values that a small panel keeps over the app, and where the panel stands.
  @Observable
  final class PinnedValues {
    /// The values, in the order in which they were chosen; some may not be there now.
    private(set) var ids: [DebugItemID] = []
    /// The panel's upper left corner in points of the window; nil is the upper right of the window.
    private(set) var origin: Point?
    /// Whether a hand holds the panel: what it passes on the way is not kept.
    @ObservationIgnored var isHeld = false {
      didSet { if isHeld != oldValue { changed?() } }
    }
    /// Whether there is a session that can show the panel.
    @ObservationIgnored var canShow: Bool { changed != nil }
    /// Told each change.
    @ObservationIgnored var changed: (() -> Void)?

    /// Chooses a value, or lets go of it.
    func set(_ id: DebugItemID, _ isPinned: Bool) {
      guard ids.contains(id) != isPinned else { return }
      if isPinned { ids.append(id) } else { ids.removeAll { $0 == id } }
      changed?()
    }

    /// Moves the panel; a place that is none is not taken.
    func move(to new: Point) {
      guard new.x.isFinite, new.y.isFinite, new != origin else { return }
      origin = new
      changed?()
    }

    /// What is kept over restarts.
    var kept: KeptPins {
      get { KeptPins(ids: ids, origin: origin) }
      set { (ids, origin) = (newValue.ids, newValue.origin) }
    }
  }

  /// What is kept of the panel over restarts.
  nonisolated struct KeptPins: Hashable, Sendable {
    var ids: [DebugItemID] = []
    var origin: Point?
  }

  nonisolated extension KeptPins {
    /// What was kept; whatever is not understood is left out.
    init(_ json: JSONValue) {
      if case .array(let values)? = json["values"] {
        for value in values {
          guard let id = DebugItemID(json: value), !ids.contains(id) else { continue }
          ids.append(id)
        }
      }
      if case .number(let x)? = json["x"], case .number(let y)? = json["y"], x.isFinite,
        y.isFinite
      {
        origin = Point(x: x, y: y)
      }
    }

    /// What is written over what was kept, whose other fields stay.
    func json(over kept: JSONValue?) -> JSONValue {
      var object = JSONObject()
      if case .object(let known)? = kept { object = known }
      object["values"] = .array(ids.map(\.json))
      object["x"] = origin.map { .number($0.x) }
      object["y"] = origin.map { .number($0.y) }
      return .object(object)
    }
  }
#endif
