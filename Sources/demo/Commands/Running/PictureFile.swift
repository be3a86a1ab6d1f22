internal import SDLHost

/// Pictures under the names that a person gave.
nonisolated enum PictureFile {
  /// Throws where a picture of this name cannot be written here: before the work is done.
  static func check(_ path: String) throws(CommandFailure) {
    do { try Picture.check(path) } catch { throw failure(error) }
  }

  /// Writes a picture, whole or not at all.
  static func write(_ picture: Picture, to path: String) throws(CommandFailure) {
    do { try picture.write(to: path) } catch { throw failure(error) }
  }

  /// How the program ends where a picture cannot be written.
  static func failure(_ error: PictureError) -> CommandFailure {
    switch error {
    case .missingSatellite, .host: .missing(error.description)
    case .unknownFormat, .file: .badInput(error.description)
    }
  }
}

nonisolated extension PictureFile {
  /// The extension of pictures whose format is left to us: `png` where it can be written.
  static var preferredExtension: String {
    do {
      try Picture.check("picture.png")
      return "png"
    } catch {
      return "bmp"
    }
  }
}
