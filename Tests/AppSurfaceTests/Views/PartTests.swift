import AppSurface
import AppSurfaceTesting
import Testing

/// Smaller parts of the views' contract: what a prompt, an id, a binding of a member do.
@Suite struct PartTests {
  private struct Item: Identifiable {
    let id: Int
    var isOn = false
  }

  private func entry(
    _ tester: SurfaceTester, _ label: String, _ role: ElementRole
  ) -> LayoutSnapshot.Entry? {
    tester.surface.snapshot().entries.last { $0.label == label && $0.role == role }
  }

  @Test func `a hidden label takes no room, in a form and outside`() throws {
    struct Hidden: View {
      let hides: Bool
      @State private var count = 0
      var body: some View {
        let stepper = Stepper("Amount", value: $count, in: 0...9)
        if hides { stepper.labelsHidden() } else { stepper }
      }
    }
    let shown = SurfaceTester(Hidden(hides: false))
    let hidden = SurfaceTester(Hidden(hides: true))
    #expect(shown.visibleTexts == ["Amount"])
    #expect(hidden.visibleTexts == [])
    let (wide, narrow) = (entry(shown, "Amount", .stepper), entry(hidden, "Amount", .stepper))
    #expect(try #require(narrow).frame.width < #require(wide).frame.width)
    #expect(SurfaceTester(Form { Hidden(hides: true) }).visibleTexts == [])
  }

  @Test func `a view with another id starts anew, one with the same keeps its state`() {
    struct Tally: View {
      @State private var count = 0
      var body: some View { Button("count \(count)") { count += 1 } }
    }
    struct Parent: View {
      @State private var id = 0
      @State private var other = 0
      var body: some View {
        VStack {
          Button("New id") { id += 1 }
          Button("Other \(other)") { other += 1 }
          Tally().id(id)
        }
      }
    }
    let tester = SurfaceTester(Parent())
    tester.tap("count 0")
    tester.tap("Other 0")
    #expect(tester.visibleTexts == ["New id", "Other 1", "count 1"])
    tester.tap("New id")
    #expect(tester.visibleTexts == ["New id", "Other 1", "count 0"])
  }

  @Test func `what is scaled to fit is whole, what is scaled to fill covers`() throws {
    let picture = Image(Bitmap(width: 40, height: 20, pixels: Array(repeating: 255, count: 3200)))
      .resizable()
    for (view, expected) in [
      (AnyView(picture.scaledToFit()), Size(width: 100, height: 50)),
      (AnyView(picture.scaledToFill()), Size(width: 200, height: 100)),
    ] {
      let tester = SurfaceTester(view.frame(width: 100, height: 100))
      let entry = tester.surface.snapshot().entries.last { $0.role == .image }
      #expect(entry?.frame.size == expected)
      #expect(entry?.frame.center == Point(x: 160, y: 240))
    }
  }

  @Test func `a member's binding writes to that member, also after the order changed`() {
    struct Parent: View {
      @State private var items = [Item(id: 1), Item(id: 2), Item(id: 3)]
      var body: some View {
        VStack {
          Button("Turn") { items.reverse() }
          ForEach($items) { $item in Toggle("\(item.id)", isOn: $item.isOn) }
          Text(items.map { "\($0.id)\($0.isOn ? "+" : "-")" }.joined())
        }
      }
    }
    let tester = SurfaceTester(Parent())
    tester.tap("1")
    #expect(tester.visibleTexts.last == "1+2-3-")
    tester.tap("Turn")
    tester.tap("2")
    #expect(tester.visibleTexts.last == "3-2+1+")
  }

  @Test func `a list of members has a row for each`() {
    let byID = SurfaceTester(List(["a", "b"], id: \.self) { Text($0) })
    #expect(byID.visibleTexts == ["a", "b"])
    let identified = SurfaceTester(List([Item(id: 4), Item(id: 5)]) { Text("\($0.id)") })
    #expect(identified.visibleTexts == ["4", "5"])
    #expect(identified.surface.snapshot().entries.count { $0.viewName == "ListRow" } == 2)
  }

  @Test func `a field shows its prompt while it is empty, and is named by its title`() throws {
    struct Field: View {
      let isSecure: Bool
      @State private var text = ""
      var body: some View {
        if isSecure {
          SecureField("Code", text: $text, prompt: Text("Six digits"))
        } else {
          TextField("Code", text: $text, prompt: Text("Six digits"))
        }
      }
    }
    for isSecure in [false, true] {
      let tester = SurfaceTester(Field(isSecure: isSecure))
      let role: ElementRole = isSecure ? .secureField : .textField
      let element = try #require(tester.surface.element(labelled: "Code") as? TextFieldElement)
      #expect(element.role == role)
      #expect(drawn(tester).contains("Six digits"))
      tester.tap("Code")
      tester.type("12")
      #expect(!drawn(tester).contains("Six digits"))
      #expect(drawn(tester).contains(isSecure ? "••" : "12"))
    }
  }

  /// The texts that are drawn.
  private func drawn(_ tester: SurfaceTester) -> [String] {
    tester.surface.drawList().commands.compactMap { command in
      if case .text(let run) = command { run.text } else { nil }
    }
  }

  @Test func `a label takes any views, a button a symbol`() throws {
    let label = SurfaceTester(
      Label {
        Text("Title")
      } icon: {
        Image(systemName: "star")
      })
    let image = try #require(label.surface.snapshot().entries.first { $0.role == .image })
    let title = try #require(entry(label, "Title", .text))
    #expect(image.frame.maxX < title.frame.minX)
    var presses = 0
    let button = SurfaceTester(Button("Add", systemImage: "plus") { presses += 1 })
    #expect(button.surface.snapshot().entries.contains { $0.role == .image })
    #expect(button.tap("Add"))
    #expect(presses == 1)
  }

  @Test func `a link with a text leads to its view, a link with a value to its destination`() {
    let tester = SurfaceTester(
      NavigationStack {
        VStack {
          NavigationLink("View") { Text("the view") }
          NavigationLink("Value", value: 7)
        }
        .navigationDestination(for: Int.self) { Text("number \($0)") }
      })
    for (link, text) in [("View", "the view"), ("Value", "number 7")] {
      tester.tap(link)
      tester.advance(by: .seconds(1))
      #expect(tester.visibleTexts.contains(text))
      tester.key(.escape)
      tester.advance(by: .seconds(1))
    }
  }

  @Test func `steppers end at their range, and at an action that is nil`() {
    struct Steppers: View {
      @State private var count = 1
      var body: some View {
        VStack {
          Stepper(value: $count, in: 0...2) { Text("Labelled") }
          Stepper("Up", onIncrement: { count = 2 }, onDecrement: nil)
          Text("count \(count)")
        }
      }
    }
    let tester = SurfaceTester(Steppers())
    tester.key(.tab)
    for _ in 0..<4 { tester.key(.right) }
    #expect(tester.visibleTexts.last == "count 2")
    for _ in 0..<4 { tester.key(.left) }
    #expect(tester.visibleTexts.last == "count 0")
    tester.key(.tab)
    tester.key(.left)
    #expect(tester.visibleTexts.last == "count 0")
    tester.key(.right)
    #expect(tester.visibleTexts.last == "count 2")
  }

  @Test func `steppers end at their range where the sum is more than the type holds`() {
    struct Steppers<Number: FixedWidthInteger>: View {
      @State var number: Number
      let range: ClosedRange<Number>
      let step: Number.Stride
      var body: some View {
        VStack {
          Stepper("Number", value: $number, in: range, step: step)
          Text("\(number)")
        }
      }
    }
    func press<Number: FixedWidthInteger>(
      _ key: Key, from number: Number, in range: ClosedRange<Number>, step: Number.Stride
    ) -> Number? {
      let tester = SurfaceTester(Steppers(number: number, range: range, step: step))
      tester.key(.tab)
      tester.key(key)
      return tester.visibleTexts.last.flatMap { Number($0) }
    }
    #expect(press(.right, from: UInt8(250), in: 0...255, step: 10) == 255)
    #expect(press(.right, from: UInt8(240), in: 0...255, step: 10) == 250)
    #expect(press(.left, from: UInt(2), in: 0...10, step: 3) == 0)
    #expect(press(.left, from: UInt(9), in: 0...10, step: 3) == 6)
    #expect(press(.right, from: Int.max - 1, in: 0...Int.max, step: 5) == Int.max)
    #expect(press(.left, from: Int.min + 1, in: Int.min...Int.max, step: 5) == Int.min)
    #expect(press(.right, from: Int.min, in: Int.min...Int.max, step: 5) == Int.min + 5)
    #expect(press(.right, from: Int8(-100), in: -128...127, step: 200) == 100)
    #expect(press(.right, from: 5, in: 0...10, step: Int.min) == 0)
    #expect(
      press(.right, from: UInt64(1) << 63, in: 0...UInt64.max, step: 7) == 9_223_372_036_854_775_815
    )
  }
}
