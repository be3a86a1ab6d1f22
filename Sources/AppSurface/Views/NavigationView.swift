/// Kept for older code: a navigation stack that keeps its own path.
public struct NavigationView<Root: View>: View {
  private let root: Root
  private let declaration: SourceAddress

  /// A stack that keeps its own path.
  public init(
    fileID: String = #fileID, line: Int = #line, @ViewBuilder content: () -> Root
  ) {
    root = content()
    declaration = SourceAddress(fileID: fileID, line: line)
  }

  /// The stack.
  public var body: some View {
    NavigationStack(fileID: declaration.fileID, line: declaration.line) { root }
  }
}
