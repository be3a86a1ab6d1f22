import CSDL2

/// A library that is loaded while the program runs, as SDL's own satellites load their codecs.
///
/// It stays loaded: its functions may be called until the process ends.
nonisolated struct DynamicLibrary {
  private let handle: UnsafeMutableRawPointer

  /// The library by its file name (`libSDL2_ttf-2.0.so.0`); nil where the machine has none.
  init?(_ name: String) {
    guard let handle = SDL_LoadObject(name) else { return nil }
    self.handle = handle
  }

  /// A function by name; the type is the caller's word for what the library's manual says.
  func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    guard let address = SDL_LoadFunction(handle, name) else { return nil }
    return unsafeBitCast(address, to: type)
  }
}
