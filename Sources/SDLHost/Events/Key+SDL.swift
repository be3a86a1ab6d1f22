import AppSurface
import CSDL2

nonisolated extension Key {
  /// The key of a key code. A keypad's keys are what they do: digits with Num Lock, else steps.
  init(code: SDL_Keycode, numLock: Bool) {
    if let keypad = Self.keypad[code] {
      self.init(numLock ? keypad.digit : keypad.step)
    } else if let name = Self.names[code] {
      self.init(name)
    } else if code > 32, code < 0x4000_0000, let scalar = Unicode.Scalar(UInt32(code)) {
      self.init(String(Character(scalar)))
    } else {
      let name = String(cString: SDL_GetKeyName(code)).filter { $0 != " " }
      self.init(name.isEmpty ? "unknown" : name)
    }
  }

  /// The key codes that have a name, or are a keypad's key of that name.
  static func codes(named name: String) -> [SDL_Keycode] {
    names.filter { $0.value == name }.map(\.key)
      + keypad.filter { $0.value.digit == name || $0.value.step == name }.map(\.key)
  }

  private static let names: [SDL_Keycode: String] = {
    let known: [(SDL_KeyCode, String)] = [
      (SDLK_RETURN, "return"), (SDLK_RETURN2, "return"), (SDLK_KP_ENTER, "return"),
      (SDLK_ESCAPE, "escape"), (SDLK_TAB, "tab"), (SDLK_KP_TAB, "tab"), (SDLK_SPACE, "space"),
      (SDLK_BACKSPACE, "backspace"), (SDLK_DELETE, "delete"), (SDLK_INSERT, "insert"),
      (SDLK_UP, "up"), (SDLK_DOWN, "down"), (SDLK_LEFT, "left"), (SDLK_RIGHT, "right"),
      (SDLK_HOME, "home"), (SDLK_END, "end"), (SDLK_PAGEUP, "pageup"),
      (SDLK_PAGEDOWN, "pagedown"), (SDLK_APPLICATION, "menu"), (SDLK_MENU, "menu"),
      (SDLK_CAPSLOCK, "capslock"), (SDLK_NUMLOCKCLEAR, "numlock"),
      (SDLK_SCROLLLOCK, "scrolllock"), (SDLK_LSHIFT, "shift"), (SDLK_RSHIFT, "shift"),
      (SDLK_LCTRL, "ctrl"), (SDLK_RCTRL, "ctrl"), (SDLK_LALT, "alt"), (SDLK_RALT, "alt"),
      (SDLK_LGUI, "gui"), (SDLK_RGUI, "gui"), (SDLK_MODE, "altgr"), (SDLK_F1, "f1"),
      (SDLK_F2, "f2"), (SDLK_F3, "f3"), (SDLK_F4, "f4"), (SDLK_F5, "f5"), (SDLK_F6, "f6"),
      (SDLK_F7, "f7"), (SDLK_F8, "f8"), (SDLK_F9, "f9"), (SDLK_F10, "f10"), (SDLK_F11, "f11"),
      (SDLK_F12, "f12"), (SDLK_KP_PLUS, "+"), (SDLK_KP_MINUS, "-"), (SDLK_KP_MULTIPLY, "*"),
      (SDLK_KP_DIVIDE, "/"), (SDLK_KP_EQUALS, "="),
    ]
    return Dictionary(known.map { (SDL_Keycode($0.0.rawValue), $0.1) }) { first, _ in first }
  }()

  private static let keypad: [SDL_Keycode: (digit: String, step: String)] = {
    let known: [(SDL_KeyCode, String, String)] = [
      (SDLK_KP_0, "0", "insert"), (SDLK_KP_1, "1", "end"), (SDLK_KP_2, "2", "down"),
      (SDLK_KP_3, "3", "pagedown"), (SDLK_KP_4, "4", "left"), (SDLK_KP_5, "5", "clear"),
      (SDLK_KP_6, "6", "right"), (SDLK_KP_7, "7", "home"), (SDLK_KP_8, "8", "up"),
      (SDLK_KP_9, "9", "pageup"), (SDLK_KP_PERIOD, ".", "delete"),
    ]
    return Dictionary(known.map { (SDL_Keycode($0.0.rawValue), ($0.1, $0.2)) }) { first, _ in first
    }
  }()
}

nonisolated extension KeyModifiers {
  /// The modifiers of SDL's set. Locks do not count, nor does AltGr, which makes characters.
  init(_ modifiers: UInt16) {
    self = []
    let bits = UInt32(modifiers)
    let held: (SDL_Keymod) -> Bool = { bits & UInt32($0.rawValue) != 0 }
    if held(KMOD_LSHIFT) || held(KMOD_RSHIFT) { insert(.shift) }
    if held(KMOD_LCTRL) || held(KMOD_RCTRL) { insert(.control) }
    if held(KMOD_LALT) || held(KMOD_RALT) { insert(.alt) }
    if held(KMOD_LGUI) || held(KMOD_RGUI) { insert(.gui) }
  }

  /// The modifier that a key itself is.
  init(key: Key) {
    switch key.name {
    case "shift": self = .shift
    case "ctrl": self = .control
    case "alt": self = .alt
    case "gui": self = .gui
    default: self = []
    }
  }
}
