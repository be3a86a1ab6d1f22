import AppSurface
import Glibc

/// Where the usual faces lie, so that a program starts without fontconfig.
nonisolated enum KnownFonts {
  private static let root = "/usr/share/fonts/"

  /// A family's folders and the names of its files by weight.
  private struct Place {
    var name: String
    var folders: [String]
    var files: [String]
  }

  private static let sans = [
    Place(
      name: "Inter", folders: ["opentype/inter/", "truetype/inter/", "inter/"],
      files: ["Inter-Regular.otf", "Inter-Medium.otf", "Inter-SemiBold.otf", "Inter-Bold.otf"]),
    Place(
      name: "Noto Sans", folders: ["truetype/noto/", "noto/"],
      files: [
        "NotoSans-Regular.ttf", "NotoSans-Medium.ttf", "NotoSans-SemiBold.ttf", "NotoSans-Bold.ttf",
      ]),
    Place(
      name: "DejaVu Sans", folders: ["truetype/dejavu/", "dejavu/", "TTF/"],
      files: ["DejaVuSans.ttf", "", "", "DejaVuSans-Bold.ttf"]),
    Place(
      name: "Liberation Sans", folders: ["truetype/liberation/", "truetype/liberation2/"],
      files: ["LiberationSans-Regular.ttf", "", "", "LiberationSans-Bold.ttf"]),
  ]

  private static let monospaced = [
    Place(
      name: "DejaVu Sans Mono", folders: ["truetype/dejavu/", "dejavu/", "TTF/"],
      files: ["DejaVuSansMono.ttf", "", "", "DejaVuSansMono-Bold.ttf"]),
    Place(
      name: "Noto Sans Mono", folders: ["truetype/noto/", "noto/"],
      files: [
        "NotoSansMono-Regular.ttf", "NotoSansMono-Medium.ttf", "NotoSansMono-SemiBold.ttf",
        "NotoSansMono-Bold.ttf",
      ]),
    Place(
      name: "Liberation Mono", folders: ["truetype/liberation/", "truetype/liberation2/"],
      files: ["LiberationMono-Regular.ttf", "", "", "LiberationMono-Bold.ttf"]),
  ]

  /// The first family of a design that the machine has.
  static func family(_ design: Font.Design) -> FaceFamily? {
    for place in design == .monospaced ? monospaced : sans {
      for folder in place.folders {
        let files = place.files.map { file -> FaceFile? in
          let path = root + folder + file
          return !file.isEmpty && exists(path) ? FaceFile(path: path) : nil
        }
        guard let regular = files[0] else { continue }
        return FaceFamily(
          name: place.name, regular: regular, medium: files[1], semibold: files[2], bold: files[3])
      }
    }
    return nil
  }

  static func exists(_ path: String) -> Bool { access(path, R_OK) == 0 }
}
