internal import DeviceCatalog

/// The part of the environment that nearly every view reads.
nonisolated struct EnvironmentStyle: Hashable {
  var colorScheme = ColorScheme.light
  var contrast = ColorSchemeContrast.standard
  var layoutDirection = LayoutDirection.leftToRight
  var textScale = 1.0
  var reduceMotion = false
  var pseudoLocale: PseudoLocale = []
  var deviceKind = DeviceKind.desktop
  var displayScale = 1.0
  var sizeClass = SizeClass(horizontal: .compact, vertical: .regular)
  var isEnabled = true
  var font: Font?
  var foreground = Paint.primary
  var tint: Color?
  var lineLimit: Int?
  var truncationMode = TruncationMode.tail
  var textAlignment = TextAlignment.leading
  var buttonStyle = ButtonStyle.automatic
  var isInRow = false

  /// The same without what changes no length.
  var measures: EnvironmentStyle {
    var copy = self
    let standard = EnvironmentStyle()
    (copy.colorScheme, copy.contrast) = (standard.colorScheme, standard.contrast)
    (copy.reduceMotion, copy.isEnabled) = (standard.reduceMotion, standard.isEnabled)
    (copy.foreground, copy.tint) = (standard.foreground, standard.tint)
    return copy
  }
}
