import AppSurface
import AppSurfaceTesting
import Testing

@Suite struct SeveralSurfacesTests {
  private struct Page: View {
    let journal: Journal
    @State private var count = 0
    @State private var isShown = false
    @Environment(\.horizontalSizeClass) private var width

    var body: some View {
      NavigationStack {
        List {
          Button("Count \(count)") { count += 1 }
          Button("Show") { isShown = true }
          NavigationLink("On", value: 1)
          Text("A text that is long enough to need several lines where the room is narrow.")
          if width == .regular { Text("wide") }
        }
        .navigationTitle("Page")
        .navigationDestination(for: Int.self) { number in
          Text("Number \(number) of \(count)").navigationTitle("Deep")
            .onAppear { journal.note("deep") }
        }
        .sheet(isPresented: $isShown) { Text("In the sheet \(count)").navigationTitle("S") }
      }
      .onAppear { journal.note("appear") }
      .onChange(of: count) { journal.note("change") }
    }
  }

  private let configurations = [
    SurfaceConfiguration(size: Size(width: 320, height: 480)),
    SurfaceConfiguration(
      size: Size(width: 844, height: 390), scale: 3,
      safeArea: EdgeInsets(left: 47, bottom: 21, right: 47), colorScheme: .dark),
    SurfaceConfiguration(
      size: Size(width: 393, height: 852), layoutDirection: .rightToLeft, textScale: 1.6),
  ]

  @Test func `a surface off screen shows what the live one shows at that configuration`() {
    let journal = Journal()
    let root = HostingScreen(rootView: Page(journal: journal))
    let live = SurfaceTester(screen: root, configuration: configurations[0])
    for press in ["Count 0", "On", "Back to Page", "Show", "On"] {
      live.tap(press)
      _ = journal.take()
      let before = live.surface.snapshot()
      for configuration in configurations {
        let evaluations = live.surface.evaluationCount
        let other = Surface(
          root: root, configuration: configuration, services: HostServices(), isLive: false)
        let shot = other.snapshot()
        #expect(live.surface.snapshot() == before, "\(press)")
        #expect(live.surface.evaluationCount == evaluations, "\(press)")
        #expect(journal.take().isEmpty)
        live.surface.configuration = configuration
        #expect(live.surface.snapshot() == shot, "\(press) \(configuration.size)")
        #expect(live.surface.drawList() == other.drawList())
        live.surface.configuration = configurations[0]
        #expect(live.surface.snapshot() == before)
        _ = journal.take()
      }
    }
  }

  @Test func `a change on one surface is seen on the others`() {
    let journal = Journal()
    let root = HostingScreen(rootView: Page(journal: journal))
    let live = SurfaceTester(screen: root, configuration: configurations[0])
    let other = SurfaceTester(screen: root, configuration: configurations[2], isLive: false)
    live.tap("Count 0")
    #expect(other.visibleTexts.contains("Count 1"))
    live.tap("On")
    #expect(other.visibleTexts.contains("Number 1 of 1"))
    other.tap("Back to Page")
    #expect(live.visibleTexts.contains("Count 1"))
    live.tap("Show")
    #expect(other.visibleTexts.contains("In the sheet 1"))
  }

  @Test func `scrolling and focus belong to the surface`() {
    let root = HostingScreen(rootView: List { ForEach(0..<99) { Text("row \($0)") } })
    let live = SurfaceTester(screen: root, configuration: configurations[0])
    let other = SurfaceTester(screen: root, configuration: configurations[0], isLive: false)
    live.send(.wheel(WheelEvent(position: Point(x: 9, y: 9), delta: Point(x: 0, y: 999))))
    #expect(other.visibleTexts.first == "row 0")
    #expect(live.visibleTexts.first == "row 22")
  }
}
