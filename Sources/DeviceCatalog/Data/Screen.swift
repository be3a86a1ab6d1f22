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
  var sources: [Device.Figure: Device.Source] = [:]

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

  /// The same screen with further figures; sources are added to those that it has.
  @inline(never) func with(
    safeAreas: ByOrientation<EdgeInsets>? = nil, keyboard: ByOrientation<Double>? = nil,
    multitasking: ByOrientation<MultitaskingWidths>? = nil, cornerRadius: Double? = nil,
    cutout: Cutout? = nil, hinge: Hinge? = nil, sources: [Device.Figure: Device.Source] = [:]
  ) -> Screen {
    var screen = self
    screen.safeAreas = safeAreas ?? screen.safeAreas
    screen.keyboard = keyboard ?? screen.keyboard
    screen.multitasking = multitasking ?? screen.multitasking
    screen.cornerRadius = cornerRadius ?? screen.cornerRadius
    screen.cutout = cutout ?? screen.cutout
    screen.hinge = hinge ?? screen.hinge
    screen.sources.merge(sources) { $1 }
    return screen
  }
}

extension Device {
  /// The device with the sources of what it states: the screen's own first, then the family's.
  @inline(never) func citing(
    _ family: [Device.Figure: Device.Source], _ own: [Device.Figure: Device.Source] = [:]
  ) -> Device {
    var device = self
    var cited: [Device.Figure: Device.Source] = [:]
    for figure in figures { cited[figure] = own[figure] ?? family[figure] }
    device.sources = cited
    return device
  }
}
