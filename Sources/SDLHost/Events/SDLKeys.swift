public import AppSurface
import CSDL2

/// SDL's numbers for keys and modifiers, for whoever looks at events before they are translated.
public nonisolated enum SDLKeys {
  /// All key codes that mean a key, those of the keypad among them.
  public static func codes(of key: Key) -> [Int32] {
    let scalars = key.name.unicodeScalars
    let own = scalars.count == 1 ? scalars.first.map { [Int32(bitPattern: $0.value)] } ?? [] : []
    return own + Key.codes(named: key.name)
  }
}

nonisolated extension KeyModifiers {
  /// The modifiers of SDL's set. Locks do not count, nor does AltGr, which makes characters.
  public init(sdl modifiers: UInt16) { self.init(modifiers) }
}
