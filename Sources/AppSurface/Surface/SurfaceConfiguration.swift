/// What a surface is laid out for: a size and all that a device and a person bring.
public nonisolated struct SurfaceConfiguration: Hashable, Sendable {
  /// The surface's size in points.
  public var size: Size
  /// Pixels for each point; sizes of text are rounded to whole pixels.
  public var scale: Double
  /// What the status bar, cutout and home indicator take, on the physical edges, in points.
  public var safeArea: EdgeInsets
  /// How the device is held.
  public var orientation: Orientation
  /// The room on both axes.
  public var sizeClass: SizeClass
  /// Light or dark.
  public var colorScheme: ColorScheme
  /// The side on which lines begin.
  public var layoutDirection: LayoutDirection
  /// The factor by which text is larger than its font says.
  public var textScale: Double
  /// How far ink and ground are apart.
  public var contrast: ColorSchemeContrast
  /// Whether nothing is to move that need not.
  public var reduceMotion: Bool
  /// The made-up languages that texts are shown in.
  public var pseudoLocale: PseudoLocale
  /// What sort of thing shows the surface.
  public var deviceKind: DeviceKind

  /// A configuration of a size without a device; everything else is standard unless it is named.
  public init(
    size: Size, scale: Double = 1, safeArea: EdgeInsets = .zero,
    orientation: Orientation = .portrait, sizeClass: SizeClass? = nil,
    colorScheme: ColorScheme = .light, layoutDirection: LayoutDirection = .leftToRight,
    textScale: Double = 1, contrast: ColorSchemeContrast = .standard, reduceMotion: Bool = false,
    pseudoLocale: PseudoLocale = [], deviceKind: DeviceKind = .desktop
  ) {
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    self.orientation = orientation
    self.sizeClass = sizeClass ?? SizeClass(freeSize: size)
    self.colorScheme = colorScheme
    self.layoutDirection = layoutDirection
    self.textScale = textScale
    self.contrast = contrast
    self.reduceMotion = reduceMotion
    self.pseudoLocale = pseudoLocale
    self.deviceKind = deviceKind
  }

  /// The step of ``textScale``, the nearest where it lies between two.
  public var dynamicTypeSize: DynamicTypeSize {
    get { DynamicTypeSize(nearestTo: textScale) }
    set { textScale = newValue.scale }
  }

  /// The range that ``textScale`` is kept in.
  public static let textScaleRange = 0.8...3.1

  /// The safe area by the direction of lines: the one place where physical edges are mapped.
  public var directionalSafeArea: DirectionalEdgeInsets {
    let isRightToLeft = layoutDirection == .rightToLeft
    return DirectionalEdgeInsets(
      top: safeArea.top, leading: isRightToLeft ? safeArea.right : safeArea.left,
      bottom: safeArea.bottom, trailing: isRightToLeft ? safeArea.left : safeArea.right)
  }

  /// The same configuration with what is not finite or not positive made harmless.
  var sane: SurfaceConfiguration {
    var copy = self
    let limit = 100_000.0
    func length(_ value: Double) -> Double { value.isFinite ? min(limit, max(1, value)) : 1 }
    func inset(_ value: Double) -> Double { value.isFinite ? max(0, value) : 0 }
    copy.size = Size(width: length(size.width), height: length(size.height))
    copy.scale = scale.isFinite && scale > 0 ? min(16, scale) : 1
    copy.safeArea = EdgeInsets(
      top: inset(safeArea.top), left: inset(safeArea.left), bottom: inset(safeArea.bottom),
      right: inset(safeArea.right))
    let range = SurfaceConfiguration.textScaleRange
    copy.textScale =
      textScale.isFinite ? min(range.upperBound, max(range.lowerBound, textScale)) : 1
    return copy
  }

  /// What the environment of the root view has of the configuration.
  var style: EnvironmentStyle {
    var style = EnvironmentStyle()
    style.colorScheme = colorScheme
    style.contrast = contrast
    style.layoutDirection = layoutDirection
    style.textScale = textScale
    style.reduceMotion = reduceMotion
    style.pseudoLocale = pseudoLocale
    style.deviceKind = deviceKind
    style.displayScale = scale
    style.sizeClass = sizeClass
    return style
  }
}
