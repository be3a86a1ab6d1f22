/// Faces for what the chosen one lacks, found through fontconfig when the first glyph is missing.
final class FallbackFaces {
  private let notices: Notices
  private let provides: (FaceFile, Unicode.Scalar) -> Bool
  private var fontconfig: FontconfigLibrary?
  private var hasLooked = false
  private var found: [FaceFile] = []
  private var answers: [UInt32: FaceFile?] = [:]

  /// Faces that `provides` says have a glyph.
  init(notices: Notices, provides: @escaping (FaceFile, Unicode.Scalar) -> Bool) {
    self.notices = notices
    self.provides = provides
  }

  /// A face that has the character; nil where the machine has none.
  func face(for scalar: Unicode.Scalar) -> FaceFile? {
    if let known = answers[scalar.value] { return known }
    let answer = found.first { provides($0, scalar) } ?? search(scalar)
    answers[scalar.value] = .some(answer)
    return answer
  }

  private func search(_ scalar: Unicode.Scalar) -> FaceFile? {
    if !hasLooked {
      hasLooked = true
      fontconfig = FontconfigLibrary()
      if fontconfig == nil {
        notices.say(
          "fonts: fontconfig (package libfontconfig1) is missing; other scripts show as boxes")
      }
    }
    guard let fontconfig else { return nil }
    if let match = fontconfig.face(family: nil, weight: 80, having: scalar) {
      let file = FaceFile(path: match.path, index: match.index & 0xFFFF)
      if provides(file, scalar) {
        found.append(file)
        return file
      }
    }
    notices.say("fonts: no installed font has every character shown; the missing ones are boxes")
    return nil
  }
}
