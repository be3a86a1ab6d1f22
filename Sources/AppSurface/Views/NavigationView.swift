/// Kept for older code: a navigation stack that keeps its own path.
public struct NavigationView<Root: View>: View {
  private let root: Root

  /// A stack that keeps its own path.
  public init(@ViewBuilder content: () -> Root) { root = content() }

  /// The stack.
  public var body: some View { NavigationStack { root } }
}
