import AppSurface
import AppSurfaceTesting
import Testing

@Suite struct ContainerLayoutTests {
  @Test func `grids divide their width among the columns`() {
    func cell(_ name: String) -> some View { Box(name, nil, 20) }
    func grid(_ columns: [GridItem], spacing: Double = 10) -> some View {
      LazyVGrid(columns: columns, spacing: spacing) {
        cell("a")
        cell("b")
        cell("c")
        cell("d")
      }
    }
    let cases = [
      LayoutCase(
        "fixed",
        [
          "a": [86, 75, 50, 20], "b": [144, 75, 70, 20], "c": [86, 105, 50, 20],
          "d": [144, 105, 70, 20],
        ]
      ) { grid([GridItem(.fixed(50)), GridItem(.fixed(70))]) },
      LayoutCase("flexible", ["a": [0, 75, 140, 20], "b": [160, 75, 140, 20]]) {
        grid([GridItem(.flexible(), spacing: 20), GridItem(.flexible())])
      },
      LayoutCase("at most", ["a": [0, 75, 50, 20], "b": [50, 75, 250, 20]]) {
        grid([GridItem(.flexible(maximum: 50), spacing: 0), GridItem(.flexible())])
      },
      LayoutCase("at least", ["a": [0, 75, 200, 20], "b": [200, 75, 100, 20]]) {
        grid([GridItem(.flexible(minimum: 200), spacing: 0), GridItem(.flexible())])
      },
      LayoutCase("mixed", ["a": [0, 75, 100, 20], "b": [100, 75, 200, 20]]) {
        grid([GridItem(.fixed(100), spacing: 0), GridItem(.flexible())])
      },
      LayoutCase(
        "adaptive", 290, 200,
        [
          "a": [0, 75, 90, 20], "b": [100, 75, 90, 20], "c": [200, 75, 90, 20],
          "d": [0, 105, 90, 20],
        ]
      ) { grid([GridItem(.adaptive(minimum: 80), spacing: 10)]) },
      LayoutCase(
        "adaptive at most", 290, 200, ["a": [7.5, 75, 85, 20], "b": [102.5, 75, 85, 20]]
      ) { grid([GridItem(.adaptive(minimum: 80, maximum: 85), spacing: 10)]) },
      LayoutCase("adaptive in too little", 50, 200, ["a": [0, 45, 80, 20], "b": [0, 75, 80, 20]]) {
        grid([GridItem(.adaptive(minimum: 80), spacing: 10)])
      },
      LayoutCase(
        "rows as high as their highest", ["a": [100, 90, 50, 20], "b": [150, 80, 50, 40]]
      ) {
        LazyVGrid(columns: [GridItem(.fixed(50), spacing: 0), GridItem(.fixed(50))]) {
          Box("a", nil, 20)
          Box("b", nil, 40)
        }
      },
      LayoutCase(
        "from right to left", ["a": [160, 75, 140, 20], "b": [0, 75, 140, 20]],
        direction: .rightToLeft
      ) { grid([GridItem(.flexible(), spacing: 20), GridItem(.flexible())]) },
    ]
    for layout in cases { layout.check() }
  }

  @Test func `text wraps at words and is cut where it does not fit`() {
    let cases = [
      LayoutCase("wraps", 70, 200, ["aaa bbb ccc": [0, 76, 70, 48]]) {
        Text("aaa bbb ccc").font20
      },
      LayoutCase("one line", 70, 200, ["aaa bbb ccc": [0, 88, 70, 24]]) {
        Text("aaa bbb ccc").lineLimit(1).font20
      },
      LayoutCase("height of one line", 70, 30, ["aaa bbb ccc": [0, 3, 70, 24]]) {
        Text("aaa bbb ccc").font20
      },
      LayoutCase("hard break", ["a\nbb": [140, 76, 20, 48]]) { Text("a\nbb").font20 },
      LayoutCase("nothing", ["t": [150, 88, 0, 24]]) { Text("").font20.named("t") },
      // Twenty points grow to 37.72: a little less than text for reading.
      LayoutCase("larger", ["aa": [131, 77, 38, 46]], textScale: 2) { Text("aa").font20 },
      LayoutCase("whole points", ["a": [145.5, 89.5, 9, 21]]) { Text("a") },
      LayoutCase("whole pixels", ["a": [145.75, 89.75, 8.5, 20.5]], scale: 2) { Text("a") },
      LayoutCase(
        "in a narrow row", 100, 100, ["aaa bbb": [5, 26, 30, 48], "c": [40, 0, 60, 100]]
      ) {
        HStack(spacing: 0) {
          Text("aaa bbb").frame(width: 40)
          Box("c")
        }
        .font20
      },
      LayoutCase(
        "in a column", 70, 200, ["aaa bbb ccc": [0, 66, 70, 48], "d": [30, 114, 10, 20]]
      ) {
        VStack(spacing: 0) {
          Text("aaa bbb ccc")
          Box("d", 10, 20)
        }
        .font20
      },
    ]
    for layout in cases { layout.check() }
  }

  @Test func `text knows its lines and whether it was cut`() {
    let cases: [(TruncationMode, [String])] = [
      (.tail, ["aaa bb…"]), (.head, ["…bb ccc"]), (.middle, ["aaa…ccc"]),
    ]
    for (mode, lines) in cases {
      let layout = LayoutCase("\(mode)", 70, 100, [:]) {
        Text("aaa bbb ccc").lineLimit(1).truncationMode(mode).font20
      }
      let entry = layout.tester.surface.snapshot().entries.last
      #expect(entry?.lines.map(\.text) == lines)
      #expect(entry?.isTruncated == true)
    }
  }

  @Test func `a reader of geometry fills its room and knows it`() {
    let cases = [
      LayoutCase("top leading", ["a": [0, 0, 10, 10], "300.0 200.0": [0, 0, 110, 24]]) {
        GeometryReader { proxy in
          Box("a", 10, 10)
          Text("\(proxy.size.width) \(proxy.size.height)").font20
        }
      },
      LayoutCase("in a row", ["b": [100, 0, 100, 200]]) {
        HStack(spacing: 0) {
          Box("a", 100, 10)
          GeometryReader { proxy in Box("b", proxy.size.width / 2) }
        }
      },
      LayoutCase("no offer", ["g": [145, 95, 10, 10]]) {
        GeometryReader { _ in Box("a", 10, 10) }.named("g").fixedSize()
      },
      LayoutCase(
        "safe area", ["a": [0, 40, 20, 40]],
        safeArea: EdgeInsets(top: 40, bottom: 20)
      ) {
        GeometryReader { proxy in
          Box("a", proxy.safeAreaInsets.bottom + 20, proxy.safeAreaInsets.top + 40)
        }
      },
    ]
    for layout in cases { layout.check() }
  }

  @Test func `the first view that fits is shown`() {
    let cases = [
      LayoutCase("first", ["a": [50, 90, 200, 20]]) {
        ViewThatFits {
          Box("a", 200, 20)
          Box("b", 100, 20)
        }
      },
      LayoutCase("second", 150, 200, ["b": [25, 90, 100, 20], "a": []]) {
        ViewThatFits {
          Box("a", 200, 20)
          Box("b", 100, 20)
        }
      },
      LayoutCase("last where none does", 50, 200, ["b": [-25, 90, 100, 20]]) {
        ViewThatFits {
          Box("a", 200, 20)
          Box("b", 100, 20)
        }
      },
      LayoutCase("width alone", 300, 10, ["a": [50, -5, 200, 20]]) {
        ViewThatFits(in: .horizontal) {
          Box("a", 200, 20)
          Box("b", 100, 20)
        }
      },
      LayoutCase("height of wrapped text", 70, 30, ["b": [30, 3, 10, 24], "aaa bbb ccc": []]) {
        ViewThatFits(in: .vertical) {
          Text("aaa bbb ccc")
          Text("b")
        }
        .font20
      },
    ]
    for layout in cases { layout.check() }
  }

  @Test func `lists lay rows beneath one another`() {
    let cases = [
      LayoutCase("plain", ["a": [16, 11.5, 9, 21], "b": [16, 55.5, 9, 21]]) {
        List {
          Text("a")
          Text("b")
        }
      },
      LayoutCase(
        "grouped with a header", ["a": [32, 56.5, 9, 21], "H": [32, 22, 7, 16]]
      ) {
        List { Section("H") { Text("a") } }.listStyle(.insetGrouped)
      },
      LayoutCase("high rows", ["a": [16, 8, 268, 100], "b": [16, 127.5, 9, 21]]) {
        List {
          Box("a", nil, 100)
          Text("b")
        }
      },
      LayoutCase(
        "from right to left", ["a": [275, 11.5, 9, 21]], direction: .rightToLeft
      ) { List { Text("a") } },
      LayoutCase("not wider than is readable", 1000, 200, ["a": [176, 31.5, 9, 21]]) {
        Form { Text("a") }
      },
    ]
    for layout in cases { layout.check() }
  }

  @Test func `a scroll view takes its room along its axis and its content's length across`() {
    let cases = [
      LayoutCase("downwards", ["s": [100, 0, 100, 200], "a": [100, 0, 100, 500]]) {
        ScrollView { Box("a", 100, 500) }.named("s")
      },
      LayoutCase("sidewards", ["s": [0, 75, 300, 50], "a": [0, 75, 500, 50]]) {
        ScrollView(.horizontal) { Box("a", 500, 50) }.named("s")
      },
      LayoutCase("in a column", ["a": [0, 0, 500, 50], "b": [0, 50, 300, 150]]) {
        VStack(spacing: 0) {
          ScrollView(.horizontal) { Box("a", 500, 50) }
          Box("b")
        }
      },
      LayoutCase(
        "sidewards from right to left", ["a": [-200, 75, 500, 50]], direction: .rightToLeft
      ) { ScrollView(.horizontal) { Box("a", 500, 50) } },
      LayoutCase("both", ["a": [0, 0, 500, 400]]) {
        ScrollView([.horizontal, .vertical]) { Box("a", 500, 400) }
      },
    ]
    for layout in cases { layout.check() }
  }

  @Test func `lines from right to left mirror what leads`() {
    func mirrored(
      _ name: String, _ expected: [String: [Double]], @ViewBuilder view: () -> some View
    ) -> LayoutCase {
      LayoutCase(name, expected, direction: .rightToLeft, view: view)
    }
    let cases = [
      mirrored("row", ["a": [140, 90, 50, 20], "b": [110, 80, 30, 40]]) {
        HStack(spacing: 0) {
          Box("a", 50, 20)
          Box("b", 30, 40)
        }
      },
      mirrored("leading", ["a": [280, 90, 20, 20]]) {
        Box("a", 20, 20).frame(maxWidth: .infinity, alignment: .leading)
      },
      mirrored("margin", ["a": [135, 95, 10, 10]]) { Box("a", 10, 10).padding(.leading, 20) },
      mirrored("column", ["a": [140, 75, 50, 20], "b": [110, 95, 80, 30]]) {
        VStack(alignment: .leading, spacing: 0) {
          Box("a", 50, 20)
          Box("b", 80, 30)
        }
      },
      mirrored("corner", ["b": [130, 90, 10, 10]]) {
        Box("a", 40, 20).overlay(alignment: .topTrailing) { Box("b", 10, 10) }
      },
      mirrored("switch", ["a": [291, 89.5, 9, 21]]) {
        Toggle("a", isOn: .constant(true)).frame(maxWidth: .infinity)
      },
    ]
    for layout in cases { layout.check() }
  }
}
