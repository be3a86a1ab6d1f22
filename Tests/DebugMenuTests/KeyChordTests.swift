import AppSurface
import Testing

@testable import DebugMenu

@Suite("A key chord")
struct KeyChordTests {
  @Test(
    "is read as people write it",
    arguments: [
      ("ctrl+alt+z", "ctrl+alt+z"), ("Ctrl+Alt+Z", "ctrl+alt+z"), ("alt+ctrl+z", "ctrl+alt+z"),
      ("cmd+ctrl+z", "ctrl+gui+z"), ("shift+F5", "shift+f5"), ("enter", "return"),
      ("esc", "escape"), ("ctrl++", "ctrl++"), ("+", "+"), (" ctrl + a ", "ctrl+a"),
      ("pgdn", "pagedown"), ("ctrl+plus", "ctrl++"), ("option+é", "alt+é"), ("ctrl", "ctrl"),
    ])
  func reads(text: String, description: String) throws {
    #expect(try KeyChord(parsing: text).description == description)
  }

  @Test("written and read again is the same", arguments: KeyChord.defaults)
  func roundTrip(chord: KeyChord) throws {
    #expect(try KeyChord(parsing: chord.description) == chord)
  }

  @Test(
    "that means nothing is refused with what was meant",
    arguments: [
      ("", "empty"), ("ctrl+", "missing"), ("+a", "missing"), ("ctrl+ctrl+a", "twice"),
      ("crtl+a", "ctrl"), ("z+ctrl", "the key comes last"), ("ctrl+retrun", "return"),
      ("ctrl+pagdown", "pagedown"), ("xyzzy", "one character"),
    ])
  func refuses(text: String, part: String) {
    let error = #expect(throws: KeyChordError.self) { try KeyChord(parsing: text) }
    #expect(error?.message.contains(part) == true, "\(error?.message ?? "")")
  }

  @Test("is shown to people with capitals")
  func title() {
    #expect(KeyChord.controlAltZ.title == "Ctrl+Alt+Z")
    #expect(KeyChord(.pageUp, modifiers: .shift).title == "Shift+Pageup")
  }

  @Test("matches exactly its modifiers, no more and no fewer")
  func exact() {
    let chord = KeyChord.controlAltZ
    #expect(chord.matches(KeyEvent(key: Key("Z"), modifiers: [.control, .alt])))
    #expect(!chord.matches(KeyEvent(key: Key("z"), modifiers: [.control])))
    #expect(!chord.matches(KeyEvent(key: Key("z"), modifiers: [.control, .alt, .shift])))
    #expect(!chord.matches(KeyEvent(key: Key("y"), modifiers: [.control, .alt])))
  }
}
