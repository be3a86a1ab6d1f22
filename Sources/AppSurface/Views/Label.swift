/// A symbol with text beside it.
public struct Label: View {
  private let title: String
  private let systemImage: String
  var string: String { title }
  var symbolName: String { systemImage }

  /// Text with a symbol before it.
  public init(_ title: String, systemImage: String) {
    self.title = title
    self.systemImage = systemImage
  }

  /// The symbol and the text.
  public var body: some View {
    HStack(spacing: 10) {
      Image(systemName: systemImage)
      Text(title)
    }
  }
}
