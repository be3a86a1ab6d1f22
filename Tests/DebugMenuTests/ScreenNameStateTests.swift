import AppSurface
import Testing

@testable import DebugMenu

private final class Page {
  let name: String

  init(_ name: String) { self.name = name }
}

@Suite("The screens that have appeared")
struct AppearanceStackTests {
  @Test("are one entry each, the newest first, moved up when they appear again")
  func order() {
    let pages = ["a", "b", "c"].map(Page.init)
    var stack = AppearanceStack<Page>()
    for page in pages { stack.appeared(page) }
    stack.appeared(pages[0])
    #expect(stack.living.map(\.name) == ["a", "c", "b"])
    stack.disappeared(pages[0])
    #expect(stack.living.map(\.name) == ["c", "b"])
    #expect(stack.count == 2)
  }

  @Test("are not kept alive, and ten thousand that are gone leave no entries behind")
  func weak() {
    var stack = AppearanceStack<Page>()
    let stays = Page("stays")
    stack.appeared(stays)
    weak var last: Page?
    for index in 0..<10_000 {
      let page = Page("\(index)")
      stack.appeared(page)
      last = page
    }
    #expect(last == nil)
    #expect(stack.living.map(\.name) == ["stays"])
    stack.appeared(stays)
    #expect(stack.count == 1)
  }
}

@Suite("The named routes")
struct RouteRegistryTests {
  private let address = SourceAddress(fileID: "Demo/Feed.swift", line: 3)

  private func route(_ name: String?) -> RouteRegistry.Route {
    RouteRegistry.Route(name: name, address: address)
  }

  @Test("show the latest to appear, and the previous returns when it goes")
  func latest() {
    var routes = RouteRegistry()
    routes.set(route("first"), for: .init(1))
    routes.set(route("second"), for: .init(2))
    #expect(routes.current?.name == "second")
    routes.remove(.init(2))
    #expect(routes.current?.name == "first")
    routes.remove(.init(1))
    #expect(routes.current == nil)
  }

  @Test("update in place without becoming current")
  func inPlace() {
    var routes = RouteRegistry()
    routes.set(route("first"), for: .init(1))
    routes.set(route("second"), for: .init(2))
    routes.set(route("changed"), for: .init(1))
    #expect(routes.current?.name == "second")
    routes.remove(.init(2))
    #expect(routes.current?.name == "changed")
  }

  @Test("without a name hide the label while they are the latest")
  func hiding() {
    var routes = RouteRegistry()
    routes.set(route("first"), for: .init(1))
    routes.set(route(nil), for: .init(2))
    #expect(routes.current != nil && routes.current?.name == nil)
    routes.appeared(.init(1))
    #expect(routes.current?.name == "first")
  }

  @Test("take out just the one that goes, and none for a stranger")
  func removal() {
    var routes = RouteRegistry()
    for id in 1...3 as ClosedRange<UInt64> { routes.set(route("\(id)"), for: .init(id)) }
    routes.remove(.init(2))
    routes.remove(.init(9))
    routes.appeared(.init(9))
    #expect(routes.current?.name == "3" && routes.count == 2)
    routes.remove(.init(3))
    #expect(routes.current?.name == "1")
  }

  @Test("stay bounded through a hundred thousand changes")
  func bounded() {
    var routes = RouteRegistry()
    for step in 0..<100_000 as Range<UInt64> {
      routes.set(route("\(step)"), for: .init(step % 4))
      if step % 7 == 0 { routes.remove(.init(step % 4)) }
    }
    #expect(routes.count <= 4)
  }
}

@Suite("The overlay's labels")
struct OverlayLabelsTests {
  @Test("hide what is empty and what repeats a label above")
  func hiding() {
    let labels = OverlayLabels(screen: "Home", child: "Home", inner: "", route: "Feed : value: 42")
    #expect(labels.child == nil && labels.inner == nil && labels.route == "Feed : value: 42")
    #expect(OverlayLabels(screen: "A", child: "B", inner: "B").inner == nil)
    #expect(OverlayLabels(screen: nil, child: "B", inner: "C").inner == "C")
    #expect(OverlayLabels(screen: "", route: "").isEmpty)
    #expect(OverlayLabels(screen: "A", route: "A").route == "A")
  }

  @Test("have the look that people know")
  func look() {
    var config = ScreenNameConfiguration()
    #expect(config.screen.textSize == 12 && config.screen.paddingHorizontal == 6)
    #expect(config.screen.paddingVertical == 2 && config.route.cornerRadius == 4)
    #expect(config.route.textColor == .yellow && config.verticalPosition == .top)
    config.viewController.enabled = false
    #expect(!config.screen.enabled)
  }

  @Test("come from files whose name and line are short to read")
  func address() {
    #expect(SourceAddress(fileID: "Demo/App/Feed.swift", line: 3).text == "Feed.swift:3")
    #expect(SourceAddress(fileID: "", line: 1).file == "")
  }
}
