extension View {
  /// Presents a card over the screen while the binding is true.
  public consuming func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    fileID: String = #fileID, line: Int = #line, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    Presenting(
      base: self, isPresented: isPresented, style: .sheet, onDismiss: onDismiss,
      declaration: SourceAddress(fileID: fileID, line: line), presented: { AnyView(content()) })
  }

  /// Presents a card over the screen while the binding holds an item.
  public consuming func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    fileID: String = #fileID, line: Int = #line, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    Presenting(
      base: self, isPresented: item.isPresent, item: { item.wrappedValue.map(\.id) }, style: .sheet,
      onDismiss: onDismiss,
      declaration: SourceAddress(fileID: fileID, line: line),
      presented: { AnyView(item.wrappedValue.map(content)) })
  }

  /// Covers the whole surface while the binding is true.
  public consuming func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    fileID: String = #fileID, line: Int = #line, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    Presenting(
      base: self, isPresented: isPresented, style: .fullScreenCover, onDismiss: onDismiss,
      declaration: SourceAddress(fileID: fileID, line: line), presented: { AnyView(content()) })
  }

  /// Covers the whole surface while the binding holds an item.
  public consuming func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    fileID: String = #fileID, line: Int = #line, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    Presenting(
      base: self, isPresented: item.isPresent, item: { item.wrappedValue.map(\.id) },
      style: .fullScreenCover, onDismiss: onDismiss,
      declaration: SourceAddress(fileID: fileID, line: line),
      presented: { AnyView(item.wrappedValue.map(content)) })
  }

  /// The title that a navigation bar shows for the screen around this view.
  public consuming func navigationTitle(_ title: String) -> some View {
    ScreenSetting(base: self) { screen in
      if screen.title != title { screen.title = title }
    }
  }
}

extension Binding where Value: ExpressibleByNilLiteral {
  /// Whether an optional value is there; setting false takes it away.
  var isPresent: Binding<Bool> {
    Binding<Bool>(
      get: { !isNil(wrappedValue) },
      set: { isPresented in if !isPresented { wrappedValue = nil } })
  }
}

/// Whether a value is an optional that is nil.
private func isNil(_ value: Any) -> Bool {
  guard let optional = value as? any OptionalValue else { return false }
  return optional.isNone
}

private nonisolated protocol OptionalValue {
  var isNone: Bool { get }
}

nonisolated extension Optional: OptionalValue {
  fileprivate var isNone: Bool { self == nil }
}
