/// A property of an element that its view gives and that code may take over.
///
/// The kit writes it whenever the view is evaluated. Once code has set it, it is the code's while the
/// element lives: through evaluations, resizing and changes of theme. It is for what an element looks
/// like; a value that belongs to the app's state, such as that of a toggle, follows the state.
@propertyWrapper
public struct Customizable<Value> {
  private var value: Value
  private var isTaken = false

  /// A property that starts as `wrappedValue`.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// The value: what code set, else what the view gave.
  public var wrappedValue: Value {
    get { value }
    set {
      if ViewWriting.isGoingOn {
        if !isTaken { value = newValue }
      } else {
        value = newValue
        isTaken = true
      }
    }
  }
}

/// Tells what a view writes to its element from what code writes.
enum ViewWriting {
  /// Whether a view is bringing its element up to date just now.
  @exclusivity(unchecked) private(set) static var isGoingOn = false

  /// Brings an element up to date for its view.
  static func perform(_ body: () -> Void) {
    let outer = isGoingOn
    isGoingOn = true
    defer { isGoingOn = outer }
    body()
  }
}
