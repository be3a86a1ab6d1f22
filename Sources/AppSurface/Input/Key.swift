/// A key by what it means on the person's own keyboard layout, not by its place.
public nonisolated struct Key: Hashable, Sendable {
  /// The key's name in lower case, as scripts spell it: `z`, `return`, `left`, `f5`, `kp_enter`.
  public var name: String

  /// A key by name; upper case is folded.
  public init(_ name: String) { self.name = name.lowercased() }

  /// Return or Enter, also on the keypad.
  public static let enter = Key("return")
  /// The escape key.
  public static let escape = Key("escape")
  /// The tabulator.
  public static let tab = Key("tab")
  /// The space bar.
  public static let space = Key("space")
  /// Deletes backwards.
  public static let backspace = Key("backspace")
  /// Deletes forwards.
  public static let delete = Key("delete")
  /// Arrow up.
  public static let up = Key("up")
  /// Arrow down.
  public static let down = Key("down")
  /// Arrow left.
  public static let left = Key("left")
  /// Arrow right.
  public static let right = Key("right")
  /// To the start.
  public static let home = Key("home")
  /// To the end.
  public static let end = Key("end")
  /// One page up.
  public static let pageUp = Key("pageup")
  /// One page down.
  public static let pageDown = Key("pagedown")

  /// Every key that has no character of its own, by name; characters are keys of one letter.
  public static let named: [String] = [
    "return", "escape", "tab", "space", "backspace", "delete", "insert", "up", "down", "left",
    "right", "home", "end", "pageup", "pagedown", "f1", "f2", "f3", "f4", "f5", "f6", "f7", "f8",
    "f9", "f10", "f11", "f12", "menu", "capslock", "numlock", "scrolllock", "shift", "ctrl", "alt",
    "gui",
  ]
}
