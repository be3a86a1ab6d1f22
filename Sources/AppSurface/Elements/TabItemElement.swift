/// The element of one tab of the bar.
public final class TabItemElement: ControlElement {
  var choose: () -> Void = {}
  var isSelected = false { didSet { if isSelected != oldValue { setNeedsDisplay() } } }

  public override var viewName: String { "TabItem" }
  public override var role: ElementRole { .tab }
  public override var ownValue: String? { isSelected ? "selected" : nil }

  public override func draw(_ canvas: inout Canvas) {
    drawFocusRing(&canvas, around: bounds.inset(by: 4), radius: 8)
  }

  public override func activate() -> Bool {
    choose()
    return true
  }
}
