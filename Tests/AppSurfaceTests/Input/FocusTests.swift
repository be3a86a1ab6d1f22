import AppSurface
import AppSurfaceTesting
import Testing

@Suite struct FocusTests {
  private struct Form: View {
    @State private var text = ""
    @State private var isOn = false
    @State private var isShown = false
    var body: some View {
      VStack {
        HStack {
          Button("One") { isShown = true }
          Button("Two") {}
        }
        Button("Off") {}.disabled(true)
        TextField("Three", text: $text)
        Toggle("Four", isOn: $isOn)
        if isOn { Button("Five") {} }
      }
      .sheet(isPresented: $isShown) { Button("Inside") {} }
    }
  }

  private func focus(_ tester: SurfaceTester) -> String? { tester.surface.focusedElement?.label }

  @Test func `the tabulator leads through all that can be used, in reading order, and around`() {
    let tester = SurfaceTester(Form())
    let forward = (0..<5).map { _ -> String? in
      tester.key(.tab)
      return focus(tester)
    }
    #expect(forward == ["One", "Two", "Three", "Four", "One"])
    let backward = (0..<3).map { _ -> String? in
      tester.key(.tab, .shift)
      return focus(tester)
    }
    #expect(backward == ["Four", "Three", "Two"])
  }

  @Test func `arrows lead on too, but stay in a text field`() {
    let tester = SurfaceTester(Form())
    tester.key(.tab)
    tester.key(.right)
    #expect(focus(tester) == "Two")
    tester.key(.down)
    #expect(focus(tester) == "Three")
    tester.key(.left)
    #expect(focus(tester) == "Three")
    tester.key(.up)
    #expect(focus(tester) == "Two")
  }

  @Test func `a ring shows where the keyboard is, and only after the keyboard was used`() {
    let tester = SurfaceTester(Form())
    func rings() -> Int {
      tester.surface.drawList().commands.count { command in
        if case .outline(_, _, width: 2, radius: _) = command { return true }
        return false
      }
    }
    #expect(rings() == 0)
    tester.key(.tab)
    #expect(rings() == 1)
    tester.tap(Point(x: 5, y: 475))
    #expect(rings() == 0)
  }

  @Test func `the keyboard is taken from what is gone, disabled or covered`() {
    let tester = SurfaceTester(Form())
    tester.tap("Four")
    tester.key(.tab, .shift)
    #expect(focus(tester) == "Five")
    tester.tap("Four")
    #expect(tester.surface.focusedElement == nil)
    tester.key(.tab)
    tester.key(.enter)
    #expect(tester.surface.focusedElement == nil)
    tester.key(.tab)
    #expect(focus(tester) == "Inside")
    tester.key(.tab)
    #expect(focus(tester) == "Inside")
  }

  @Test func `the keyboard goes back to what had it when the sheet over it is gone`() {
    let tester = SurfaceTester(Form())
    tester.key(.tab)
    tester.key(.enter)
    tester.advance(by: .seconds(1))
    tester.key(.tab)
    #expect(focus(tester) == "Inside")
    tester.key(.escape)
    tester.advance(by: .seconds(1))
    #expect(focus(tester) == "One")
    tester.key(.tab)
    #expect(focus(tester) == "Two")
  }

  @Test func `a field that gets the keyboard back goes on where its caret was`() throws {
    struct Page: View {
      @State private var text = "abc"
      @State private var isShown = false
      var body: some View {
        VStack {
          TextField("Name", text: $text).onSubmit { isShown = true }
        }
        .sheet(isPresented: $isShown) { Button("Inside") {} }
      }
    }
    let tester = SurfaceTester(Page())
    tester.key(.tab)
    tester.key(.end)
    tester.key(.enter)
    tester.advance(by: .seconds(1))
    #expect(focus(tester) == nil)
    tester.key(.escape)
    tester.advance(by: .seconds(1))
    #expect(focus(tester) == "Name")
    tester.type("d")
    #expect((tester.surface.element(labelled: "Name") as? TextFieldElement)?.text == "abcd")
  }

  @Test func `arrows lead through the rows of a long list, which follows`() {
    var pressed: [Int] = []
    let tester = SurfaceTester(
      List { ForEach(0..<1000) { number in Button("row \(number)") { pressed.append(number) } } })
    tester.key(.tab)
    for _ in 0..<60 { tester.key(.down) }
    #expect(focus(tester) == "row 60")
    #expect(tester.surface.focusedElement?.visibleRect != nil)
    tester.key(.enter)
    #expect(pressed == [60])
    for _ in 0..<40 { tester.key(.up) }
    #expect(focus(tester) == "row 20")
    #expect(tester.surface.focusedElement?.visibleRect != nil)
  }

  @Test func `focusing scrolls so that it can be seen`() {
    let tester = SurfaceTester(
      ScrollView {
        Button("Top") {}
        Color.red.frame(width: 10, height: 1000)
        Button("Bottom") {}
      })
    tester.key(.tab)
    tester.key(.tab)
    #expect(focus(tester) == "Bottom")
    #expect(tester.surface.focusedElement?.visibleRect != nil)
    tester.key(.tab)
    #expect(tester.surface.focusedElement?.visibleRect != nil)
  }
}
