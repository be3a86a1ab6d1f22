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

  // Here and below, inlining hundreds of copies would only double the time of an optimised build.
  @inline(never) init(
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
  @inline(never) func with(_ change: (inout Screen) -> Void) -> Screen {
    var screen = self
    change(&screen)
    return screen
  }
}

extension Device {
  /// The device with the sources of what it states: the screen's own first, then the family's.
  @inline(never) func citing(_ family: [Figure: Source], _ own: [Figure: Source] = [:]) -> Device {
    var device = self
    var cited: [Figure: Source] = [:]
    for figure in figures { cited[figure] = own[figure] ?? family[figure] }
    device.sources = cited
    return device
  }
}
