extension Device {
  /// The figures that are stated.
  public var figures: [Figure] { Figure.allCases.filter(states) }

  private func states(_ figure: Figure) -> Bool {
    switch figure {
    case .size, .pixelSize: true
    case .ppi: ppi != nil
    case .diagonal: diagonal != nil
    case .year: year != nil
    case .safeArea: !safeAreas.orientations.isEmpty
    case .earlierSafeArea: earlierSafeAreas != nil
    case .keyboardHeight: !keyboardHeights.orientations.isEmpty
    case .cornerRadius: cornerRadius != nil
    case .cutout: cutout != nil
    case .hinge: hinge != nil
    case .multitasking: !multitasking.orientations.isEmpty
    case .slideOver: multitasking.orientations.contains { multitasking[$0]?.slideOver != nil }
    case .refreshRate: refreshRate != nil
    case .modelIdentifiers: !modelIdentifiers.isEmpty
    }
  }
}
