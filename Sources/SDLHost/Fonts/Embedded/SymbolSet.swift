/// The icons of the user interface, drawn on a grid of 24 units with strokes of one width.
///
/// A line of the data is a name and its path in the language of `VectorProgram`, y down.
nonisolated enum SymbolSet {
  /// All names, in the order of the data.
  static let names: [String] = symbols.map(\.name)

  /// The symbol's ink in a square box of `pixelSize` (1 to 512; others are drawn at the nearest),
  /// or nil where there is no symbol of that name.
  static func mask(
    named name: String, pixelSize: Double, weight: EmbeddedFace.Weight
  ) -> CoverageMask? {
    guard let path = paths[name], let program = VectorProgram(path) else { return nil }
    let size = pixelSize.isNaN ? 1 : min(max(pixelSize, 1), 512)
    let pen = VectorPen(
      scaleX: size / 24, originX: 0, scaleY: size / 24,
      halfWidth: max(1, stroke(weight) * size / 24) / 2, isRound: true, alignsBoxes: size < 48)
    let box = Int(size.rounded(.up))
    return CoverageRasterizer.mask(
      of: VectorTracer.layers(of: program, pen: pen), bounds: (0...box, 0...box))
  }

  /// The width of strokes in units.
  private static func stroke(_ weight: EmbeddedFace.Weight) -> Double {
    switch weight {
    case .regular: 1.7
    case .medium: 1.95
    case .semibold: 2.2
    case .bold: 2.5
    }
  }

  static let symbols: [(name: String, path: String)] = {
    var symbols: [(name: String, path: String)] = []
    for text in [basics, arrows, devices, objects, world] {
      for line in text.split(separator: "\n") {
        let parts = line.split(separator: " ", maxSplits: 1)
        if parts.count == 2 { symbols.append((String(parts[0]), String(parts[1]))) }
      }
    }
    return symbols
  }()

  private static let paths: [String: String] = {
    var paths: [String: String] = [:]
    for symbol in symbols { paths[symbol.name] = symbol.path }
    return paths
  }()
}
