public import AppSurface

// A view with an element of its own, as another package would define it: with public and Advanced
// names only.

/// Something on a ground, with a mark in its corner.
public struct Card<Content: View>: PrimitiveView {
  private let mark: String
  private let content: Content

  /// A card with a mark.
  public init(_ mark: String, @ViewBuilder content: () -> Content) {
    self.mark = mark
    self.content = content()
  }

  /// Says what the view is made of.
  public func _evaluate(_ context: inout ViewContext) {
    context.element(CardElement())
    context.add(content)
    context.add(Text(mark))
  }
}

/// The element beneath ``Card``.
@MainActor public final class CardElement: Element {
  public override var viewName: String { "Card" }

  /// The mark in the corner.
  public var mark: TextElement? { children.last as? TextElement }
}
