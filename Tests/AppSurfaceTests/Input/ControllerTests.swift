import AppSurface
import AppSurfaceTesting
import FoundationEssentials
import Testing

/// A game controller leads through an app alone.
@Suite struct ControllerTests {
  private struct Page: View {
    @State private var count = 0
    @State private var volume = 0.5

    var body: some View {
      NavigationStack {
        VStack {
          Button("Press \(count)") { count += 1 }
          Slider(value: $volume, label: { Text("Volume") })
          NavigationLink("On") { Text("Further on") }
          ScrollView { ForEach(0..<60) { Text("Line \($0)") } }
        }
      }
    }
  }

  private func press(_ tester: SurfaceTester, _ buttons: ControllerEvent.Button...) {
    for button in buttons {
      for isDown in [true, false] {
        tester.send(.controller(ControllerEvent(button: button, isDown: isDown)))
      }
    }
    tester.advance(by: .seconds(1))
  }

  @Test func `its arrows lead on, A presses, B goes back, the shoulders turn pages`() {
    let tester = SurfaceTester(Page())
    func focus() -> String? { tester.surface.focusedElement?.label }
    press(tester, .down)
    #expect(focus() == "Press 0")
    press(tester, .a, .a)
    #expect(focus() == "Press 2")
    press(tester, .down, .right)
    #expect(focus() == "Volume")
    let value = tester.surface.focusedElement?.accessibilityValue
    press(tester, .left)
    #expect(tester.surface.focusedElement?.accessibilityValue != value)
    press(tester, .down)
    #expect(focus() == "On")
    press(tester, .up, .down, .a)
    #expect(tester.visibleTexts.contains("Further on"))
    press(tester, .b)
    #expect(tester.visibleTexts.contains("Line 0"))
    press(tester, .rightShoulder)
    #expect(!tester.visibleTexts.contains("Line 0"))
    press(tester, .leftShoulder)
    #expect(tester.visibleTexts.contains("Line 0"))
  }

  @Test func `what a button is not for passes by, and its release has no effect`() {
    let tester = SurfaceTester(Page())
    for button in [ControllerEvent.Button.x, .y, .guide, .start, .back, .leftStick] {
      let event = ControllerEvent(button: button, isDown: true)
      #expect(tester.send(.controller(event)) == .passed, "\(button)")
    }
    press(tester, .down)
    tester.send(.controller(ControllerEvent(button: .a, isDown: false)))
    #expect(tester.visibleTexts.contains("Press 0"))
  }

  private struct Controls: View {
    @State private var isOn = false
    @State private var volume = 0.5
    @State private var count = 1
    @State private var choice = 1
    @State private var date = Date(timeIntervalSince1970: 0)

    var body: some View {
      VStack {
        Button("First") {}
        Toggle("Lamp", isOn: $isOn)
        Slider(value: $volume, label: { Text("Volume") })
        Stepper("Count", value: $count, in: 0...9)
        Picker("Segments", selection: $choice) { options }.pickerStyle(.segmented)
        Picker("Wheel", selection: $choice) { options }.pickerStyle(.wheel)
        DatePicker("Date", selection: $date)
        Button("Last") {}
      }
    }

    @ViewBuilder private var options: some View {
      Text("one").tag(1)
      Text("two").tag(2)
    }
  }

  @Test func `no control keeps it: arrows lead past each, forwards and back`() {
    let tester = SurfaceTester(Controls(), height: 900)
    func reached(_ buttons: [ControllerEvent.Button]) -> [String] {
      var labels: [String] = []
      for turn in 0..<60 {
        press(tester, buttons[turn % buttons.count])
        if let label = tester.surface.focusedElement?.label, labels.last != label {
          labels.append(label)
        }
        if labels.count == 8 { break }
      }
      return labels
    }
    let all = ["First", "Lamp", "Volume", "Count", "Segments", "Wheel", "Date", "Last"]
    // Down alone changes the part of a date; to the side it goes from part to part, and on.
    #expect(reached([.down, .down, .down, .right, .right, .right, .right, .right]) == all)
    tester.surface.focus(tester.surface.element(labelled: "Last"))
    let back = reached([.up, .left, .left, .left, .left, .left])
    #expect(Set(back).isSuperset(of: ["Date", "Wheel", "Segments"]), "\(back)")
  }
}
