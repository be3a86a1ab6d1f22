/// What is handed down the tree of views; a value, cheap to copy.
public nonisolated struct EnvironmentValues {
  /// What all copies of an environment share until one of them is changed: an environment is handed
  /// to every view, and few change it.
  private final class Storage {
    @exclusivity(unchecked) var style = EnvironmentStyle()
    /// The keys of what is set, and their values in the same order: looking for a key copies no value.
    @exclusivity(unchecked) var keys: [ObjectIdentifier] = []
    @exclusivity(unchecked) var values: [Any] = []
    @exclusivity(unchecked) var reads: TraitReads?
    @exclusivity(unchecked) var own: SurfaceTraits = []

    init() {}

    init(_ other: Storage) {
      (style, keys, values) = (other.style, other.keys, other.values)
      (reads, own) = (other.reads, other.own)
    }
  }

  private var storage = Storage()

  /// The standard environment: light, left-to-right, text at its own size.
  public init() {}

  private mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage) }
  }

  /// The few values that are set are found faster in a row than in a table.
  private func value(_ key: ObjectIdentifier) -> Any? {
    storage.keys.firstIndex(of: key).map { storage.values[$0] }
  }

  private mutating func set(_ key: ObjectIdentifier, _ value: Any?) {
    makeUnique()
    switch (storage.keys.firstIndex(of: key), value) {
    case (let place?, let value?): storage.values[place] = value
    case (let place?, nil):
      storage.keys.remove(at: place)
      storage.values.remove(at: place)
    case (nil, let value?):
      storage.keys.append(key)
      storage.values.append(value)
    case (nil, nil): break
    }
  }

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { value(ObjectIdentifier(key)) as? Key.Value ?? Key.defaultValue }
    set { set(ObjectIdentifier(key), newValue) }
  }

  /// The object of a type that `.environment(_:)` put in, if any.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { value(ObjectIdentifier(type)) as? Object }
    set { set(ObjectIdentifier(type), newValue) }
  }

  /// Whether both are known to hand down the same; values that cannot be compared are not.
  func isKnownEqual(to other: EnvironmentValues) -> Bool {
    if storage === other.storage { return true }
    guard style == other.style, storage.values.count == other.storage.values.count else {
      return false
    }
    return zip(storage.keys, storage.values).allSatisfy { key, value in
      guard let otherValue = other.value(key) else { return false }
      if let value = value as? any KnownByIdentity {
        return value.identity == (otherValue as? any KnownByIdentity)?.identity
      }
      if type(of: value) is AnyClass {
        return (value as AnyObject) === (otherValue as AnyObject)
      }
      return isEqual(value, otherValue)
    }
  }

  /// What most views read, kept out of the row of values so that reading it costs nothing.
  var style: EnvironmentStyle {
    get { storage.style }
    _modify {
      makeUnique()
      yield &storage.style
    }
  }

  /// Where the surface notes which traits its views ask for; environments that differ in nothing
  /// else are equal.
  var reads: TraitReads? {
    get { storage.reads }
    set {
      makeUnique()
      storage.reads = newValue
    }
  }

  /// The traits that the app has set itself.
  var own: SurfaceTraits {
    get { storage.own }
    _modify {
      makeUnique()
      yield &storage.own
    }
  }

  /// Pixels for each point.
  public var displayScale: Double {
    get { style.displayScale }
    set { style.displayScale = newValue }
  }
  /// The room from side to side.
  public var horizontalSizeClass: UserInterfaceSizeClass {
    get { style.sizeClass.horizontal }
    set { style.sizeClass.horizontal = newValue }
  }
  /// The room from top to bottom.
  public var verticalSizeClass: UserInterfaceSizeClass {
    get { style.sizeClass.vertical }
    set { style.sizeClass.vertical = newValue }
  }
  /// Whether controls can be used.
  public var isEnabled: Bool {
    get { style.isEnabled }
    set { style.isEnabled = newValue }
  }
  /// The font of text that sets none.
  public var font: Font? {
    get { style.font }
    set { style.font = newValue }
  }
  /// The ink of text and symbols that set none.
  public var foreground: Paint {
    get { style.foreground }
    set { style.foreground = newValue }
  }
  /// The colour of what can be pressed.
  public var tint: Color? {
    get { style.tint }
    set { style.tint = newValue }
  }
  /// How many lines text may take; nil is any number.
  public var lineLimit: Int? {
    get { style.lineLimit }
    set { style.lineLimit = newValue }
  }
  /// Where text that does not fit is cut.
  public var truncationMode: TruncationMode {
    get { style.truncationMode }
    set { style.truncationMode = newValue }
  }
  /// How the lines of a text lie to one another.
  public var multilineTextAlignment: TextAlignment {
    get { style.textAlignment }
    set { style.textAlignment = newValue }
  }
}

/// A value of the environment that stands for an object.
nonisolated protocol KnownByIdentity {
  /// The object that the value stands for; nil where it is gone.
  var identity: ObjectIdentifier? { get }
}
