import AppSurface
import AppSurfaceTesting
import Testing

/// Each view of the contract alone: its element, name and role, the keyboard, and how it stands in the
/// dark, from right to left and in each size of text.
@Suite struct EveryViewTests {
  private static let size = Size(width: 700, height: 1200)

  private func tester(
    _ view: some View, _ change: (inout SurfaceConfiguration) -> Void = { _ in }
  ) -> SurfaceTester {
    var configuration = SurfaceConfiguration(size: Self.size, scale: 2)
    change(&configuration)
    return SurfaceTester(screen: HostingScreen(rootView: view), configuration: configuration)
  }

  private func found(_ item: ViewCase, _ tester: SurfaceTester) -> LayoutSnapshot.Entry? {
    tester.surface.snapshot().entries.first { entry in
      (item.element == nil ? entry.role == item.role : entry.viewName == item.element)
        && (item.label == nil || entry.label == item.label)
    }
  }

  @Test func `every view of the contract is here`() {
    let names = Set(ViewCase.all.map { String($0.name.prefix { $0 != "," }) })
    let wanted = """
      Text Label Image Button Toggle Slider Stepper Picker DatePicker ColorPicker TextField \
      SecureField TextEditor ProgressView HStack VStack ZStack LazyVStack LazyVGrid Spacer Divider \
      ForEach List Section Form ScrollView NavigationStack NavigationView NavigationSplitView \
      NavigationLink TabView Group GeometryReader ViewThatFits AnyView searchable tabItem
      """
    #expect(names == Set(wanted.split(separator: " ").map(String.init)))
  }

  @Test func `a view stands on an element with its name, its role and its label`() throws {
    for item in ViewCase.all {
      let entry = try #require(found(item, tester(item.view)), "\(item.name) has no element")
      #expect(entry.role == item.role, "\(item.name)")
      #expect(entry.frame.width > 0, "\(item.name)")
      if item.role.isControl { #expect(entry.hitArea != nil, "\(item.name) takes no press") }
    }
  }

  @Test func `the keyboard is led to what can be used, and a key does something there`() {
    for item in ViewCase.all {
      let tester = tester(item.view)
      guard let keys = item.keys else {
        #expect(!leads(to: item, tester), "\(item.name) has the keyboard")
        continue
      }
      #expect(leads(to: item, tester), "\(item.name) is not reached")
      let isRinged = tester.surface.drawList().commands.contains { command in
        if case .outline = command { true } else { false }
      }
      #expect(isRinged, "\(item.name): nothing shows where the keyboard is")
      if keys == [.delete] { tester.key(.home) }
      let before = tester.surface.snapshot()
      for key in keys { tester.key(key) }
      tester.advance(by: .seconds(1))
      #expect(tester.surface.snapshot() != before, "\(item.name): \(keys) do nothing")
    }
  }

  @Test func `what is disabled is passed over`() {
    for item in ViewCase.all where item.keys != nil {
      let tester = tester(item.view.disabled(true))
      #expect(!leads(to: item, tester), "\(item.name)")
      #expect(tester.surface.focusedElement == nil, "\(item.name)")
      #expect(found(item, tester)?.isEnabled == false, "\(item.name)")
    }
  }

  private func leads(to item: ViewCase, _ tester: SurfaceTester) -> Bool {
    for _ in 0..<6 {
      tester.key(.tab)
      guard let focused = tester.surface.focusedElement else { continue }
      if focused.role == item.role, focused.label == item.label { return true }
    }
    return false
  }

  @Test func `from right to left everything stands mirrored`() {
    for item in ViewCase.all {
      let there = tester(item.view).surface.snapshot().entries
      let back = tester(item.view) { $0.layoutDirection = .rightToLeft }.surface.snapshot().entries
      #expect(there.count == back.count, "\(item.name)")
      for (left, right) in zip(there, back) {
        let mirrored = Self.size.width - left.frame.maxX
        let wanted = Rect(origin: Point(x: mirrored, y: left.frame.minY), size: left.frame.size)
        let isSame = zip(right.frame.edges, wanted.edges).allSatisfy { abs($0 - $1) <= 0.5 }
        #expect(isSame, "\(item.name): \(left.viewName) at \(left.frame), back \(right.frame)")
      }
    }
  }

  @Test func `the dark moves nothing and has other inks`() {
    for item in ViewCase.all where item.name != "Spacer" {
      let light = tester(item.view)
      let dark = tester(item.view) { $0.colorScheme = .dark }
      #expect(light.surface.snapshot() == dark.surface.snapshot(), "\(item.name)")
      let lists = (light.surface.drawList().commands, dark.surface.drawList().commands)
      #expect(lists.0.count == lists.1.count, "\(item.name)")
      #expect(inks(lists.0) != inks(lists.1), "\(item.name) has one ink in light and dark")
    }
  }

  /// The colours of what is drawn, the ground of the whole left out.
  private func inks(_ commands: [DrawCommand]) -> [Color] {
    commands.compactMap { command in
      switch command {
      case .fill(let rect, let color, radius: _): rect.size == Self.size ? nil : color
      case .text(let run): run.color
      case .image(_, _, let tint, radius: _): tint
      default: nil
      }
    }
  }

  @Test func `in every size of text nothing is cut or squeezed, and what has text grows`() throws {
    for item in ViewCase.all {
      var heights: [Double] = []
      for size in DynamicTypeSize.allCases {
        let tester = tester(item.view) { $0.textScale = size.scale }
        for entry in tester.surface.snapshot().entries where entry.visible != nil {
          #expect(!entry.isTruncated, "\(item.name) \(size): \(entry.label ?? "") is cut")
          #expect(!entry.isSqueezed, "\(item.name) \(size): \(entry.viewName) is squeezed")
        }
        heights.append(textHeight(tester))
      }
      #expect(heights == heights.sorted(), "\(item.name): \(heights)")
      guard item.hasText else { continue }
      #expect(try #require(heights.last) > #require(heights.first) + 1, "\(item.name): \(heights)")
    }
  }

  /// How high the text, the symbol and the fields are together.
  private func textHeight(_ tester: SurfaceTester) -> Double {
    tester.surface.snapshot().entries.reduce(0) { sum, entry in
      let counts: [ElementRole] = [
        .text, .image, .textField, .secureField, .searchField, .datePicker, .picker,
      ]
      return counts.contains(entry.role) ? sum + entry.frame.height : sum
    }
  }
}

extension Rect {
  fileprivate var edges: [Double] { [minX, minY, maxX, maxY] }
}
