import AppSurface
import AppSurfaceTesting
import Observation
import SurfaceIntrospect
import Testing

@Suite struct LastingTests {
  @Observable final class Model {
    var number = 0
    @ObservationIgnored var hasRun = false
  }

  private struct Page: View {
    let model: Model
    let once: (Element) -> Void

    var body: some View {
      List {
        Section("Heading \(model.number)") {
          Text("Text \(model.number)")
          Button("Button") {}
          Image(systemName: model.number == 0 ? "star" : "heart")
        }
      }
      .listStyle(.insetGrouped)
      .introspect(.surface, on: .appSurface(.v1)) { root in
        guard !model.hasRun else { return }
        model.hasRun = true
        once(root)
      }
    }
  }

  /// Sets something once, and reads it after evaluation, resizing and a change of theme.
  private func lasting<E: Element, Value: Equatable>(
    _ type: E.Type, _ keyPath: ReferenceWritableKeyPath<E, Value>, _ value: Value
  ) {
    let model = Model()
    var element: E?
    let tester = SurfaceTester(
      Page(model: model) { root in
        element = root.first(of: E.self)
        element?[keyPath: keyPath] = value
      })
    let surface = tester.surface
    func check(_ when: String) {
      _ = surface.drawList()
      #expect(element != nil && element === surface.rootElement?.first(of: E.self))
      #expect(element?[keyPath: keyPath] == value, "\(E.self) \(keyPath) after \(when)")
    }
    check("the first frame")
    model.number = 1
    check("an evaluation")
    surface.configuration.size = Size(width: 500, height: 300)
    check("a resize")
    surface.configuration.colorScheme = .dark
    check("a change of theme")
    surface.configuration.colorScheme = .light
    surface.configuration.textScale = 1.5
    check("a change of text size")
    model.number = 2
    check("another evaluation")
  }

  @Test func `what code set on an element stays through evaluation, resizing and theme`() {
    lasting(ListElement.self, \.backgroundColor, .red)
    lasting(ListElement.self, \.backgroundColor, nil)
    lasting(ListElement.self, \.showsIndicators, false)
    lasting(ListElement.self, \.bounces, false)
    lasting(RowElement.self, \.backgroundColor, .yellow)
    lasting(TextElement.self, \.color, .red)
    lasting(TextElement.self, \.text, "Taken over")
    lasting(TextElement.self, \.cornerRadius, 7)
    lasting(TextElement.self, \.font, .largeTitle)
    lasting(ImageElement.self, \.tint, .red)
    lasting(ButtonElement.self, \.accessibilityLabel, "Taken over")
    lasting(SectionElement.self, \.backgroundColor, .blue)
    lasting(ScreenElement.self, \.backgroundColor, .blue)
  }

  @Test func `what code left alone follows the view and the theme`() {
    let model = Model()
    let tester = SurfaceTester(Page(model: model) { _ in })
    let list = tester.surface.rootElement?.first(of: ListElement.self)
    let light = list?.backgroundColor
    tester.surface.configuration.colorScheme = .dark
    tester.surface.update()
    #expect(list?.backgroundColor != nil && list?.backgroundColor != light)
    model.number = 3
    #expect(tester.visibleTexts.contains("Text 3"))
  }
}
