import AppSurface
import AppSurfaceTesting
import Testing

@Suite struct StyleTests {
  private struct Fruits: View {
    let style: PickerStyle
    @State private var fruit = "Pear"
    var body: some View {
      NavigationStack {
        VStack {
          Picker("Fruit", selection: $fruit) {
            ForEach(["Apple", "Pear", "Plum"], id: \.self) { Text($0).tag($0) }
          }
          Text("chosen \(fruit)")
        }
      }
      .pickerStyle(style)
    }
  }

  private func chosen(_ tester: SurfaceTester) -> String? {
    tester.surface.snapshot().entries.last { $0.label?.hasPrefix("chosen") ?? false }?.label
  }

  @Test func `every style of a picker shows its choice and takes another, by pointer and keys`() {
    let cases: [(PickerStyle, [Key], (SurfaceTester) -> Void)] = [
      (.segmented, [.tab, .right], { _ in }), (.palette, [.tab, .right], { _ in }),
      (.wheel, [.tab, .down], { _ in }),
      (.inline, [.tab, .tab, .tab, .enter], { _ in }),
      (.radioGroup, [.tab, .tab, .tab, .enter], { _ in }),
      (.menu, [.tab, .enter], { $0.tap("Plum") }),
      (.automatic, [.tab, .enter], { $0.tap("Plum") }),
      (.navigationLink, [.tab, .enter], { $0.tap("Plum") }),
    ]
    #expect(Set(cases.map(\.0)) == Set(PickerStyle.allCases))
    for (style, keys, press) in cases {
      let tester = SurfaceTester(Fruits(style: style))
      #expect(chosen(tester) == "chosen Pear", "\(style)")
      for key in keys { tester.key(key) }
      press(tester)
      tester.surface.update()
      #expect(chosen(tester) == "chosen Plum", "\(style)")
    }
  }

  @Test func `a wheel is turned by drag, press and wheel, and stops at its ends`() throws {
    let tester = SurfaceTester(Fruits(style: .wheel))
    let frame = try #require(
      tester.surface.snapshot().entries.first { $0.role == .picker }?.frame)
    let line = frame.height / 5
    tester.drag(from: frame.center, to: frame.center - Point(x: 0, y: line))
    #expect(chosen(tester) == "chosen Plum")
    tester.tap(frame.center - Point(x: 0, y: line * 2))
    #expect(chosen(tester) == "chosen Apple")
    tester.send(
      .wheel(WheelEvent(position: frame.center, delta: Point(x: 0, y: line * 9))))
    #expect(chosen(tester) == "chosen Plum")
  }

  @Test func `every style of a toggle is switched by pointer and key`() {
    struct Switch: View {
      let style: ToggleStyle
      @State private var isOn = false
      var body: some View { Toggle("Lamp", isOn: $isOn).toggleStyle(style) }
    }
    for style in [ToggleStyle.automatic, .switch, .checkbox, .button] {
      let tester = SurfaceTester(Switch(style: style))
      func value() -> String? {
        tester.surface.snapshot().entries.first { $0.role == .toggle }?.value
      }
      #expect(value() == "off")
      tester.tap("Lamp")
      #expect(value() == "on", "\(style)")
      tester.key(.tab)
      tester.key(.space)
      #expect(value() == "off", "\(style)")
    }
  }

  @Test func `the styles of lists and forms differ in margins and grounds`() throws {
    func row(_ style: ListStyle) throws -> Rect {
      let tester = SurfaceTester(List { Section("A") { Text("row") } }.listStyle(style), width: 400)
      return try #require(
        tester.surface.snapshot().entries.first { $0.viewName == "ListRow" }?.frame)
    }
    for style in ListStyle.allCases {
      let isInset = [.inset, .insetGrouped, .sidebar].contains(style)
      #expect(try row(style).width == (isInset ? 368 : 400), "\(style)")
    }
    for style in FormStyle.allCases {
      let tester = SurfaceTester(Form { Text("row") }.formStyle(style), width: 400)
      let row = tester.surface.snapshot().entries.first { $0.viewName == "ListRow" }
      #expect(row?.frame.width == (style == .columns ? 400 : 368), "\(style)")
    }
  }

  @Test func `labels show what their style says, and are named by their text`() {
    for style in LabelStyle.allCases {
      let entries = SurfaceTester(Label("Home", systemImage: "house").labelStyle(style)).surface
        .snapshot().entries
      #expect(entries.contains { $0.label == "Home" }, "\(style)")
      #expect(entries.contains { $0.role == .image } == (style != .titleOnly), "\(style)")
      #expect(entries.contains { $0.role == .text } == (style != .iconOnly), "\(style)")
    }
  }

  @Test func `progress has a shape for each style and tells how far it is`() throws {
    for style in ProgressViewStyle.allCases {
      let entry = try #require(
        SurfaceTester(ProgressView(value: 0.25).progressViewStyle(style)).surface.snapshot()
          .entries.first { $0.role == .progress })
      #expect(entry.value == "25 %")
      #expect(entry.frame.height == (style == .circular ? 28 : 6), "\(style)")
    }
  }

  @Test func `a hidden label names its control still`() throws {
    struct Hidden: View {
      @State private var isOn = true
      var body: some View { Toggle("Lamp", isOn: $isOn).labelsHidden() }
    }
    let entry = try #require(
      SurfaceTester(Hidden()).surface.snapshot().entries.first { $0.role == .toggle })
    #expect(entry.label == "Lamp")
    #expect(entry.frame.size == Size(width: 46, height: 28))
  }
}
