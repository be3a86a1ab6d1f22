extension Screen {
  /// How a presented screen covers the one that presents it: UIKit's styles, under their names.
  public nonisolated enum PresentationStyle: Hashable, Sendable, CaseIterable {
    /// A card; in regular width a large one, in compact width at the lower edge. What it stands on
    /// goes on showing.
    case pageSheet
    /// A smaller card in regular width; in compact width the same as a page sheet.
    case formSheet
    /// The whole surface; what it covers no longer shows.
    case fullScreen
    /// The whole surface, over what goes on showing beneath.
    case overFullScreen
    /// The part of the surface that belongs to the nearest screen that says
    /// ``Screen/definesPresentationContext``; what it covers no longer shows.
    case currentContext
    /// The same part, over what goes on showing beneath.
    case overCurrentContext
    /// A bubble beside the view that it belongs to; in compact width a sheet.
    case popover

    /// SwiftUI's sheet.
    public static let sheet = PresentationStyle.formSheet
    /// SwiftUI's full-screen cover.
    public static let fullScreenCover = PresentationStyle.fullScreen

    /// Whether what is covered no longer shows.
    var hidesPresenter: Bool { self == .fullScreen || self == .currentContext }
    /// Whether only a part of the surface is covered.
    var isInContext: Bool { self == .currentContext || self == .overCurrentContext }

    /// The style that is used where there is little room from side to side.
    func adapted(to sizeClass: UserInterfaceSizeClass) -> PresentationStyle {
      self == .popover && sizeClass == .compact ? .formSheet : self
    }
  }
}
