import AppSurface

/// A font without its size: what measures are kept for.
nonisolated struct FaceKey: Hashable {
  let weight: Font.Weight
  let design: Font.Design

  init(_ font: Font) {
    weight = font.weight
    design = font.design
  }

  init(weight: Font.Weight, design: Font.Design) {
    self.weight = weight
    self.design = design
  }
}

nonisolated extension EmbeddedFace.Weight {
  init(_ weight: Font.Weight) {
    self =
      switch weight {
      case .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      }
  }
}
