import AppSurface
import AppSurfaceTesting
import Testing

@Suite struct PressTests {
  private let journal = Journal()

  private func center(_ label: String, _ tester: SurfaceTester) -> Point {
    tester.surface.element(labelled: label)?.surfaceFrame.center ?? .zero
  }

  @Test func `a press acts where it ends on its button, and not where it was dragged off`() {
    let tester = SurfaceTester(Button("Press") { journal.note("pressed") })
    let point = center("Press", tester)
    let away = Point(x: point.x, y: point.y + 100)
    tester.drag(from: point, to: away)
    #expect(journal.take().isEmpty)
    tester.drag(from: away, to: point)
    #expect(journal.take().isEmpty)
    tester.pointer(.down, point)
    tester.pointer(.moved, away)
    tester.pointer(.moved, point)
    tester.pointer(.up, point)
    #expect(journal.take() == ["pressed"])
  }

  @Test func `only the button that began a press ends it, and only the primary one acts`() {
    let tester = SurfaceTester(Button("Press") { journal.note("pressed") })
    let point = center("Press", tester)
    func send(_ phase: PointerEvent.Phase, _ button: PointerEvent.Button) {
      tester.send(.pointer(PointerEvent(phase: phase, position: point, button: button)))
    }
    send(.down, .secondary)
    send(.up, .secondary)
    #expect(journal.take().isEmpty)
    send(.down, .primary)
    send(.down, .secondary)
    send(.up, .secondary)
    #expect(journal.take().isEmpty)
    send(.up, .primary)
    #expect(journal.take() == ["pressed"])
  }

  @Test func `a lost press has no effect`() {
    let tester = SurfaceTester(Button("Press") { journal.note("pressed") })
    let point = center("Press", tester)
    for loss in [
      InputEvent.Kind.window(.focusLost), .window(.hidden),
      .pointer(PointerEvent(phase: .cancelled, position: point)),
    ] {
      tester.pointer(.down, point)
      tester.send(loss)
      tester.pointer(.up, point)
    }
    #expect(journal.take().isEmpty)
    tester.tap(point)
    #expect(journal.take() == ["pressed"])
  }

  private struct Fleeting: View {
    let journal: Journal
    let model: Model
    var body: some View {
      if model.left == 0 {
        Button("Press") { journal.note("pressed") }.disabled(model.isOn)
      } else {
        Text("gone")
      }
    }
  }

  @Test func `what is removed, disabled or covered in the middle of a press does not act`() {
    let model = Model()
    let tester = SurfaceTester(Fleeting(journal: journal, model: model))
    let point = center("Press", tester)
    tester.pointer(.down, point)
    model.isOn = true
    tester.pointer(.up, point)
    model.isOn = false
    tester.pointer(.down, point)
    tester.surface.rootScreen.present(Screen())
    tester.pointer(.up, point)
    tester.surface.rootScreen.dismiss()
    tester.pointer(.down, point)
    model.left = 1
    #expect(tester.pointer(.moved, point) == .consumed)
    tester.pointer(.up, point)
    #expect(journal.take().isEmpty)
    model.left = 0
    tester.tap("Press")
    #expect(journal.take() == ["pressed"])
  }

  private struct Scrolled: View {
    let journal: Journal
    @State private var value = 0.5
    @State private var text = "some text"
    var body: some View {
      ScrollView {
        Button("Press") { journal.note("pressed") }
        Slider(value: $value, label: { Text("Slide") }) { isEditing in
          journal.note(isEditing ? "begin" : "end")
        }
        TextField("Field", text: $text)
        Color.red.frame(width: 300, height: 2000)
      }
    }
  }

  private func offset(_ tester: SurfaceTester) -> Double {
    var found = 0.0
    tester.surface.rootElement?.visit {
      if let scroll = $0 as? ScrollElement { found = scroll.contentOffset.y }
    }
    return found
  }

  @Test func `a scroll view takes a press over after 8 points, but not from a slider or a field`() {
    let tester = SurfaceTester(Scrolled(journal: journal))
    let point = center("Press", tester)
    let base = Point(x: point.x, y: 460)
    tester.drag(from: point, to: Point(x: point.x, y: point.y - 8))
    #expect(offset(tester) == 0)
    #expect(journal.take() == ["pressed"])
    tester.drag(from: base, to: Point(x: point.x, y: 400))
    #expect(offset(tester) == 60)
    tester.drag(from: Point(x: point.x, y: 300), to: Point(x: point.x, y: 360))
    #expect(offset(tester) == 0)
    tester.drag(from: point, to: Point(x: point.x, y: point.y - 20))
    #expect(offset(tester) == 20)
    #expect(journal.take().isEmpty)
    tester.surface.rootElement?.visit { ($0 as? ScrollElement)?.scroll(to: .zero) }
    for label in ["Slide", "some text", "Field"] {
      guard tester.surface.element(labelled: label) != nil else { continue }
      let start = center(label, tester)
      tester.drag(from: start, to: Point(x: start.x, y: start.y - 100))
      #expect(offset(tester) == 0, "\(label)")
    }
    #expect(journal.take() == ["begin", "end"])
  }

  @Test func `the wheel moves the innermost that has room, then those around it`() {
    let tester = SurfaceTester(
      ScrollView {
        ScrollView { Color.red.frame(width: 300, height: 300) }.frame(height: 200)
        Color.blue.frame(width: 300, height: 1000)
      })
    func offsets(after delta: Double) -> [Double] {
      tester.send(
        .wheel(WheelEvent(position: Point(x: 100, y: 50), delta: Point(x: 0, y: delta))))
      var found: [Double] = []
      tester.surface.rootElement?.visit {
        if let scroll = $0 as? ScrollElement { found.append(scroll.contentOffset.y) }
      }
      return found
    }
    #expect(offsets(after: 60) == [0, 60])
    #expect(offsets(after: 60) == [0, 100])
    #expect(offsets(after: 60) == [60, 100])
    #expect(offsets(after: -30) == [60, 70])
  }

  @Test func `sideways scrolling follows the direction of lines`() {
    for direction in LayoutDirection.allCases {
      let tester = SurfaceTester(
        screen: HostingScreen(
          rootView: ScrollView(.horizontal) { Color.red.frame(width: 900, height: 50) }),
        configuration: SurfaceConfiguration(
          size: Size(width: 300, height: 100), layoutDirection: direction))
      let sign = direction == .leftToRight ? 1.0 : -1.0
      var x: Double { tester.surface.snapshot().entries.last?.frame.minX ?? 0 }
      let start = direction == .leftToRight ? 0.0 : -600
      #expect(x == start)
      tester.send(
        .wheel(WheelEvent(position: Point(x: 9, y: 50), delta: Point(x: 40 * sign, y: 0))))
      #expect(x == start - 40 * sign)
      tester.drag(from: Point(x: 150, y: 50), to: Point(x: 150 - 30 * sign, y: 50))
      #expect(x == start - 70 * sign)
      tester.send(
        .wheel(WheelEvent(position: Point(x: 9, y: 50), delta: Point(x: 9999 * sign, y: 0))))
      #expect(x == start - 600 * sign)
    }
  }
}
