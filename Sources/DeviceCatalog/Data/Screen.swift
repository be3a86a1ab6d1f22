/// The screen that several devices share; the data files name each once.
struct Screen {
  var size: Size
  var scale: Double
  /// The panel's pixels, where they are not size times scale.
  var pixelSize: Size?
  var ppi: Double?
  var diagonal: Double?
  var safeAreas = ByOrientation<EdgeInsets>()
  var keyboard = ByOrientation<Double>()
  var multitasking = ByOrientation<MultitaskingWidths>()
  var cornerRadius: Double?
  var cutout: Cutout?
  var hinge: Hinge?
  /// Sources that differ from the family's.
  var sources: [Figure: Source] = [:]

  init(
    _ width: Double, _ height: Double, scale: Double, pixels: Size? = nil, ppi: Double? = nil,
    diagonal: Double? = nil
  ) {
    size = Size(width: width, height: height)
    self.scale = scale
    pixelSize = pixels
    self.ppi = ppi
    self.diagonal = diagonal
  }

  /// The same screen after a change.
  func with(_ change: (inout Screen) -> Void) -> Screen {
    var screen = self
    change(&screen)
    return screen
  }
}

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

  /// The device with the sources of what it states: the screen's own first, then the family's.
  func citing(_ family: [Figure: Source], _ own: [Figure: Source] = [:]) -> Device {
    var device = self
    var cited: [Figure: Source] = [:]
    for figure in figures { cited[figure] = own[figure] ?? family[figure] }
    device.sources = cited
    return device
  }
}
