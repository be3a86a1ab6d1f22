/// The element beneath `searchable(text:placement:prompt:)`: a field for searching over the content.
public final class SearchableElement: StackElement {
  /// What is searched for.
  public internal(set) var query = ""

  public override var viewName: String { "Searchable" }
  public override var ownValue: String? { query.isEmpty ? nil : query }
}
