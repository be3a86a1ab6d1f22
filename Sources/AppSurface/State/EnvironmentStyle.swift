/// The part of the environment that nearly every view reads.
nonisolated struct EnvironmentStyle: Hashable {
  var colorScheme = ColorScheme.light
  var layoutDirection = LayoutDirection.leftToRight
  var textScale = 1.0
  var displayScale = 1.0
  var sizeClass = SizeClass(horizontal: .compact, vertical: .regular)
  var isEnabled = true
  var font: Font?
  var foreground = Paint.primary
  var tint: Color?
  var lineLimit: Int?
  var truncationMode = TruncationMode.tail
  var textAlignment = TextAlignment.leading
}
