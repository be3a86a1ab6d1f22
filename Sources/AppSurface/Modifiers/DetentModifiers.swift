extension View {
  /// The heights that the sheet around this view can stand at; it starts at the lowest.
  public consuming func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    let detents = PresentationDetent.inOrder(detents)
    return ScreenSetting(base: self) { $0.outermost.detents = detents }
  }

  /// The heights that the sheet around this view can stand at, and the one it stands at.
  public consuming func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    let detents = PresentationDetent.inOrder(detents)
    // Read here, so that the view is told when it changes.
    let selected = selection.wrappedValue
    return ScreenSetting(base: self) { screen in
      let sheet = screen.outermost
      sheet.detents = detents
      sheet.selectedDetent = selected
      sheet.onSelectDetent = { selection.wrappedValue = $0 }
    }
  }

  /// Whether the person cannot dismiss what this view is presented in.
  public consuming func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    ScreenSetting(base: self) { $0.outermost.isModalInPresentation = isDisabled }
  }
}

extension PresentationDetent {
  /// A set in an order that is always the same.
  fileprivate static func inOrder(_ detents: Set<PresentationDetent>) -> [PresentationDetent] {
    func rank(_ detent: PresentationDetent) -> (Int, Double) {
      switch detent {
      case .medium: (0, 0)
      case .large: (1, 0)
      case .fraction(let part): (2, part)
      case .height(let points): (3, points)
      }
    }
    return detents.sorted { rank($0) < rank($1) }
  }
}
