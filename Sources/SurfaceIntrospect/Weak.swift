public import AppSurface

/// A handle to an object that it does not keep alive. It lasts as long as its view stands at its
/// place, and can be assigned from inside the view's body.
///
///     @Weak private var scroll: ScrollElement?
///     ...
///     .introspect(.scrollView, on: .appSurface(.v1)) { scroll = $0 }
@_spi(Advanced)
@propertyWrapper
public struct Weak<Object: AnyObject>: DynamicProperty {
  private var holder: State<WeakHolder<Object>>

  /// A handle to nothing, or to an object.
  public init(wrappedValue: Object? = nil) {
    let holder = WeakHolder<Object>()
    holder.object = wrappedValue
    self.holder = State(wrappedValue: holder)
  }

  /// The object while it lives.
  @MainActor public var wrappedValue: Object? {
    get { holder.wrappedValue.object }
    nonmutating set { holder.wrappedValue.object = newValue }
  }

  /// Connects the handle to the place of its view.
  @MainActor public mutating func connect(_ connection: PropertyConnection) {
    holder.connect(connection)
  }
}

/// What a ``Weak`` keeps at its view's place.
nonisolated final class WeakHolder<Object: AnyObject> {
  weak var object: Object?
}
