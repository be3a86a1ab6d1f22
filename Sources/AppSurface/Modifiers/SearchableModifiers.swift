/// Where the field of `searchable(text:placement:prompt:)` stands.
public nonisolated enum SearchFieldPlacement: Hashable, Sendable {
  /// Above the content.
  case automatic
  /// Above the content, beneath the navigation bar.
  case navigationBarDrawer
  /// Above the content, beneath the navigation bar.
  case toolbar
}

extension View {
  /// A field above the view, with which what it shows is searched.
  public consuming func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: some StringProtocol = "Search"
  ) -> some View {
    Searchable(base: self, text: text, prompt: String(prompt))
  }
}

/// The field and the content beneath it.
struct Searchable<Content: View>: PrimitiveView, ModifiedView {
  let base: Content
  let text: Binding<String>
  let prompt: String

  var content: any View { base }
  var isForEachItem: Bool { false }

  func applied(to content: AnyView) -> any View {
    Searchable<AnyView>(base: content, text: text, prompt: prompt)
  }

  func _evaluate(_ context: inout ViewContext) {
    let query = text.wrappedValue
    context.element(SearchableElement()) { element in
      element.axis = .vertical
      element.spacing = 0
      element.query = query
    }
    context.add(
      SearchField(prompt, text: text)
        .padding(DirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)))
    context.environment.isSearching = !query.isEmpty
    context.add(ZStack { base }.frame(maxWidth: .infinity, maxHeight: .infinity))
  }
}

private nonisolated enum IsSearchingKey: EnvironmentKey {
  static let defaultValue = false
}

nonisolated extension EnvironmentValues {
  /// Whether something is searched for in the field of the searchable view around this one.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }
}
