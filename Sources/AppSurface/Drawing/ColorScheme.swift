/// Light or dark.
public nonisolated enum ColorScheme: String, Hashable, Sendable, CaseIterable {
  /// Dark ink on light ground.
  case light
  /// Light ink on dark ground.
  case dark
}
