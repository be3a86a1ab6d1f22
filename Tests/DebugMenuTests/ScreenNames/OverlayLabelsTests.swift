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
    for index in 0..<10_000 { stack.appeared(Page("\(index)")) }
    #expect(stack.living.isEmpty)
    #expect(stack.count <= 1)
    let last = Page("last")
    stack.appeared(last)
    #expect(stack.count == 1)
  }
}

@Suite("The overlay's labels")
struct OverlayLabelsTests {
  @Test("hide what is empty and what repeats a label above")
  func hiding() {
    let labels = OverlayLabels(screen: "Home", child: "Home", inner: "", route: "Feed : value: 42")
    #expect(labels[.child] == nil && labels[.inner] == nil)
    #expect(labels.name(.route) == "Feed : value: 42")
    #expect(OverlayLabels(screen: "A", child: "B", inner: "B")[.inner] == nil)
    #expect(OverlayLabels(screen: "A", child: "B", inner: "A")[.inner] == nil)
    #expect(OverlayLabels(screen: nil, child: "B", inner: "C").name(.inner) == "C")
    #expect(OverlayLabels(screen: "", route: "").isEmpty)
    #expect(OverlayLabels(screen: "A", route: "A").name(.route) == "A")
  }

  @Test("have the look that people know")
  func look() {
    var config = ScreenNameConfiguration()
    for label in [config.screen, config.route] {
      #expect(label.textSize == 12 && label.font.weight == .medium)
      #expect(label.paddingHorizontal == 6 && label.paddingVertical == 2)
      #expect(label.cornerRadius == 4 && label.enabled)
      #expect(label.backgroundColor == Color(white: 0, alpha: 0.7))
    }
    #expect(config.screen.textColor == .white && config.route.textColor == .yellow)
    #expect(config.verticalPosition == .top)
    config.viewController.enabled = false
    #expect(!config.screen.enabled && !config[.screen].enabled && config[.route].enabled)
  }

  @Test("come from files whose name and line are short to read")
  func address() {
    let address = SourceAddress(fileID: "Demo/Feed.swift", line: 3)
    #expect(address.file == "Feed.swift" && address.fullText == "Demo/Feed.swift:3")
    #expect(SourceAddress(fileID: "", line: 1).file == "")
  }
}
