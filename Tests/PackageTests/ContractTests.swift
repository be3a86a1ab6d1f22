import AppSurface
import AppSurfaceTesting
import Testing

@testable import Snippets

/// What Tests/Snippets/SwiftUI writes as SwiftUI would not only compiles: it is laid out and drawn.
@Suite("An app written as for SwiftUI") @MainActor
struct ContractTests {
  private func tester(_ view: some View) -> SurfaceTester {
    SurfaceTester(view, width: 600, height: 1600)
  }

  private func shows(
    _ view: some View, _ texts: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let tester = tester(view)
    let labels = tester.surface.snapshot().entries.filter { $0.visible != nil }.map(\.label)
    for text in texts {
      #expect(labels.contains(text), "no \(text)", sourceLocation: sourceLocation)
    }
    #expect(!tester.surface.drawList().commands.isEmpty, sourceLocation: sourceLocation)
  }

  @Test func `the views are laid out and drawn`() {
    shows(TextViews(), "A text", "as it is", "Home", "Title", "Loading", "any", "one", "two")
    shows(
      ControlViews(), "Press", "Symbol", "Cancel", "Toggle", "Toggle with a label", "Slider",
      "Stepper", "Stepper with a label", "Actions", "Colour", "Picker", "Picker with a label",
      "Date", "Date in a range", "Time")
    shows(FieldViews(), "Field", "With a prompt", "Lines", "Password")
    shows(ContainerViews(), "First", "Second", "Behind", "Line 2", "Cell 1", "Item 2")
    shows(ListViews(), "Row 2", "b", "Title", "In a section", "Header", "In another", "Footer")
  }

  @Test func `the ways between screens work`() {
    shows(StackViews(), "Number 1")
    shows(PathViews(), "Go")
    shows(OldNavigation(), "In a navigation view", "Old")
    // In compact width a split view shows one column.
    shows(SplitViews(), "Sidebar")
    shows(TabViews(), "First", "Second", "Second tab")
    shows(PagedViews(), "First page")
    let stack = tester(StackViews())
    stack.key(.escape)
    #expect(stack.tap("To a view"))
    stack.advance(by: .seconds(1))
    #expect(stack.visibleTexts.contains("The view"))
    for (label, text) in [
      ("Sheet", "Done"), ("Item", "Item 1"), ("Cover", "Done"), ("Popover", "In a popover"),
    ] {
      let tester = tester(PresentedViews())
      tester.tap(label)
      tester.advance(by: .seconds(1))
      #expect(tester.visibleTexts.contains(text), "\(label)")
    }
  }

  @Test func `the modifiers and the state work`() {
    shows(LayoutModifierViews(), "padding", "frame", "bounds", "fixed", "guide", "id", "Find")
    shows(DrawingModifierViews(), "background", "overlay", "What it is called")
    shows(StyledViews(), "Switch", "Button", "Choice", "Label", "Prominent")
    let tester = tester(StateViews())
    #expect(tester.visibleTexts.first == "count 1, number 5")
    tester.tap("5 of 1, light")
    #expect(tester.visibleTexts.first == "count 2, number 6")
  }

  @Test func `screens and elements work`() {
    for screen in containerScreens() {
      let tester = SurfaceTester(
        screen: screen, configuration: SurfaceConfiguration(size: Size(width: 600, height: 900)))
      #expect(tester.surface.rootScreen.topScreen !== screen)
      #expect(!tester.visibleTexts.isEmpty)
      tester.surface.rootElement.map(visit)
      #expect(!drawSurface(of: screen).commands.isEmpty)
    }
    let screen = PlainScreen()
    let tester = SurfaceTester(
      screen: screen, configuration: SurfaceConfiguration(size: Size(width: 600, height: 900)))
    #expect(tester.visibleTexts == ["A screen", "Inside"])
    let facts = presentOn(screen)
    #expect(facts.parent == nil && facts.children.count == 1 && facts.top !== screen)
  }

  private func visit(_ element: Element) {
    customize(element)
    #expect(element.backgroundColor == .red)
    for child in element.children { visit(child) }
  }
}
