import AppSurface
import Testing

@testable import DebugMenu

@Suite("The menu by a controller alone")
struct LetterRowTests {
  private func press(_ tester: SessionTester, _ buttons: ControllerEvent.Button...) {
    for button in buttons {
      for isDown in [true, false] {
        tester.send(.controller(ControllerEvent(button: button, isDown: isDown)))
      }
    }
  }

  private func letters(_ tester: SessionTester) -> LetterRow? { tester.session?.store.letters }

  @Test("Rows are chosen and performed, and the menu closed, with no other device")
  func rows() throws {
    let tester = SessionTester()
    for button in [ControllerEvent.Button.leftStick, .rightStick] {
      tester.send(.controller(ControllerEvent(button: button, isDown: true)))
    }
    #expect(tester.session?.isMenuOpen == true)
    #expect(tester.labels(in: "menu").contains { $0.hasPrefix("A perform") })
    press(tester, .down, .down, .up, .rightShoulder, .leftShoulder)
    #expect(tester.session?.menu.selectedRow != nil)
    press(tester, .b)
    #expect(tester.session?.isMenuOpen == false)
  }

  @Test("X brings a row of letters that types into the search, deletes, and goes")
  func letterRow() {
    let tester = SessionTester()
    tester.session?.perform(.open)
    tester.update()
    press(tester, .x)
    #expect(letters(tester)?.key == "a")
    press(tester, .right, .right, .a, .left, .left, .a, .rightShoulder, .a)
    #expect(tester.session?.menu.query == "caf")
    press(tester, .y)
    #expect(tester.session?.menu.query == "ca")
    press(tester, .y, .y, .y, .left, .left, .left, .left, .left, .left, .a)
    #expect(tester.session?.menu.query == " ")
    press(tester, .b)
    #expect(letters(tester) == nil)
    #expect(tester.session?.isMenuOpen == true)
    press(tester, .b)
    #expect(tester.session?.isMenuOpen == false)
  }

  @Test("A search by letters finds a device, and A takes it")
  func search() {
    let tester = SessionTester()
    tester.session?.perform(.open)
    tester.update()
    press(tester, .x)
    for letter in "mini" {
      while letters(tester)?.key != String(letter) { press(tester, .right) }
      press(tester, .a)
    }
    press(tester, .x, .down, .a)
    #expect(tester.session?.size.device?.name.lowercased().contains("mini") == true)
    #expect(tester.session?.isMenuOpen == false)
  }

  @Test("A key puts the letters away and brings the hints for keys back")
  func keys() throws {
    let tester = SessionTester()
    tester.session?.perform(.open)
    tester.update()
    press(tester, .x)
    try tester.key("down")
    #expect(letters(tester) == nil)
    #expect(tester.session?.store.usesController == false)
  }

  @Test("Every key of the row can be reached, in as few as half its length")
  func reach() {
    var row = LetterRow()
    var seen: Set<String> = []
    for _ in LetterRow.keys {
      seen.insert(row.key)
      _ = row.press(.right)
    }
    #expect(seen.count == 37 && row == LetterRow())
    #expect(row.around(9).map(\.key).joined() == "789 abcde")
  }
}
