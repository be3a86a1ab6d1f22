#if !DEBUG_TOOLS
  public import AppSurface

  /// How labels would look that do not show without the tools.
  public nonisolated struct ScreenNameConfiguration: Hashable, Sendable {
    /// The look of one side's labels.
    public struct Label: Hashable, Sendable {
      /// The ink.
      public var textColor: Color
      /// What lies under the text.
      public var backgroundColor: Color
      /// The size of the text.
      public var textSize: Double
      /// Whether the label shows.
      public var enabled: Bool
      /// The room to the left and right of the text.
      public var paddingHorizontal: Double
      /// The room above and below the text.
      public var paddingVertical: Double
      /// How round the corners are.
      public var cornerRadius: Double

      /// A look from its parts.
      public init(
        textColor: Color = .clear, backgroundColor: Color = .clear, textSize: Double = 12,
        enabled: Bool = true, paddingHorizontal: Double = 6, paddingVertical: Double = 2,
        cornerRadius: Double = 4
      ) {
        self.textColor = textColor
        self.backgroundColor = backgroundColor
        self.textSize = textSize
        self.enabled = enabled
        self.paddingHorizontal = paddingHorizontal
        self.paddingVertical = paddingVertical
        self.cornerRadius = cornerRadius
      }
    }

    /// At which edge the labels would stand.
    public enum VerticalPosition: String, Hashable, Sendable, CaseIterable {
      /// One of two edges.
      case top, bottom
    }

    /// Which labels would share a look.
    public enum Side: String, Hashable, Sendable, CaseIterable {
      /// One of two sides.
      case screen, route
    }

    /// The labels of the screen.
    public var screen = Label()
    /// The label of the route.
    public var route = Label()
    /// At which edge the labels would stand.
    public var verticalPosition = VerticalPosition.top

    /// The labels of a side.
    public subscript(side: Side) -> Label {
      get { side == .screen ? screen : route }
      set { if side == .screen { screen = newValue } else { route = newValue } }
    }

    /// The labels of the screen, under UIKit's word for it.
    public var viewController: Label {
      get { screen }
      set { screen = newValue }
    }

    /// The usual look.
    public init() {}
  }

  /// Names nothing without the tools.
  public final class ScreenNameViewer {
    private init() {}

    /// Hooks nothing.
    @discardableResult
    public static func start(
      on surface: Surface, enabled: Bool = true,
      _ configure: (_ config: inout ScreenNameConfiguration) -> Void = { _ in }
    ) -> ScreenNameViewer { ScreenNameViewer() }

    /// Has no effect without the tools.
    public var configuration: ScreenNameConfiguration {
      get { ScreenNameConfiguration() }
      set {}
    }

    /// Has no effect without the tools.
    public var isVisible: Bool {
      get { false }
      set {}
    }

    /// Nothing happens.
    public func stop() {}
  }

  extension View {
    /// The view itself.
    public func trackScreenName(
      _ name: @autoclosure () -> String?, fileID: String = "", line: Int = 0
    ) -> some View { self }

    /// The view itself; the path is not looked at.
    public func trackScreenName<Path: BidirectionalCollection>(
      path: Path, fileID: String = "", line: Int = 0
    ) -> some View { self }

    /// The view itself; the path is not looked at.
    public func trackScreenName<Path: BidirectionalCollection>(
      path: Binding<Path>, fileID: String = "", line: Int = 0
    ) -> some View { self }

    /// The view itself; the path is not looked at.
    public func trackScreenName(
      path: NavigationPath, fileID: String = "", line: Int = 0
    ) -> some View { self }

    /// The view itself; the path is not looked at.
    public func trackScreenName(
      path: Binding<NavigationPath>, fileID: String = "", line: Int = 0
    ) -> some View { self }

    /// Says what a navigation shows for values of a type.
    public func navigationDestinationWithScreenName<Value: Hashable, Destination: View>(
      for type: Value.Type, fileID: String = "", line: Int = 0,
      @ViewBuilder destination: @escaping (Value) -> Destination
    ) -> some View { navigationDestination(for: type, destination: destination) }
  }
#endif
