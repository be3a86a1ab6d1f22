import AppSurface

/// From a choice to families of files.
struct FontSearch {
  let notices: Notices

  /// The family for a choice, or else the next best; nil where the machine has no font at all.
  func family(for choice: FontChoice) -> FaceFamily? {
    do throws(FontLack) { return try chosen(choice) } catch {
      let family = standard()
      notices.say("fonts: \(error.reason); using \(family?.name ?? "the embedded face")")
      return family
    }
  }

  /// The family of a choice and no other; nil where nothing is chosen that the machine must have.
  func chosen(_ choice: FontChoice) throws(FontLack) -> FaceFamily? {
    switch choice {
    case .embedded:
      return nil
    case .automatic:
      return standard()
    case .file(let path):
      if KnownFonts.exists(path) {
        return FaceFamily(name: path, regular: FaceFile(path: path))
      }
      throw FontLack(reason: "\(path): cannot be read")
    case .named(let name):
      guard let fontconfig = FontconfigLibrary() else {
        throw FontLack(
          reason: "finding \(name) needs fontconfig (package libfontconfig1)", isOfMachine: true)
      }
      guard let regular = Self.face(name, 80, fontconfig) else {
        throw FontLack(reason: "\(name) is not installed")
      }
      return FaceFamily(
        name: regular.found.family, regular: regular.file,
        medium: Self.face(name, 100, fontconfig, from: 90)?.file,
        semibold: Self.face(name, 180, fontconfig, from: 170)?.file,
        bold: Self.face(name, 200, fontconfig, from: 190)?.file)
    }
  }

  /// The machine's monospaced family.
  func monospaced() -> FaceFamily? {
    KnownFonts.family(.monospaced) ?? asked("monospace")
  }

  private func standard() -> FaceFamily? { KnownFonts.family(.default) ?? asked("sans-serif") }

  /// What fontconfig gives for a generic name.
  private func asked(_ generic: String) -> FaceFamily? {
    guard let found = FontconfigLibrary()?.face(family: generic, weight: 80) else { return nil }
    return FaceFamily(
      name: found.family, regular: FaceFile(path: found.path, index: found.index & 0xFFFF))
  }

  /// A face of exactly that family; fontconfig itself always finds some other one.
  private static func face(
    _ name: String, _ weight: Int32, _ fontconfig: FontconfigLibrary, from least: Int32 = 0
  ) -> (found: FontconfigLibrary.Found, file: FaceFile)? {
    guard let found = fontconfig.face(family: name, weight: weight), found.weight >= least,
      found.family.lowercased() == name.lowercased()
    else { return nil }
    // The upper half of the index names an instance of a variable font, which SDL2_ttf cannot set.
    return (found, FaceFile(path: found.path, index: found.index & 0xFFFF))
  }
}
