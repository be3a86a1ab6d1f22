import AppSurface
import AppSurfaceTesting
import Testing

@Suite struct ScreenTests {
  private let configuration = SurfaceConfiguration(size: Size(width: 320, height: 480))

  @Test func `the screen on top is the presented one, else a navigation's, else a tab's`() {
    let (page, other) = (Screen(), Screen())
    let navigation = NavigationScreen(root: page)
    let tabs = TabScreen(tabs: [
      TabScreen.Tab(screen: navigation, title: "a", systemImage: "gear"),
      TabScreen.Tab(screen: other, title: "b", systemImage: "gear"),
    ])
    #expect(tabs.topScreen === page)
    let deep = Screen()
    navigation.push(deep)
    #expect(tabs.topScreen === deep)
    tabs.select(1)
    #expect(tabs.topScreen === other)
    let sheet = NavigationScreen(root: Screen())
    other.present(sheet)
    #expect(tabs.presentedScreen === sheet)
    #expect(tabs.topScreen === sheet.visibleScreen)
    let cover = Screen()
    sheet.present(cover, style: .fullScreenCover)
    #expect(tabs.topScreen === cover)
    cover.dismiss()
    #expect(tabs.topScreen === sheet.visibleScreen)
  }

  @Test func `empty containers are on top themselves and can be shown`() {
    let (navigation, tabs) = (NavigationScreen(), TabScreen())
    #expect(navigation.topScreen === navigation)
    #expect(tabs.topScreen === tabs)
    for screen in [navigation, tabs] {
      let tester = SurfaceTester(screen: screen, configuration: configuration)
      _ = tester.surface.drawList()
      #expect(tester.key(.escape) == .passed)
      tester.tap(Point(x: 100, y: 100))
    }
    navigation.push(Screen())
    #expect(navigation.topScreen !== navigation)
    tabs.select(7)
    #expect(tabs.selectedIndex == nil)
  }

  @Test func `what stands somewhere already is not shown twice`() {
    let (root, sheet, further) = (Screen(), Screen(), Screen())
    root.present(sheet)
    root.present(sheet)
    sheet.present(root)
    root.present(further)
    sheet.present(sheet)
    #expect(root.topScreen === further)
    #expect(further.presentedScreen == nil)
    let navigation = NavigationScreen(root: root)
    navigation.push(root)
    #expect(navigation.screens.count == 1)
    let child = Screen()
    root.addChild(child)
    root.addChild(child)
    sheet.addChild(child)
    #expect(root.children.isEmpty)
    #expect(sheet.children.count == 1)
  }

  @Test func `screens are released when they are popped or dismissed`() {
    let navigation = NavigationScreen(root: Screen())
    let tabs = TabScreen(tabs: [TabScreen.Tab(screen: navigation, title: "a", systemImage: "gear")])
    let tester = SurfaceTester(screen: tabs, configuration: configuration)
    for turn in 0..<300 {
      weak var released: Screen?
      do {
        let screen = HostingScreen(rootView: VStack { Button("x") {} })
        released = screen
        switch turn % 3 {
        case 0: navigation.push(screen)
        case 1: tabs.present(screen)
        default: tabs.present(screen, style: .fullScreenCover)
        }
      }
      _ = tester.surface.drawList()
      #expect(released != nil)
      switch turn % 3 {
      case 0: navigation.pop()
      default: tabs.dismiss()
      }
      tester.surface.update()
      #expect(released == nil, "turn \(turn)")
    }
  }

  private struct Deep: View {
    @State private var isShown = false
    @State private var isCovered = false
    @State private var path: [Int] = []

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          NavigationLink("On", value: 1)
          Button("Show") { isShown = true }
          Button("Cover") { isCovered = true }
          TabView { Text("tab").tabItem { Text("T") } }
        }
        .navigationTitle("Deep")
        .navigationDestination(for: Int.self) { number in
          NavigationLink("Further", value: number + 1).navigationTitle("N\(number)")
        }
      }
      .sheet(isPresented: $isShown) { NavigationStack { SheetPage() } }
      .fullScreenCover(isPresented: $isCovered) { NavigationStack { SheetPage() } }
    }
  }

  private struct SheetPage: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      VStack {
        NavigationLink("Sheet on", value: "x")
        NavigationLink {
          Page()
        } label: {
          Text("Sheet view")
        }
        Button("Leave") { dismiss() }
      }
      .navigationDestination(for: String.self) { _ in Page() }
    }
  }

  private struct Page: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Back out") { dismiss() } }
  }

  @Test func `declared screens are released too`() {
    let tester = SurfaceTester(Deep())
    for turn in 0..<100 {
      let opened = ["Show", "Cover", "On"][turn % 3]
      tester.tap(opened)
      if turn % 3 == 2 { tester.tap("Further") } else { tester.tap("Sheet on") }
      weak let inner = tester.surface.rootScreen.topScreen
      weak let outer = inner?.outermost
      #expect(inner != nil && inner !== tester.surface.rootScreen)
      tester.key(.escape)
      tester.key(.escape)
      #expect(inner == nil, "turn \(turn)")
      if turn % 3 != 2 { #expect(outer == nil, "turn \(turn)") }
    }
  }

  @Test func `dismiss goes back where there is something to go back to, else leaves the sheet`() {
    let tester = SurfaceTester(Deep())
    tester.tap("Show")
    tester.tap("Sheet on")
    tester.tap("Back out")
    #expect(tester.visibleTexts.contains("Leave"))
    tester.tap("Sheet view")
    tester.tap("Back out")
    tester.tap("Leave")
    #expect(tester.surface.rootScreen.presentedScreen == nil)
    #expect(tester.tap("Show"))
    #expect(tester.visibleTexts.contains("Leave"))
  }

  private struct Escaping: View {
    @State private var isShown = false
    @State private var text = ""
    var body: some View {
      NavigationStack {
        NavigationLink("On", value: 1)
          .navigationDestination(for: Int.self) { _ in
            Button("Show") { isShown = true }.sheet(isPresented: $isShown) {
              NavigationStack {
                NavigationLink("In", value: 2)
                  .navigationDestination(for: Int.self) { _ in TextField("Name", text: $text) }
              }
            }
          }
      }
    }
  }

  @Test func `Escape leaves the field, then the page, then the sheet, then the page beneath`() {
    let tester = SurfaceTester(Escaping())
    for press in ["On", "Show", "In", "Name"] { #expect(tester.tap(press), "\(press)") }
    #expect(tester.surface.focusedElement != nil)
    tester.key(.escape)
    #expect(tester.surface.focusedElement == nil)
    #expect(tester.surface.element(labelled: "Name") != nil)
    tester.key(.escape)
    #expect(tester.surface.element(labelled: "In") != nil)
    tester.key(.escape)
    #expect(tester.surface.rootScreen.presentedScreen == nil)
    tester.key(.escape)
    #expect(tester.surface.element(labelled: "On") != nil)
    #expect(tester.key(.escape) == .passed)
  }

  private struct Dragged: View {
    @State private var isShown = true
    var detent = PresentationDetent.large
    var body: some View {
      Text(isShown ? "shown" : "gone").sheet(isPresented: $isShown) {
        VStack {
          Text("card")
          Button("Press") {}.padding(.top, 40)
          Spacer()
        }
        .presentationDetents([detent])
      }
    }
  }

  @Test func `a sheet is dragged away past its half and springs back before`() {
    let tester = SurfaceTester(Dragged())
    let text = tester.surface.element(labelled: "card")
    let start = text?.surfaceFrame.minY ?? 0
    tester.pointer(.down, Point(x: 30, y: 200))
    tester.pointer(.moved, Point(x: 30, y: 300))
    #expect(text?.surfaceFrame.minY == start + 100)
    tester.pointer(.moved, Point(x: 30, y: 100))
    tester.surface.update()
    #expect(text?.surfaceFrame.minY == start)
    tester.pointer(.up, Point(x: 30, y: 430))
    #expect(tester.surface.rootScreen.presentedScreen != nil)
    #expect(text?.surfaceFrame.minY == start)
    tester.drag(from: Point(x: 30, y: 20), to: Point(x: 30, y: 250))
    #expect(tester.surface.rootScreen.presentedScreen != nil)
    tester.drag(from: Point(x: 30, y: 20), to: Point(x: 30, y: 260))
    #expect(tester.surface.rootScreen.presentedScreen == nil)
  }

  @Test func `a press on a control does not drag its sheet`() {
    let tester = SurfaceTester(Dragged())
    let button = tester.surface.element(labelled: "Press")?.surfaceFrame.center ?? .zero
    tester.drag(from: button, to: Point(x: button.x, y: 470))
    #expect(tester.surface.rootScreen.presentedScreen != nil)
  }

  @Test func `a press beside a sheet dismisses it, a drag onto it does not`() {
    let tester = SurfaceTester(Dragged(detent: .medium))
    tester.drag(from: Point(x: 50, y: 50), to: Point(x: 50, y: 400))
    #expect(tester.surface.rootScreen.presentedScreen != nil)
    tester.tap(Point(x: 50, y: 50))
    #expect(tester.surface.rootScreen.presentedScreen == nil)
  }

  @Test func `a sheet's own changes reach it while it is up`() {
    struct Outer: View {
      @State private var count = 0
      @State private var isShown = false
      var body: some View {
        Button("Show") { isShown = true }.sheet(isPresented: $isShown) {
          Button("Count \(count)") { count += 1 }
        }
      }
    }
    let tester = SurfaceTester(Outer())
    tester.tap("Show")
    tester.tap("Count 0")
    #expect(tester.surface.element(labelled: "Count 1") != nil)
  }
}
