/// The ink of one glyph or symbol: how much of each pixel it covers, from 0 (none) to 255 (all).
nonisolated struct CoverageMask: Equatable, Sendable {
  /// The size in pixels; both are 0 where there is no ink.
  let width: Int
  let height: Int

  /// Where the mask's top-left pixel is, in pixels, y down: from the pen position on the baseline
  /// for a glyph, from the top-left of its square box for a symbol.
  let left: Int
  let top: Int

  /// Row by row from the top, `width * height` values.
  let coverage: [UInt8]

  static let empty = CoverageMask(width: 0, height: 0, left: 0, top: 0, coverage: [])
}
