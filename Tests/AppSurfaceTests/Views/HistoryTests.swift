import AppSurface
import AppSurfaceTesting
import Testing

/// What is not scrolled is laid out as if it were new: nothing that was measured at another size, in
/// other text or of other content is left in it.
@Suite struct HistoryTests {
  private struct Rows: View {
    enum Kind: CaseIterable {
      case list, stack, grid, listWithoutHeight
    }

    let kind: Kind
    @State private var words = 9

    var body: some View {
      switch kind {
      case .list: List { rows }
      case .listWithoutHeight:
        ScrollView { List { rows }.fixedSize(horizontal: false, vertical: true) }
      case .stack: ScrollView { LazyVStack { rows } }
      case .grid: ScrollView { LazyVGrid(columns: [GridItem(.adaptive(minimum: 90))]) { rows } }
      }
    }

    @ViewBuilder private var rows: some View {
      Button("Change") { words = 31 }
      ForEach(1..<60) { number in
        Text(String(repeating: "word ", count: number * 7 % words + 1))
      }
    }
  }

  private static let base = SurfaceConfiguration(size: Size(width: 320, height: 480), scale: 2)
  private static let others: [SurfaceConfiguration] = {
    var (wide, large, narrow) = (base, base, base)
    wide.size = Size(width: 700, height: 300)
    large.textScale = 2.3
    narrow.size = Size(width: 130, height: 900)
    narrow.layoutDirection = .rightToLeft
    return [wide, large, narrow]
  }()

  private func scroll(_ tester: SurfaceTester, _ distance: Double) {
    tester.send(
      .wheel(WheelEvent(position: Point(x: 60, y: 100), delta: Point(x: 0, y: distance))))
  }

  @Test func `what was scrolled and came back is as new, at each size`() {
    for kind in Rows.Kind.allCases {
      let root = HostingScreen(rootView: Rows(kind: kind))
      let live = SurfaceTester(screen: root, configuration: Self.base)
      for (turn, configuration) in (Self.others + [Self.base] + Self.others).enumerated() {
        if turn == 4 { live.tap("Change") }
        for distance in [300, 900, 5000, -9000] as [Double] { scroll(live, distance) }
        for _ in 0..<40 { scroll(live, -9000) }
        live.surface.configuration = configuration
        let new = SurfaceTester(screen: root, configuration: configuration, isLive: false)
        let (old, fresh) = (live.surface.snapshot(), new.surface.snapshot())
        #expect(old == fresh, "\(kind), turn \(turn): \(difference(old, fresh))")
      }
    }
  }

  private func difference(_ old: LayoutSnapshot, _ new: LayoutSnapshot) -> String {
    let pair = zip(old.entries, new.entries).first { $0 != $1 }
    return pair.map { "\($0.0.viewName) \($0.0.frame), new \($0.1.frame)" } ?? "another number"
  }

  @Test func `the rows of a list that are seen stay while its width and its text change`() throws {
    let tester = SurfaceTester(
      screen: HostingScreen(rootView: Rows(kind: .list)), configuration: Self.base)
    for _ in 0..<9 { scroll(tester, 150) }
    func first() throws -> String { try #require(tester.visibleTexts.first) }
    let before = try first()
    for configuration in Self.others {
      tester.surface.configuration = configuration
      #expect(try first() == before, "\(configuration.size)")
      tester.surface.configuration = Self.base
      #expect(try first() == before, "back from \(configuration.size)")
    }
  }
}
