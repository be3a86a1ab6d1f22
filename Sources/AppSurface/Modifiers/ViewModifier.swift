/// A change that can be made to any view.
@MainActor
public protocol ViewModifier {
  /// The type of the changed view.
  associatedtype Body: View
  /// The view that is changed.
  typealias Content = ModifierContent<Self>
  /// What becomes of the content.
  @ViewBuilder func body(content: Content) -> Body
}

extension View {
  /// The view with a change made to it.
  public consuming func modifier<M: ViewModifier>(_ modifier: M) -> ModifiedContent<Self, M> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
