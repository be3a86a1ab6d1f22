/// A screen that shows one view.
@MainActor open class HostingScreen<Content: View>: Screen {
  /// The view; setting it evaluates it.
  public var rootView: Content { didSet { setNeedsUpdate() } }

  /// A screen that shows `rootView`.
  public init(rootView: Content, fileID: String = #fileID, line: Int = #line) {
    self.rootView = rootView
    super.init(fileID: fileID, line: line)
  }

  open override var hostedView: (any View)? { rootView }
  open override var content: AnyView { AnyView(rootView) }
}
