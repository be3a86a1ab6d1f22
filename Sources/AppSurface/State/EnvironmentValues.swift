/// What is handed down the tree of views; a value, cheap to copy.
public nonisolated struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// The standard environment: light, left-to-right, text at its own size.
  public init() {}

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The object of a type that `.environment(_:)` put in, if any.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { values[ObjectIdentifier(type)] as? Object }
    set { values[ObjectIdentifier(type)] = newValue }
  }

  /// Whether both are known to hand down the same; values that cannot be compared are not.
  func isKnownEqual(to other: EnvironmentValues) -> Bool {
    guard style == other.style, values.count == other.values.count else { return false }
    return values.allSatisfy { key, value in
      guard let otherValue = other.values[key] else { return false }
      if let value = value as? any KnownByIdentity {
        return value.identity == (otherValue as? any KnownByIdentity)?.identity
      }
      if type(of: value) is AnyClass {
        return (value as AnyObject) === (otherValue as AnyObject)
      }
      return isEqual(value, otherValue)
    }
  }

  /// What most views read, kept out of the table so that reading it costs nothing.
  var style = EnvironmentStyle()

  /// Where the surface notes which traits its views ask for; environments that differ in nothing
  /// else are equal.
  var reads: TraitReads?
  /// The traits that the app has set itself.
  var own: SurfaceTraits = []

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
