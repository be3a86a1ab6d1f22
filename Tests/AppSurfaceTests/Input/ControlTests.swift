import AppSurfaceTesting
import Testing

@testable import AppSurface

@Suite struct ControlTests {
  private struct Gallery: View {
    var isDisabled = false
    @State private var isOn = false
    @State private var value = 5.0
    @State private var count = 3
    @State private var fruit = "Apple"
    @State private var colour = "Red"
    @State private var text = ""
    @State private var secret = "abc"
    @State private var query = ""
    @State private var notes = "Notes"
    @State private var presses = 0

    var body: some View {
      ScrollView {
        VStack {
          Button("Press \(presses)") { presses += 1 }
          Toggle("Switch", isOn: $isOn)
          Slider(value: $value, in: 0...10, step: 1, label: { Text("Slide") })
          Stepper("Count", value: $count, in: 0...4)
          Picker("Fruit", selection: $fruit) {
            Text("Apple").tag("Apple")
            Text("Pear").tag("Pear")
          }
          Picker("Colour", selection: $colour) {
            Text("Red").tag("Red")
            Text("Blue").tag("Blue")
          }
          .pickerStyle(.segmented)
        }
        VStack {
          TextField("Name", text: $text)
          SecureField("Secret", text: $secret)
          SearchField("Search", text: $query)
          TextEditor(text: $notes).accessibilityLabel("Notes").frame(height: 80)
          ProgressView("Progress", value: 0.25)
          Image(systemName: "house").accessibilityLabel("Home")
          Text("Some text")
        }
      }
      .disabled(isDisabled)
    }
  }

  private func value(_ label: String, _ tester: SurfaceTester) -> String? {
    tester.surface.element(labelled: label)?.accessibilityValue
  }

  @Test func `every control is found by its label and says what it is and shows`() {
    let tester = SurfaceTester(Gallery(), height: 900)
    let cases: [(String, ElementRole, String?)] = [
      ("Press 0", .button, nil), ("Switch", .toggle, "off"), ("Slide", .slider, "5"),
      ("Count", .stepper, "3"), ("Fruit", .picker, "Apple"), ("Colour", .picker, "Red"),
      ("Name", .textField, ""), ("Secret", .secureField, "•••"), ("Search", .searchField, ""),
      ("Notes", .textField, "Notes"), ("Progress", .progress, "25 %"), ("Home", .image, nil),
      ("Some text", .text, nil),
    ]
    for (label, role, value) in cases {
      let element = tester.surface.element(labelled: label)
      #expect(element?.role == role, "\(label)")
      #expect(element?.accessibilityValue == value, "\(label)")
    }
  }

  @Test func `a step of a slider is the number that people write`() {
    let slider = SliderElement()
    slider.range = 0.8...3.1
    slider.step = 0.1
    var values: [Double] = []
    slider.setValue = { values.append($0) }
    for step in 0..<20 { slider.set(0.93 + Double(step) / 10) }
    #expect(values == (9...28).map { Double($0) / 10 })
  }

  @Test func `every control is used by the keyboard alone`() {
    let tester = SurfaceTester(Gallery(), height: 900)
    func press(_ label: String, _ keys: [Key], _ modifiers: KeyModifiers = []) {
      tester.surface.focus(tester.surface.element(labelled: label))
      for key in keys { tester.key(key, modifiers) }
    }
    press("Press 0", [.enter])
    press("Press 1", [.space])
    #expect(tester.surface.element(labelled: "Press 2") != nil)
    press("Switch", [.space])
    #expect(value("Switch", tester) == "on")
    press("Slide", [.right, .right])
    #expect(value("Slide", tester) == "7")
    press("Slide", [.home])
    #expect(value("Slide", tester) == "0")
    press("Slide", [.right], .shift)
    #expect(value("Slide", tester) == "10")
    press("Count", [.right, .right, .right])
    #expect(value("Count", tester) == "4")
    press("Count", [.left])
    #expect(value("Count", tester) == "3")
    press("Colour", [.right])
    #expect(value("Colour", tester) == "Blue")
    press("Fruit", [.enter, .tab, .tab, .enter])
    #expect(value("Fruit", tester) == "Pear")
  }

  @Test func `every control is used by the pointer alone`() {
    let tester = SurfaceTester(Gallery(), height: 900)
    tester.tap("Press 0")
    #expect(tester.surface.element(labelled: "Press 1") != nil)
    tester.tap("Switch")
    #expect(value("Switch", tester) == "on")
    let slider = tester.surface.element(labelled: "Slide")?.surfaceFrame ?? .zero
    tester.drag(from: slider.center, to: Point(x: 400, y: slider.midY))
    #expect(value("Slide", tester) == "10")
    let stepper = tester.surface.element(labelled: "Count")?.surfaceFrame ?? .zero
    tester.tap(Point(x: stepper.maxX - 10, y: stepper.midY))
    #expect(value("Count", tester) == "4")
    tester.tap(Point(x: stepper.maxX - 74, y: stepper.midY))
    #expect(value("Count", tester) == "3")
    let segments = tester.surface.element(labelled: "Colour")?.surfaceFrame ?? .zero
    tester.tap(Point(x: segments.maxX - 10, y: segments.midY))
    #expect(value("Colour", tester) == "Blue")
    tester.tap("Fruit")
    tester.tap("Pear")
    #expect(value("Fruit", tester) == "Pear")
  }

  @Test func `disabled controls take nothing`() {
    let tester = SurfaceTester(Gallery(isDisabled: true), height: 900)
    for label in ["Press 0", "Switch", "Slide", "Count", "Fruit", "Colour", "Name", "Notes"] {
      let before = value(label, tester)
      tester.tap(label)
      tester.type("x")
      tester.key(.space)
      tester.key(.right)
      #expect(tester.surface.element(labelled: label)?.activate() == false, "\(label)")
      #expect(value(label, tester) == before, "\(label)")
      #expect(tester.surface.focusedElement == nil, "\(label)")
    }
    tester.key(.tab)
    #expect(tester.surface.focusedElement == nil)
  }

  @Test func `what cannot be seen is not found`() {
    struct Hiding: View {
      @State private var isCovered = false
      var body: some View {
        TabView {
          NavigationStack {
            VStack {
              NavigationLink("On", value: 1)
              Button("Cover") { isCovered = true }
              ViewThatFits {
                Text("Wide").frame(width: 9999)
                Text("Narrow")
              }
            }
            .navigationDestination(for: Int.self) { _ in Text("Deep") }
          }
          .tabItem { Text("First") }
          Text("Behind").tabItem { Text("Second") }
        }
        .fullScreenCover(isPresented: $isCovered) { Text("Covering") }
      }
    }
    let tester = SurfaceTester(Hiding())
    #expect(tester.surface.element(labelled: "Wide") == nil)
    #expect(tester.surface.element(labelled: "Narrow") != nil)
    tester.tap("On")
    #expect(tester.surface.element(labelled: "Cover") == nil)
    tester.tap("Second")
    #expect(tester.surface.element(labelled: "Deep") == nil)
    tester.tap("First")
    tester.key(.escape)
    tester.tap("Cover")
    #expect(tester.surface.element(labelled: "Covering") != nil)
    #expect(tester.surface.element(labelled: "Second") == nil)
  }

  @Test func `a label that code gives replaces what is shown, and goes when code takes it back`() {
    struct Labelled: View {
      @State private var value: String? = "first"
      var body: some View {
        Button("shown") { value = value == nil ? "first" : nil }
          .accessibilityLabel("given").accessibilityValue(value)
      }
    }
    let tester = SurfaceTester(Labelled())
    #expect(value("given", tester) == "first")
    tester.tap("given")
    #expect(value("given", tester) == nil)
  }
}
