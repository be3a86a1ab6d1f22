import CSDL2

/// The functions of fontconfig that finding a face needs. Loading its configuration costs
/// milliseconds, so nothing asks for it before a glyph is missing or a font is named.
nonisolated struct FontconfigLibrary {
  private typealias Start = @convention(c) () -> Int32
  private typealias Create = @convention(c) () -> OpaquePointer?
  private typealias Destroy = @convention(c) (OpaquePointer) -> Void
  private typealias AddCharacter = @convention(c) (OpaquePointer, UInt32) -> Int32
  private typealias AddCharacters =
    @convention(c) (
      OpaquePointer, UnsafePointer<CChar>, OpaquePointer
    ) -> Int32
  private typealias AddString =
    @convention(c) (
      OpaquePointer, UnsafePointer<CChar>, UnsafePointer<CChar>
    ) -> Int32
  private typealias AddInteger =
    @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int32)
    -> Int32
  private typealias Substitute = @convention(c) (OpaquePointer?, OpaquePointer, Int32) -> Int32
  private typealias Match =
    @convention(c) (
      OpaquePointer?, OpaquePointer, UnsafeMutablePointer<Int32>
    ) -> OpaquePointer?
  private typealias GetString =
    @convention(c) (
      OpaquePointer, UnsafePointer<CChar>, Int32, UnsafeMutablePointer<UnsafePointer<CChar>?>
    ) -> Int32
  private typealias GetInteger =
    @convention(c) (
      OpaquePointer, UnsafePointer<CChar>, Int32, UnsafeMutablePointer<Int32>
    ) -> Int32

  static let fileName = "libfontconfig.so.1"

  private let createPattern: Create
  private let destroyPattern: Destroy
  private let createCharacters: Create
  private let destroyCharacters: Destroy
  private let addCharacter: AddCharacter
  private let addCharacters: AddCharacters
  private let addString: AddString
  private let addInteger: AddInteger
  private let addBool: AddInteger
  private let substitute: Substitute
  private let substituteDefaults: Destroy
  private let match: Match
  private let getString: GetString
  private let getInteger: GetInteger

  /// Loads the library and its configuration; nil where the machine lacks it.
  init?() {
    guard let library = DynamicLibrary(Self.fileName),
      let start = library.function("FcInit", as: Start.self),
      let createPattern = library.function("FcPatternCreate", as: Create.self),
      let destroyPattern = library.function("FcPatternDestroy", as: Destroy.self),
      let createCharacters = library.function("FcCharSetCreate", as: Create.self),
      let destroyCharacters = library.function("FcCharSetDestroy", as: Destroy.self),
      let addCharacter = library.function("FcCharSetAddChar", as: AddCharacter.self),
      let addCharacters = library.function("FcPatternAddCharSet", as: AddCharacters.self),
      let addString = library.function("FcPatternAddString", as: AddString.self),
      let addInteger = library.function("FcPatternAddInteger", as: AddInteger.self),
      let addBool = library.function("FcPatternAddBool", as: AddInteger.self),
      let substitute = library.function("FcConfigSubstitute", as: Substitute.self),
      let substituteDefaults = library.function("FcDefaultSubstitute", as: Destroy.self),
      let match = library.function("FcFontMatch", as: Match.self),
      let getString = library.function("FcPatternGetString", as: GetString.self),
      let getInteger = library.function("FcPatternGetInteger", as: GetInteger.self),
      start() != 0
    else { return nil }
    self.createPattern = createPattern
    self.destroyPattern = destroyPattern
    self.createCharacters = createCharacters
    self.destroyCharacters = destroyCharacters
    self.addCharacter = addCharacter
    self.addCharacters = addCharacters
    self.addString = addString
    self.addInteger = addInteger
    self.addBool = addBool
    self.substitute = substitute
    self.substituteDefaults = substituteDefaults
    self.match = match
    self.getString = getString
    self.getInteger = getInteger
  }

  /// A face that was found.
  struct Found {
    var family: String
    var path: String
    var index: Int
    var weight: Int32
  }

  /// The face that is nearest to a family and a weight (80 regular, 200 bold), and that has a
  /// character if one is given.
  func face(family: String?, weight: Int32, having character: Unicode.Scalar? = nil) -> Found? {
    guard let pattern = createPattern() else { return nil }
    defer { destroyPattern(pattern) }
    if let family { _ = addString(pattern, "family", family) }
    _ = addInteger(pattern, "weight", weight)
    _ = addBool(pattern, "scalable", 1)
    _ = addBool(pattern, "color", 0)
    if let character, let set = createCharacters() {
      _ = addCharacter(set, character.value)
      _ = addCharacters(pattern, "charset", set)
      destroyCharacters(set)
    }
    _ = substitute(nil, pattern, 0)
    substituteDefaults(pattern)
    var result: Int32 = 0
    guard let found = match(nil, pattern, &result) else { return nil }
    defer { destroyPattern(found) }
    guard let path = string("file", of: found) else { return nil }
    return Found(
      family: string("family", of: found) ?? "", path: path,
      index: Int(integer("index", of: found) ?? 0), weight: integer("weight", of: found) ?? 80)
  }

  private func string(_ key: String, of pattern: OpaquePointer) -> String? {
    var value: UnsafePointer<CChar>?
    guard getString(pattern, key, 0, &value) == 0, let value else { return nil }
    return String(cString: value)
  }

  private func integer(_ key: String, of pattern: OpaquePointer) -> Int32? {
    var value: Int32 = 0
    return getInteger(pattern, key, 0, &value) == 0 ? value : nil
  }
}
