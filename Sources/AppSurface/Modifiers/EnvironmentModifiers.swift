extension View {
  /// Hands a value down to the views inside.
  public consuming func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    Modified(base: self, change: { $0.set(keyPath, to: value) })
  }

  /// Hands an observable object down to the views inside.
  public consuming func environment<Object: AnyObject>(_ object: Object) -> some View {
    Modified(base: self, change: { $0[object: Object.self] = object })
  }

  /// The font of texts inside that set none.
  @inlinable public consuming func font(_ font: Font?) -> some View {
    Modified(base: self, change: { $0.font = font })
  }

  /// The ink of texts and symbols inside that set none.
  @inlinable public consuming func foregroundStyle(_ paint: Paint) -> some View {
    Modified(base: self, change: { $0.foreground = paint })
  }

  /// The colour of texts and symbols inside that set none.
  @inlinable public consuming func foregroundStyle(_ color: Color) -> some View {
    foregroundStyle(Paint(color))
  }

  /// The colour of what can be pressed inside.
  @inlinable public consuming func tint(_ color: Color?) -> some View {
    Modified(base: self, change: { $0.tint = color })
  }

  /// How many lines texts inside may take.
  @inlinable public consuming func lineLimit(_ limit: Int?) -> some View {
    Modified(base: self, change: { $0.lineLimit = limit })
  }

  /// Where texts inside are cut when they do not fit.
  @inlinable public consuming func truncationMode(_ mode: TruncationMode) -> some View {
    Modified(base: self, change: { $0.truncationMode = mode })
  }

  /// How the lines of texts inside lie to one another.
  @inlinable public consuming func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    Modified(base: self, change: { $0.multilineTextAlignment = alignment })
  }

  /// Light or dark inside, whatever it is outside.
  public consuming func colorScheme(_ scheme: ColorScheme) -> some View {
    Modified(base: self, change: { $0.colorScheme = scheme })
  }

  /// Controls inside cannot be used while the condition holds.
  @inlinable public consuming func disabled(_ isDisabled: Bool) -> some View {
    Modified(base: self, change: { $0.isEnabled = $0.isEnabled && !isDisabled })
  }

  /// The value that selects this view in a picker or tab view.
  public consuming func tag(_ value: some Hashable) -> some View {
    Modified(base: self, traits: { $0.tag = AnyHashable(value) })
  }

  /// What stands on the tab of this view in a tab view.
  public consuming func tabItem<Item: View>(
    fileID: String = #fileID, line: Int = #line, @ViewBuilder _ item: () -> Item
  ) -> some View {
    let item = AnyView(item())
    let declaration = SourceAddress(fileID: fileID, line: line)
    return Modified(
      base: self,
      traits: {
        $0.tabItem = item
        $0.declaration = declaration
      })
  }

  /// A short text on the symbol of this view's tab; nil or an empty one shows none.
  public consuming func badge(_ text: String?) -> some View {
    Modified(base: self, traits: { $0.badge = text.flatMap { $0.isEmpty ? nil : $0 } })
  }

  /// A count on the symbol of this view's tab; zero shows none.
  public consuming func badge(_ count: Int) -> some View { badge(count == 0 ? nil : "\(count)") }
}
