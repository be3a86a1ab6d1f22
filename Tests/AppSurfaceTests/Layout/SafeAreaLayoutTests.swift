import AppSurface
import AppSurfaceTesting
import Testing

@Suite struct SafeAreaLayoutTests {
  private let insets = EdgeInsets(top: 40, bottom: 20)

  @Test func `content keeps clear of the screen's edges unless it ignores them`() {
    let cases = [
      LayoutCase("clear", ["a": [0, 40, 300, 140]], safeArea: insets) { Box("a") },
      LayoutCase("ignored", ["a": [0, 0, 300, 200]], safeArea: insets) {
        Box("a").ignoresSafeArea()
      },
      LayoutCase("top ignored", ["a": [0, 0, 300, 180]], safeArea: insets) {
        Box("a").ignoresSafeArea(edges: .top)
      },
      LayoutCase(
        "a ground reaches out", ["a": [145, 105, 10, 10], "b": [0, 0, 300, 200]], safeArea: insets
      ) {
        Box("a", 10, 10).frame(maxWidth: .infinity, maxHeight: .infinity)
          .background { Box("b").ignoresSafeArea() }
      },
      LayoutCase(
        "only where it touches", ["a": [145, 40, 10, 50], "b": [0, 90, 300, 110]],
        safeArea: insets
      ) {
        VStack(spacing: 0) {
          Box("a", 10, 50)
          Box("b").ignoresSafeArea()
        }
      },
      LayoutCase("physical left", ["a": [30, 0, 270, 200]], safeArea: EdgeInsets(left: 30)) {
        Box("a")
      },
      LayoutCase(
        "physical left from right to left", ["a": [30, 0, 270, 200]],
        safeArea: EdgeInsets(left: 30), direction: .rightToLeft
      ) { Box("a") },
      LayoutCase(
        "leading ignored from right to left", ["a": [30, 0, 270, 200]],
        safeArea: EdgeInsets(left: 30, right: 10), direction: .rightToLeft
      ) { Box("a").ignoresSafeArea(edges: .leading) },
    ]
    for layout in cases { layout.check() }
  }

  @Test func `bars take their edge and screens the rest`() {
    let cases = [
      LayoutCase("navigation", ["a": [0, 88, 300, 92]], safeArea: insets) {
        NavigationStack { Box("a").navigationTitle("T") }
      },
      LayoutCase("tabs", ["a": [0, 40, 300, 88]], safeArea: insets) {
        TabView { Box("a").tabItem { Label("A", systemImage: "house") } }
      },
      LayoutCase("navigation in tabs", ["a": [0, 88, 300, 40]], safeArea: insets) {
        TabView {
          NavigationStack { Box("a") }.tabItem { Label("A", systemImage: "house") }
        }
      },
      LayoutCase(
        "ignoring inside a navigation", ["a": [0, 88, 300, 112]], safeArea: insets
      ) { NavigationStack { Box("a").ignoresSafeArea() } },
      LayoutCase(
        "sides", ["a": [30, 48, 260, 152]], safeArea: EdgeInsets(left: 30, right: 10)
      ) { NavigationStack { Box("a") } },
    ]
    for layout in cases { layout.check() }
  }

  @Test func `what is presented has insets of its own`() {
    func presenting(
      _ name: String, _ size: Size, _ expected: [String: [Double]], insets: EdgeInsets = .zero,
      isCover: Bool = false, detents: Set<PresentationDetent> = [.large]
    ) -> LayoutCase {
      LayoutCase(name, size.width, size.height, expected, safeArea: insets) {
        if isCover {
          Color.blue.fullScreenCover(isPresented: .constant(true)) { Box("a") }
        } else {
          Color.blue.sheet(isPresented: .constant(true)) {
            Box("a").presentationDetents(detents)
          }
        }
      }
    }
    let (tall, wide) = (Size(width: 300, height: 400), Size(width: 800, height: 600))
    let cases = [
      presenting("sheet", tall, ["a": [0, 62, 300, 318]], insets: insets),
      presenting("half a sheet", tall, ["a": [0, 217, 300, 183]], detents: [.medium]),
      presenting("points", tall, ["a": [0, 312, 300, 88]], detents: [.height(100)]),
      presenting("card", wide, ["a": [120, 52, 560, 508]]),
      presenting("cover", tall, ["a": [0, 40, 300, 340]], insets: insets, isCover: true),
    ]
    for layout in cases { layout.check() }
  }

  @Test func `scrolled content runs under the lower edge and can be scrolled free of it`() {
    let layout = LayoutCase("scroll", ["a": [0, 40, 300, 500]], safeArea: insets) {
      ScrollView { Box("a", nil, 500) }
    }
    layout.check()
    let tester = layout.tester
    let scroll = tester.surface.snapshot().entries.first { $0.role == .scrollView }
    #expect(scroll?.frame == Rect(x: 0, y: 40, width: 300, height: 160))
    tester.send(.wheel(WheelEvent(position: Point(x: 9, y: 90), delta: Point(x: 0, y: 9999))))
    let box = tester.surface.snapshot().entries.last { $0.label == "a" }
    #expect(box?.frame.maxY == 180)
  }

  @Test func `a scroll view that ignores the upper edge keeps its lower inset`() {
    let layout = LayoutCase("scroll", ["a": [0, 0, 300, 500]], safeArea: insets) {
      ScrollView { Box("a", nil, 500) }.ignoresSafeArea(edges: .top)
    }
    layout.check()
    let tester = layout.tester
    tester.send(.wheel(WheelEvent(position: Point(x: 9, y: 90), delta: Point(x: 0, y: 9999))))
    let box = tester.surface.snapshot().entries.last { $0.label == "a" }
    #expect(box?.frame.maxY == 180)
  }
}
