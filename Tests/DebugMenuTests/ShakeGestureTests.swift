import AppSurface
import Testing

@testable import DebugMenu

private let both: KeyModifiers = [.control, .alt]

private func down(
  _ key: String, _ modifiers: KeyModifiers = [], repeated: Bool = false
) -> InputEvent.Kind {
  .keyDown(KeyEvent(key: Key(key), modifiers: modifiers, isRepeat: repeated))
}

private func up(_ key: String, _ modifiers: KeyModifiers = []) -> InputEvent.Kind {
  .keyUp(KeyEvent(key: Key(key), modifiers: modifiers))
}

/// A letter for each event: `F` fired, `c` consumed, `.` passed.
private func play(_ gesture: inout ShakeGesture, _ kinds: [InputEvent.Kind]) -> String {
  var letters = ""
  for (index, kind) in kinds.enumerated() {
    let outcome = gesture.handle(InputEvent(time: .milliseconds(index * 8), kind: kind))
    letters += outcome.trigger != nil ? "F" : outcome.answer == .consumed ? "c" : "."
    if outcome.trigger != nil { #expect(outcome.answer == .consumed) }
  }
  return letters
}

private func play(_ kinds: [InputEvent.Kind]) -> String {
  var gesture = ShakeGesture()
  return play(&gesture, kinds)
}

@Suite("The shake gesture")
struct ShakeGestureTests {
  @Test("takes the chord's key-down and key-up and leaves its modifiers to the app")
  func press() {
    #expect(
      play([
        down("ctrl"), down("alt", .control), down("z", both), up("z", both), up("alt", .control),
        up("ctrl"),
      ]) == "..Fc..")
  }

  @Test("takes the key's going up in whatever order the modifiers are released")
  func releaseOrder() {
    #expect(play([down("z", both), up("ctrl", .alt), up("alt"), up("z")]) == "F..c")
  }

  @Test("fires once however long the chord is held, also when modifiers go first")
  func held() {
    let again = down("z", both, repeated: true)
    #expect(
      play([
        down("z", both), again, again, up("alt", .control), down("z", .control, repeated: true),
      ])
        == "Fcc.c")
  }

  @Test("does not fire for a key that was held before its modifiers")
  func keyFirst() {
    #expect(play([down("z"), down("z", both, repeated: true), up("z", both)]) == "...")
  }

  @Test("fires again for a second press")
  func twice() {
    #expect(play([down("z", both), up("z", both), down("z", both), up("z", both)]) == "FcFc")
  }

  @Test("swallows the text that the chord's key produces and no other")
  func text() {
    #expect(play([.text("a"), down("z", both), .text("ż"), up("z", both), .text("b")]) == ".Fcc.")
    #expect(play([down("z", both), down("a", both), .text("a"), up("z", both)]) == "F..c")
    #expect(
      play([down("z", both), down("z", [], repeated: true), .text("z"), up("z")]) == "Fccc")
  }

  @Test("passes near misses")
  func nearMisses() {
    #expect(
      play([
        down("z", .control), up("z", .control), down("z", [.control, .alt, .shift]),
        down("x", both), up("x", both),
      ]) == ".....")
  }

  @Test("passes everything that is no key, while a chord is held too")
  func others() {
    let pointer = InputEvent.Kind.pointer(PointerEvent(phase: .moved, position: .zero))
    let wheel = InputEvent.Kind.wheel(WheelEvent(position: .zero, delta: Point(x: 0, y: 1)))
    let composition = InputEvent.Kind.composition(CompositionEvent(text: "か", cursor: 1))
    let motion = InputEvent.Kind.motion(MotionEvent(x: 0, y: 0, z: 1))
    #expect(
      play([down("z", both), pointer, wheel, composition, motion, .window(.exposed)]) == "F.....")
  }

  @Test("forgets what is held when the window loses the keyboard")
  func focusLost() {
    #expect(play([down("z", both), .window(.focusLost), up("z", both)]) == "F..")
  }

  @Test("fires anew when the key's going up was never seen")
  func lostRelease() {
    #expect(play([down("z", both), down("z", both)]) == "FF")
    #expect(play([down("z", both), down("z"), up("z")]) == "F..")
  }

  @Test("fires once for two chords that are held together")
  func twoChords() {
    var gesture = ShakeGesture(chords: [.controlAltZ, KeyChord(Key("x"), modifiers: both)])
    #expect(play(&gesture, [down("z", both), down("x", both), up("z"), up("x")]) == "Fccc")
  }

  @Test("has two chords by default, and setting the list replaces it")
  func replacing() {
    var gesture = ShakeGesture()
    #expect(gesture.chords == [.controlAltZ, .controlGuiZ])
    gesture.chords = [KeyChord(Key("f12"))]
    #expect(play(&gesture, [down("z", both), up("z", both), down("f12"), up("f12")]) == "..Fc")
  }

  @Test("with an emptied list, or disabled, passes everything")
  func nothing() {
    var empty = ShakeGesture(chords: [])
    var disabled = ShakeGesture(isEnabled: false)
    let kinds = [down("z", both), .text("z"), up("z", both)]
    #expect(play(&empty, kinds) == "...")
    #expect(play(&disabled, kinds) == "...")
    disabled.isEnabled = true
    #expect(play(&disabled, kinds) == "Fcc")
  }

  @Test("keeps taking a held chord whose list is replaced meanwhile")
  func replacedWhileHeld() {
    var gesture = ShakeGesture()
    #expect(play(&gesture, [down("z", both)]) == "F")
    gesture.chords = []
    #expect(play(&gesture, [down("z", both, repeated: true), up("z"), down("z", both)]) == "cc.")
  }
}
