#if DEBUG_TOOLS
  public import AppSurface

  /// What the menu's own rows show: the state of the session as far as the menu tells it.
  public nonisolated struct MenuSettings: Hashable, Sendable {
    /// Which size the app has and why.
    public var resize: ResizeState
    /// The sizes that a person comes back to.
    public var sizes = SizeList()
    /// Whether the names of screen and route show.
    public var showsOverlay: Bool
    /// How the names of screen and route look, and which of them show.
    public var screenNames: ScreenNameConfiguration
    /// Whether the app's appearance is dark.
    public var isDark: Bool
    /// Whether the app's layout runs from right to left.
    public var isRightToLeft: Bool
    /// The factor of the app's text sizes.
    public var textScale: Double
    /// Whether ink and ground are further apart than usual.
    public var increasesContrast: Bool
    /// Whether nothing is to move that need not.
    public var reducesMotion: Bool
    /// The made-up languages of the app's texts.
    public var pseudoLocale: PseudoLocale
    /// The devices side by side, and whether they show.
    public var wall: WallState
    /// The traits that the app has not asked for: setting them has no effect on it.
    public var unreadTraits: SurfaceTraits = []

    /// The factors that text sizes can be multiplied by.
    public static let textScales: ClosedRange<Double> = 0.8...3.1

    /// Settings from their parts.
    public init(
      resize: ResizeState, showsOverlay: Bool = false,
      screenNames: ScreenNameConfiguration = ScreenNameConfiguration(), isDark: Bool = false,
      isRightToLeft: Bool = false, textScale: Double = 1, increasesContrast: Bool = false,
      reducesMotion: Bool = false, pseudoLocale: PseudoLocale = [], wall: WallState? = nil
    ) {
      self.resize = resize
      self.showsOverlay = showsOverlay
      self.screenNames = screenNames
      self.isDark = isDark
      self.isRightToLeft = isRightToLeft
      self.textScale = textScale
      self.increasesContrast = increasesContrast
      self.reducesMotion = reducesMotion
      self.pseudoLocale = pseudoLocale
      self.wall = wall ?? WallState(catalog: .builtIn)
    }
  }
#endif
