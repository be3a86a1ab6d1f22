import AppSurface
import DebugMenu
import SDLHost
import Testing

@testable import demo

/// The sample app under the tools, without a window, and what the labels say of it.
final class ScreenNameWalk {
  let model: AppModel
  let stage: HeadlessStage

  init(window: Size = Size(width: 390, height: 844)) {
    let app = SampleApp()
    let model = app.model
    self.model = model
    var options = StageOptions()
    options.window = window
    options.font = .embedded
    stage = HeadlessStage(
      options,
      app: DemoApp(
        name: "walk", places: [], root: app.makeRootScreen(), go: { _ in }, addItems: { _ in }),
      notices: Notices { _ in })
  }

  var stack: LayerStack { stage.host.stack }

  /// The labels after everything that is due: screen, child, inner and route.
  var labels: [String] {
    stack.update(at: stage.time)
    let overlay = stage.stage.session.exportState()["overlay"]
    return ["screen", "child", "inner", "route"].compactMap { key in
      if case .string(let text)? = overlay?[key] { text } else { nil }
    }
  }

  /// The labels as they are drawn.
  var drawn: [String] {
    stack.update(at: stage.time)
    return stage.stage.session.scriptLayers().first { $0.name == "screen-names" }
      .map { $0.elements.flatMap(\.children).compactMap(\.label) } ?? []
  }

  /// Taps what is labelled so; false where nothing is.
  func tap(_ label: String) -> Bool {
    for layer in stage.stage.session.scriptLayers().reversed() {
      guard let point = layer.target(labelled: label) else { continue }
      send(.down, point)
      send(.up, point)
      return true
    }
    return false
  }

  /// Draws the pointer along, and lets go at the end or not yet.
  func drag(_ points: [Point], letsGo: Bool = true) {
    send(.down, points[0])
    for point in points.dropFirst() { send(.moved, point) }
    if letsGo, let last = points.last { send(.up, last) }
  }

  func send(_ phase: PointerEvent.Phase, _ point: Point) {
    let event = PointerEvent(phase: phase, position: point, isPressed: phase != .up)
    _ = stack.send(InputEvent(time: stage.time, kind: .pointer(event)))
    stack.update(at: stage.time)
  }
}

@Suite("The labels while the sample app is walked through")
struct ScreenNameWalkTests {
  @Test("are right after every push and pop, and while a swipe back goes on and is taken back")
  func navigation() throws {
    let walk = ScreenNameWalk()
    #expect(walk.labels == ["FeedView"])
    let article = try #require(walk.model.articles.first)
    walk.model.show(article: article.id)
    let pushed = ["ArticleView", "FeedTab.swift : value: \(article.id)"]
    #expect(walk.labels == pushed)
    let y = 400.0
    walk.drag([1.0, 20, 60, 100].map { Point(x: $0, y: y) }, letsGo: false)
    #expect(walk.labels == pushed)
    walk.send(.moved, Point(x: 5, y: y))
    walk.send(.up, Point(x: 5, y: y))
    #expect(walk.labels == pushed)
    walk.drag([1.0, 40, 200, 380].map { Point(x: $0, y: y) })
    #expect(walk.labels == ["FeedView"])
    walk.model.show(settings: .about)
    #expect(walk.labels.first == "AboutView")
    walk.model.goBack()
    #expect(walk.labels == ["SettingsView"])
  }

  @Test("are right after every change of tabs, by the person and by code")
  func tabs() {
    let walk = ScreenNameWalk()
    let expected = [
      ("Chat", "InboxView"), ("Shop", "ShopView"), ("Settings", "SettingsView"),
      ("Profile", "SignInView"), ("Feed", "FeedView"),
    ]
    for (tab, name) in expected {
      #expect(walk.tap(tab))
      #expect(walk.labels == [name], "\(tab)")
    }
    for (tab, name) in zip([AppModel.Tab.shop, .settings, .feed], ["ShopView", "SettingsView"]) {
      walk.model.tab = tab
      #expect(walk.labels == [name])
    }
  }

  @Test("are right under a sheet, a cover, and while the tab changes beneath them")
  func presentations() {
    let walk = ScreenNameWalk()
    walk.model.tab = .shop
    #expect(walk.labels == ["ShopView"])
    let product = walk.model.products[0]
    walk.model.show(product: product)
    #expect(walk.labels == ["ProductView", "product: \(product.id)"])
    walk.model.tab = .feed
    #expect(walk.labels == ["ProductView", "product: \(product.id)"])
    walk.model.presentedProduct = nil
    #expect(walk.labels == ["FeedView"])
    walk.model.showCart()
    #expect(walk.labels == ["CartView", "cart"])
    walk.model.isCartPresented = false
    #expect(walk.labels == ["ShopView"])
  }

  @Test("are drawn as the state says, on every screen")
  func drawn() {
    let walk = ScreenNameWalk()
    for screen in SampleScreen.allCases {
      walk.model.go(to: screen)
      let labels = walk.labels
      #expect(labels.contains(screen.name))
      #expect(walk.drawn == labels)
    }
  }
}
