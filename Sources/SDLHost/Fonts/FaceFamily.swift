import AppSurface

/// A face in a file.
nonisolated struct FaceFile: Hashable {
  var path: String
  var index = 0
  /// Whether the strokes are thickened, because the family has no such weight.
  var isEmboldened = false
}

/// The faces of one family by weight.
nonisolated struct FaceFamily {
  var name: String
  var regular: FaceFile
  var medium: FaceFile?
  var semibold: FaceFile?
  var bold: FaceFile?

  /// The nearest face: a missing weight is the next heavier one that there is for titles, and
  /// thickened strokes where the family has one weight only.
  func file(for weight: Font.Weight) -> FaceFile {
    var thickened = regular
    thickened.isEmboldened = true
    return switch weight {
    case .regular: regular
    case .medium: medium ?? regular
    case .semibold: semibold ?? bold ?? thickened
    case .bold: bold ?? semibold ?? thickened
    }
  }
}
