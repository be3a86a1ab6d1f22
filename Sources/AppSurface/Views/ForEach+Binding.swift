extension ForEach {
  /// Views for the members of a collection that can be changed; each is given a binding to its own.
  public init<Source: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Source>, @ViewBuilder content: @escaping (Binding<Source.Element>) -> Content
  )
  where
    Data == [IndexedMember<Source>], ID == Source.Element.ID, Source.Element: Identifiable
  {
    self.init(IndexedMember.all(of: data), identifiedBy: { $0.id }) { content($0.binding) }
  }
}

/// A member of a collection together with the way to change it.
public struct IndexedMember<Source: MutableCollection & RandomAccessCollection>
where Source.Element: Identifiable {
  let id: Source.Element.ID
  let binding: Binding<Source.Element>

  static func all(of data: Binding<Source>) -> [IndexedMember] {
    let source = data.wrappedValue
    return source.indices.map { index in
      let last = source[index]
      return IndexedMember(
        id: last.id,
        binding: Binding(
          get: { member(at: index, of: data.wrappedValue, id: last.id) ?? last },
          set: { value in
            if member(at: index, of: data.wrappedValue, id: last.id) != nil {
              data.wrappedValue[index] = value
            }
          }))
    }
  }

  /// The member at an index while it is still the same one: it may be asked for once more after it
  /// was removed.
  private static func member(
    at index: Source.Index, of source: Source, id: Source.Element.ID
  ) -> Source.Element? {
    guard index >= source.startIndex, index < source.endIndex, source[index].id == id else {
      return nil
    }
    return source[index]
  }
}
