import AppSurface
import AppSurfaceTesting
import Testing

@testable import demo

@Suite struct ScreenTests {
  private static let sizes = [
    Size(width: 320, height: 568), Size(width: 390, height: 844), Size(width: 844, height: 390),
    Size(width: 1024, height: 1366), Size(width: 1280, height: 800), Size(width: 240, height: 240),
    Size(width: 1, height: 1),
  ]

  /// Drawing is slow without optimisation, so all apps of the suite share their pictures.
  private static let artwork = ArtworkLibrary()

  private static func tester(
    _ configuration: SurfaceConfiguration
  ) -> (app: SampleApp, tester: SurfaceTester) {
    let app = SampleApp(model: AppModel(artwork: artwork))
    return (app, SurfaceTester(screen: app.makeRootScreen(), configuration: configuration))
  }

  /// Something that only this screen says.
  private static func text(of screen: SampleScreen) -> String {
    switch screen {
    case .feed: "Stories from the water’s edge"
    case .article: "12 May · 6 min read"
    case .inbox: "Kelp Crew"
    case .chat: "Set three."
    case .shop: "Enamel Mug"
    case .product: "LUNDE & DAUGHTER"
    case .cart: "Subtotal"
    case .settings: "Article text"
    case .notifications: "Storm warnings"
    case .about: "This edition"
    case .signIn: "Welcome aboard"
    case .account: "Maren Oakley"
    case .gallery: "Sheets and popovers"
    case .galleryText: "Second title"
    case .galleryControls: "Running lights"
    case .galleryFields: "Old Margit"
    case .galleryLayout: "On top, at the end"
    case .galleryLists: "Harbour office"
    case .galleryPresentations: "What is a neap tide?"
    case .pages: "The quay"
    case .routes: "Tide table"
    case .tides: "High, 09:24"
    case .harbor: "Pier 3"
    case .berth: "The berth beside it"
    case .guide: "The lighthouse"
    case .notice: "Buoy 14 is off its station"
    case .forecast: "Gusts"
    case .watch: "The watch is yours"
    case .lantern: "The lantern room"
    case .port: "Petrel"
    case .logbook: "A quiet start"
    case .modal: "Page sheet"
    case .containers: "To the next pier"
    case .embedding: "Rising"
    case .swapping: "By day"
    }
  }

  @Test(arguments: SampleScreen.allCases)
  func `going to a screen shows it, from wherever the app is`(screen: SampleScreen) {
    let (app, tester) = Self.tester(SurfaceConfiguration(size: Size(width: 390, height: 844)))
    for start in SampleScreen.allCases {
      app.model.go(to: start)
      tester.surface.update()
      app.model.go(to: screen)
      tester.surface.update()
      #expect(app.model.screen == screen)
      #expect(tester.visibleTexts.contains(Self.text(of: screen)), "from \(start.name)")
    }
  }

  @Test(arguments: SampleScreen.allCases)
  func `going back from any screen ends at the feed`(screen: SampleScreen) {
    let (app, tester) = Self.tester(SurfaceConfiguration(size: Size(width: 390, height: 844)))
    app.model.go(to: screen)
    tester.surface.update()
    for _ in 0..<6 { app.model.goBack() }
    tester.surface.update()
    #expect(app.model.screen == .feed)
    #expect(tester.visibleTexts.contains(Self.text(of: .feed)))
  }

  @Test(arguments: SampleScreen.allCases)
  func `every screen lays out at every size, text scale and direction`(screen: SampleScreen) {
    let (app, tester) = Self.tester(SurfaceConfiguration(size: Size(width: 390, height: 844)))
    app.model.go(to: screen)
    for size in Self.sizes {
      for scale in [0.8, 1, 3.1] {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
          tester.surface.configuration = SurfaceConfiguration(
            size: size, layoutDirection: direction, textScale: scale)
          let entries = tester.surface.snapshot().entries
          #expect(entries.count > 5)
          #expect(entries.allSatisfy { $0.frame.width.isFinite && $0.frame.minY.isFinite })
          #expect(entries.allSatisfy { $0.frame.width >= 0 && $0.frame.height >= 0 })
        }
      }
    }
  }

  @Test func `screens are found by name, whatever the case`() {
    for screen in SampleScreen.allCases {
      #expect(SampleScreen(named: screen.name) == screen)
      #expect(SampleScreen(named: screen.name.lowercased()) == screen)
    }
    #expect(SampleScreen(named: "FeedViews") == nil)
  }

  @Test func `state survives a change of size`() {
    let (app, tester) = Self.tester(SurfaceConfiguration(size: Size(width: 390, height: 844)))
    app.model.go(to: .product)
    tester.surface.update()
    #expect(tester.tap("Close"))
    #expect(app.model.screen == .shop)
    #expect(tester.tap("Search the shop"))
    tester.type("brass")
    app.model.go(to: .chat)
    tester.surface.update()
    #expect(tester.tap("Message"))
    tester.type("Aye")
    tester.surface.configuration.size = Size(width: 1024, height: 768)
    tester.surface.update()
    #expect(app.model.conversations[0].draft == "Aye")
    #expect(tester.tap("Send"))
    #expect(tester.visibleTexts.contains("Aye"))
    tester.surface.configuration.size = Size(width: 320, height: 568)
    app.model.tab = .shop
    tester.surface.update()
    #expect(tester.visibleTexts.contains("Brass Lantern"))
    #expect(!tester.visibleTexts.contains("Enamel Mug"))
  }
}
