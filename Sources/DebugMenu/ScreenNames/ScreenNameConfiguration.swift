#if DEBUG_TOOLS
  public import AppSurface

  /// How the overlay of screen names looks and which labels show.
  public nonisolated struct ScreenNameConfiguration: Hashable, Sendable {
    /// The look of one side's labels, in points of the app's surface.
    public struct Label: Hashable, Sendable {
      /// The ink.
      public var textColor: Color
      /// What lies under the text.
      public var backgroundColor: Color
      /// The size of the text; the app's simulated text size does not count.
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
        textColor: Color = .white, backgroundColor: Color = Color(white: 0, alpha: 0.7),
        textSize: Double = 12, enabled: Bool = true, paddingHorizontal: Double = 6,
        paddingVertical: Double = 2, cornerRadius: Double = 4
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

    /// At which edge the labels stand.
    public enum VerticalPosition: String, Hashable, Sendable, CaseIterable {
      /// Below the top safe edge.
      case top
      /// Above the bottom safe edge.
      case bottom
    }

    /// Which labels share a look.
    public enum Side: String, Hashable, Sendable, CaseIterable {
      /// Those of the screen, its child and the hosted view.
      case screen
      /// That of the route.
      case route
    }

    /// The labels of the screen, its child and the hosted view.
    public var screen = Label()
    /// The label of the route.
    public var route = Label(textColor: .yellow)
    /// At which edge the labels stand.
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
#endif
