import AppSurfaceTesting

nonisolated extension SeededGenerator {
  /// Random pieces one after the other.
  mutating func text(_ pieces: [String], upTo maximum: Int) -> String {
    (0..<Int.random(in: 0...maximum, using: &self)).reduce(into: "") { text, _ in
      text += pieces.randomElement(using: &self) ?? ""
    }
  }
}
