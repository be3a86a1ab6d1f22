import AppSurface
import AppSurfaceTesting
import Testing

@Suite struct SplitScreenTests {
  private let wide = SurfaceConfiguration(size: Size(width: 820, height: 600))
  private let narrow = SurfaceConfiguration(size: Size(width: 390, height: 600))

  private struct Mail: View {
    @State private var column = NavigationSplitViewColumn.sidebar
    var body: some View {
      NavigationSplitView(preferredCompactColumn: $column) {
        List {
          NavigationLink("Inbox", value: "inbox")
          NavigationLink {
            Text("the archive")
          } label: {
            Text("Archive")
          }
        }
        .navigationTitle("Boxes")
        .navigationDestination(for: String.self) { BoxPage(name: $0) }
      } detail: {
        Text("nothing chosen \(column == .detail ? "detail" : "sidebar")")
      }
    }
  }

  private struct BoxPage: View {
    let name: String
    var body: some View {
      VStack {
        Text("messages of \(name)")
        NavigationLink("Open", value: 7)
      }
      .navigationTitle(name)
      .navigationDestination(for: Int.self) { Text("message \($0)").navigationTitle("Message") }
    }
  }

  private func tester(_ configuration: SurfaceConfiguration) -> SurfaceTester {
    SurfaceTester(screen: HostingScreen(rootView: Mail()), configuration: configuration)
  }

  @Test func `in regular width a link of the sidebar says what stands beside it`() {
    let tester = tester(wide)
    #expect(tester.visibleTexts.contains("Inbox"))
    #expect(tester.visibleTexts.contains("nothing chosen sidebar"))
    tester.tap("Inbox")
    #expect(tester.visibleTexts.contains("messages of inbox"))
    #expect(tester.surface.element(labelled: "Inbox")?.accessibilityValue == "selected")
    tester.tap("Open")
    #expect(tester.visibleTexts.contains("message 7"))
    tester.key(.escape)
    #expect(tester.visibleTexts.contains("messages of inbox"))
    tester.tap("Archive")
    #expect(tester.visibleTexts.contains("the archive"))
    #expect(tester.surface.element(labelled: "Inbox")?.accessibilityValue != "selected")
  }

  @Test func `in compact width one column shows, and going back leads to the one before`() {
    let tester = tester(narrow)
    #expect(tester.visibleTexts.contains("Inbox"))
    #expect(!tester.visibleTexts.contains { $0.hasPrefix("nothing") })
    tester.tap("Inbox")
    #expect(tester.visibleTexts.contains("messages of inbox"))
    #expect(!tester.visibleTexts.contains("Archive"))
    tester.tap("Open")
    #expect(tester.visibleTexts.contains("message 7"))
    tester.key(.escape)
    #expect(tester.visibleTexts.contains("messages of inbox"))
    tester.tap("Back to Boxes")
    #expect(tester.visibleTexts.contains("Archive"))
    tester.tap("Inbox")
    #expect(tester.visibleTexts.contains("messages of inbox"))
    tester.key(.escape)
    #expect(tester.visibleTexts.contains("Archive"))
    #expect(tester.key(.escape) == .passed)
  }

  @Test func `a change of width keeps what was chosen`() {
    let tester = tester(wide)
    tester.tap("Inbox")
    tester.tap("Open")
    tester.surface.configuration = narrow
    #expect(tester.visibleTexts.contains("message 7"))
    tester.key(.escape)
    tester.surface.configuration = wide
    #expect(tester.visibleTexts.contains("messages of inbox"))
    #expect(tester.visibleTexts.contains("Archive"))
  }

  @Test func `the sidebar is hidden and shown`() {
    let tester = tester(wide)
    tester.tap("Sidebar")
    #expect(!tester.visibleTexts.contains("Archive"))
    tester.tap("Sidebar")
    #expect(tester.visibleTexts.contains("Archive"))
  }

  @Test func `columns appear and go as they show, and the one on top follows the rule`() {
    let journal = Journal()
    let split = SplitScreen(
      primary: LoggedScreen("list", journal), secondary: LoggedScreen("detail", journal))
    let tester = SurfaceTester(screen: split, configuration: wide)
    #expect(journal.take().suffix(2) == ["list appeared", "detail appeared"])
    #expect((split.topScreen as? LoggedScreen)?.name == "detail")
    tester.surface.configuration = narrow
    tester.surface.update()
    #expect(journal.take() == ["detail will go", "detail went"])
    #expect((split.topScreen as? LoggedScreen)?.name == "list")
    split.show(.secondary)
    tester.surface.update()
    #expect(
      journal.take() == ["list will go", "detail will appear", "list went", "detail appeared"])
    tester.surface.configuration = wide
    tester.surface.update()
    #expect(journal.take() == ["list will appear", "list appeared"])
    split.visibility = .detailOnly
    tester.surface.update()
    #expect(journal.take() == ["list will go", "list went"])
  }

  private struct Three: View {
    var body: some View {
      NavigationSplitView {
        NavigationLink("One", value: 1).navigationDestination(for: Int.self) { _ in
          NavigationLink("Two", value: "x")
            .navigationDestination(for: String.self) { Text("three \($0)") }
        }
      } content: {
        Text("no content")
      } detail: {
        Text("no detail")
      }
    }
  }

  @Test func `three columns show where there is room, else the last two`() {
    let tester = SurfaceTester(Three(), width: 1100, height: 600)
    #expect(tester.tap("One"))
    #expect(tester.tap("Two"))
    #expect(tester.visibleTexts.contains("three x"))
    tester.surface.configuration.size = Size(width: 820, height: 600)
    #expect(!tester.visibleTexts.contains("One") && tester.visibleTexts.contains("Two"))
    tester.surface.configuration = narrow
    #expect(tester.visibleTexts.contains("three x") && !tester.visibleTexts.contains("Two"))
    tester.key(.escape)
    #expect(tester.visibleTexts.contains("Two"))
    tester.key(.escape)
    #expect(tester.visibleTexts.contains("One"))
  }

  private struct Stacked: View {
    var body: some View {
      NavigationSplitView {
        Text("side").navigationTitle("Side")
      } detail: {
        NavigationStack { Text("inner").navigationTitle("Inner") }
      }
    }
  }

  @Test func `a stack that fills a column brings the only bar`() {
    let tester = SurfaceTester(Stacked(), width: 820, height: 600)
    let bars = tester.surface.snapshot().entries.filter { $0.role == .navigationBar }
    #expect(bars.map(\.frame.minX) == [0, 246])
    #expect(bars.allSatisfy { $0.frame.minY == 0 })
  }
}
