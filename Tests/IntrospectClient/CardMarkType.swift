public import AppSurface
@_spi(Advanced) public import SurfaceIntrospect

/// The mark of a ``Card``: found by way of the card, and from inside a card that of the outermost one.
public struct CardMarkType: IntrospectableViewType {}

extension IntrospectableViewType where Self == CardMarkType {
  /// The element of the mark of a `Card`.
  public static var cardMark: CardMarkType { CardMarkType() }
}

extension AppSurfaceViewVersion<CardMarkType, TextElement> {
  /// Not there.
  @available(*, unavailable, message: "Card has no mark in AppSurface 0; it has one from 1.0.0")
  public static var v0: Self { unavailable() }
  /// The kit from 1.0.0.
  public static var v1: Self {
    Self(
      for: .v1,
      selector: .from(CardElement.self) { $0.mark }.withAncestorSelector { range in
        var outermost: CardElement?
        _ = range.firstAround { element -> CardElement? in
          outermost = element as? CardElement ?? outermost
          return nil
        }
        return outermost?.mark
      })
  }
}
