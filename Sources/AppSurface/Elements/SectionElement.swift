/// The element beneath ``Section``: its heading. The rows are elements of their own.
public final class SectionElement: ZStackElement {
  public override var viewName: String { "Section" }
}
