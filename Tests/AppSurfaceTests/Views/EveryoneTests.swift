import AppSurface
import AppSurfaceTesting
import FoundationEssentials
import Testing

/// All controls as everybody may see them: in twelve sizes of text, both directions, light and dark.
@Suite struct EveryoneTests {
  private struct Controls: View {
    @State private var isOn = true
    @State private var value = 0.3
    @State private var count = 2
    @State private var choice = "Small"
    @State private var color = Color.teal
    @State private var date = Date(timeIntervalSince1970: 0)
    @State private var text = ""

    var body: some View {
      Form {
        Section("Controls") {
          Toggle("Notifications", isOn: $isOn)
          Toggle("A box to tick", isOn: $isOn).toggleStyle(.checkbox)
          Toggle("Button", isOn: $isOn).toggleStyle(.button)
          Stepper("Amount", value: $count, in: 0...5)
          Slider(value: $value, label: { Text("Volume") })
          ColorPicker("Ink colour", selection: $color)
          DatePicker("Due date", selection: $date)
        }
        Section("Choices") {
          Picker("Size", selection: $choice) { options }
          Picker("Sizes", selection: $choice) { options }.pickerStyle(.radioGroup)
          Picker("Wheel", selection: $choice) { options }.pickerStyle(.wheel)
          Button("Press") {}
          Button("Bordered") {}.buttonStyle(.bordered)
          TextField("Name", text: $text)
          ProgressView("Loading", value: 0.4)
          Label("Home", systemImage: "house")
        }
      }
    }

    @ViewBuilder private var options: some View {
      ForEach(["Small", "Large"], id: \.self) { Text($0).tag($0) }
    }
  }

  @Test(arguments: DynamicTypeSize.allCases)
  func `nothing is cut, squeezed or overlaps in a size of text`(size: DynamicTypeSize) {
    for direction in LayoutDirection.allCases {
      for scheme in [ColorScheme.light, .dark] {
        let tester = SurfaceTester(
          screen: HostingScreen(rootView: Controls()),
          configuration: SurfaceConfiguration(
            size: Size(width: 320, height: 4000), scale: 2, colorScheme: scheme,
            layoutDirection: direction, textScale: size.scale))
        let entries = tester.surface.snapshot().entries
        let context = "\(size) \(direction) \(scheme)"
        #expect(entries.count { $0.viewName == "ListRow" } == 15, "\(context)")
        for entry in entries {
          #expect(!entry.isTruncated, "\(context): \(entry.label ?? "") is cut")
          #expect(!entry.isSqueezed, "\(context): \(entry.viewName) \(entry.label ?? "")")
          #expect(entry.frame.minX >= 0 && entry.frame.maxX <= 320, "\(context): \(entry)")
          if entry.role.isControl, entry.role != .row {
            #expect(entry.label != nil, "\(context): \(entry.viewName) has no name")
          }
        }
        check(entries, context)
        #expect(!tester.surface.drawList().commands.isEmpty)
      }
    }
  }

  /// No text stands on another text or on a control that it is not in.
  private func check(_ entries: [LayoutSnapshot.Entry], _ context: String) {
    let texts = entries.filter { $0.role == .text && !$0.frame.isEmpty }
    for (index, text) in texts.enumerated() {
      for other in texts[(index + 1)...] {
        let common = text.frame.intersection(other.frame)
        #expect(common.isEmpty, "\(context): \(text.label ?? "") on \(other.label ?? "")")
      }
    }
    for control in entries
    where [.toggle, .stepper, .colorPicker, .datePicker].contains(control.role) {
      guard let area = control.hitArea, control.role != .toggle else { continue }
      for text in texts where control.frame.contains(text.frame.center) && control.label != nil {
        #expect(
          area == control.frame || area.intersection(text.frame).isEmpty,
          "\(context): the label of \(control.label ?? "") lies under its control")
      }
    }
  }

  @Test func `every control is reached and used by keys alone`() {
    let tester = SurfaceTester(Controls(), width: 390, height: 2000)
    var labels: [String] = []
    for _ in 0..<24 {
      tester.key(.tab)
      if let label = tester.surface.focusedElement?.label, !labels.contains(label) {
        labels.append(label)
      }
    }
    for label in [
      "Notifications", "A box to tick", "Button", "Amount", "Volume", "Ink colour", "Due date",
      "Size", "Small", "Large", "Wheel", "Press", "Bordered", "Name",
    ] { #expect(labels.contains(label), "\(label) is not reached: \(labels)") }
  }
}
