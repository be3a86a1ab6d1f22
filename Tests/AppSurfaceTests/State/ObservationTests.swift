import AppSurface
import AppSurfaceTesting
import Observation
import Testing

@Observable final class Model {
  var left = 0
  var right = 0
  var isOn = false
}

@Suite struct ObservationTests {
  private struct Reader: View {
    let name: String
    let journal: Journal
    let read: () -> Int
    var body: some View {
      journal.note(name)
      return Text("\(name) \(read())")
    }
  }

  @Test func `a change evaluates only those who read it`() {
    let (model, journal) = (Model(), Journal())
    let tester = SurfaceTester(
      VStack {
        Reader(name: "left", journal: journal) { model.left }
        Reader(name: "right", journal: journal) { model.right }
      })
    #expect(journal.take() == ["left", "right"])
    model.left = 1
    #expect(tester.surface.needsUpdate)
    #expect(tester.visibleTexts == ["left 1", "right 0"])
    #expect(journal.take() == ["left"])
    model.right = 2
    model.right = 3
    #expect(tester.visibleTexts == ["left 1", "right 3"])
    #expect(journal.take() == ["right"])
  }

  @Test func `what closures read when they are called later counts too`() {
    let model = Model()
    let tester = SurfaceTester(
      VStack {
        ForEach(0..<1) { _ in Text("each \(model.left)") }
        GeometryReader { _ in Text("room \(model.left)") }.frame(height: 30)
        List {
          ForEach(0..<3) { Text("row \($0) \(model.left)") }
        }
      })
    model.left = 5
    #expect(tester.visibleTexts == ["each 5", "room 5", "row 0 5", "row 1 5", "row 2 5"])
    model.left = 6
    #expect(tester.visibleTexts == ["each 6", "room 6", "row 0 6", "row 1 6", "row 2 6"])
  }

  @Test func `controls show what their bindings lead to`() {
    let model = Model()
    let tester = SurfaceTester(
      VStack {
        Toggle("Switch", isOn: Binding(get: { model.isOn }, set: { model.isOn = $0 }))
        Slider(
          value: Binding(get: { Double(model.left) }, set: { model.left = Int($0) }),
          in: 0...10, label: { Text("Slide") })
      })
    model.isOn = true
    model.left = 4
    #expect(tester.surface.element(labelled: "Switch")?.accessibilityValue == "on")
    #expect(tester.surface.element(labelled: "Slide")?.accessibilityValue == "4")
  }

  @Test func `a model handed down the environment is found`() {
    struct Child: View {
      @Environment(Model.self) private var model
      var body: some View { Button("n\(model.left)") { model.left += 1 } }
    }
    let tester = SurfaceTester(VStack { Child() }.environment(Model()))
    tester.tap("n0")
    #expect(tester.visibleTexts == ["n1"])
  }

  @Test func `views that are gone are not told`() {
    let (model, journal) = (Model(), Journal())
    struct Parent: View {
      let model: Model
      let journal: Journal
      var body: some View {
        if model.isOn { Reader(name: "left", journal: journal) { model.left } }
      }
    }
    let tester = SurfaceTester(Parent(model: model, journal: journal))
    model.isOn = true
    tester.surface.update()
    model.isOn = false
    tester.surface.update()
    #expect(journal.take() == ["left"])
    model.left = 1
    tester.surface.update()
    #expect(journal.take().isEmpty)
  }
}
