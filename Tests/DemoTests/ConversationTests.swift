import AppSurface
import AppSurfaceTesting
import Testing

@testable import demo

@Suite("A conversation") struct ConversationTests {
  @Test("shows what is sent to whoever reads further up")
  func sending() throws {
    let app = SampleApp(model: AppModel(artwork: ArtworkLibrary()))
    let tester = SurfaceTester(
      screen: app.makeRootScreen(),
      configuration: SurfaceConfiguration(size: Size(width: 390, height: 420)))
    app.model.go(to: .chat)
    tester.surface.update()
    let conversation = try #require(app.model.conversations.first)
    // The last one stands in the inbox beneath, too.
    let text = try #require(conversation.messages.dropLast().last?.text)
    let root = try #require(tester.surface.rootElement)
    let scroll = try #require(Self.scroll(above: text, in: root))
    #expect(scroll.contentOffset == scroll.maximumOffset && scroll.maximumOffset.y > 0)
    scroll.scroll(to: .zero)
    tester.surface.update()
    #expect(scroll.contentOffset == .zero)

    conversation.draft = "On my way."
    conversation.send()
    tester.surface.update()
    #expect(scroll.contentOffset == scroll.maximumOffset)
    #expect(tester.visibleTexts.contains("On my way."))
  }

  /// The scroll view in whose content a text stands.
  private static func scroll(above text: String, in element: Element) -> ScrollElement? {
    for child in element.children {
      if let found = scroll(above: text, in: child) { return found }
    }
    guard let scroll = element as? ScrollElement, holds(text, scroll) else { return nil }
    return scroll
  }

  private static func holds(_ text: String, _ element: Element) -> Bool {
    (element as? TextElement)?.text == text || element.children.contains { holds(text, $0) }
  }
}
