import AppSurfaceTesting
import Testing

@testable import AppSurface

/// A field into which Hebrew is typed; capitals are Hebrew. A character is 8.5 points wide, the text
/// has the room from 12 to 188.
@Suite struct BidirectionalFieldTests {
  private struct Fields: View {
    @State var text: String
    var body: some View { TextField("Name", text: $text).frame(width: 200) }
  }

  private func tester(
    _ notation: String = "", _ direction: LayoutDirection = .leftToRight
  ) throws -> (SurfaceTester, TextFieldElement) {
    let tester = SurfaceTester(
      screen: HostingScreen(rootView: Fields(text: hebrew(notation))),
      configuration: SurfaceConfiguration(
        size: Size(width: 320, height: 480), layoutDirection: direction))
    tester.tap("Name")
    let field = try #require(tester.surface.element(labelled: "Name") as? TextFieldElement)
    return (tester, field)
  }

  private func caret(_ field: TextFieldElement) -> Double { field.caretRect?.minX ?? -1 }

  @Test func `the caret is at the left of what is typed`() throws {
    let (tester, field) = try tester()
    for typed in ["A", "B", " ", "C"] {
      tester.type(hebrew(typed))
      #expect(caret(field) == 12, "after \(typed)")
    }
    #expect(field.text == hebrew("AB C"))
    tester.type(" 12")
    #expect(caret(field) == 12 + 17)
  }

  @Test func `in an app that runs right to left it moves away from the edge`() throws {
    let (tester, field) = try tester("", .rightToLeft)
    for (typed, expected) in [("A", 179.5), (" ", 171), ("B", 162.5)] {
      tester.type(hebrew(typed))
      #expect(caret(field) == expected)
    }
  }

  @Test(arguments: LayoutDirection.allCases)
  func `arrows lead to where they point`(direction: LayoutDirection) throws {
    for notation in ["ABCD", "abcd"] {
      let (tester, field) = try tester(notation, direction)
      tester.key(.home)
      let (start, isHebrew) = (caret(field), notation == "ABCD")
      tester.key(isHebrew ? .left : .right)
      #expect(field.editing.selection.head == 1)
      #expect(caret(field) == start + (isHebrew ? -8.5 : 8.5))
      tester.key(isHebrew ? .right : .left)
      #expect(field.editing.selection.head == 0)
      tester.key(.end)
      #expect(field.editing.selection.head == 4)
      #expect(caret(field) == start + (isHebrew ? -34 : 34))
    }
  }

  @Test func `a press puts the caret where it is, and text too long scrolls with it`() throws {
    let (tester, field) = try tester("AB car CD ")
    let frame = field.surfaceFrame
    for offset in 0...10 {
      field.editing.selection = TextSelection(caret: offset)
      let place = caret(field)
      tester.tap(Point(x: frame.minX + place, y: frame.midY))
      #expect(caret(field) == place)
    }
    tester.type(hebrew("A TEXT OF FORTY CHARACTERS AND THEN SOME "))
    for key in [Key.home, .end, .home] {
      tester.key(key)
      #expect(caret(field) >= 12 && caret(field) <= 188)
    }
  }
}
