/// The element beneath a ``Picker`` in a style that is made of other views: its choices stand inside.
public final class PickerElement: ZStackElement {
  public override var viewName: String { "Picker" }
}
