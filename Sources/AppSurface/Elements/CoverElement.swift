/// The ground of a screen that covers the whole surface, or the part of it that belongs to the
/// screen that presents.
public final class CoverElement: PresentationElement {
  public override var viewName: String { "FullScreenCover" }
  override var coversAll: Bool { style.hidesPresenter }

  public override func layoutChildren() {
    for child in children { child.place(in: room) }
  }

  /// Over the full screen or the current context, what the screen leaves free shows what is beneath.
  public override func draw(_ canvas: inout Canvas) {
    if let backgroundColor {
      canvas.fill(bounds, backgroundColor)
    } else if style.hidesPresenter {
      canvas.fill(bounds, palette.background)
    }
  }
}
