import AppSurface
import AppSurfaceTesting
import Testing

@testable import demo

/// The whole sample app is reached with the keyboard alone: only Tab, the arrows, Enter and Escape
/// are pressed here.
@Suite struct KeyboardWalkTests {
  private static let artwork = ArtworkLibrary()

  /// The controls to lead the keyboard to and press, from the start of the app.
  nonisolated static let walks: [(SampleScreen, [String])] = [
    (.feed, ["Shop", "Feed"]), (.article, ["@article"]), (.inbox, ["Chat"]),
    (.chat, ["Chat", "Kelp Crew"]), (.shop, ["Shop"]), (.product, ["Shop", "Brass Lantern"]),
    (.cart, ["Shop", "Cart"]), (.settings, ["Settings"]),
    (.notifications, ["Settings", "Notifications"]), (.about, ["Settings", "About Harbor"]),
    (.signIn, ["Profile"]),
    (.gallery, ["Settings", "Kit gallery"]),
    (.galleryText, ["Settings", "Kit gallery", "Text and symbols"]),
    (.galleryControls, ["Settings", "Kit gallery", "Controls"]),
    (.galleryFields, ["Settings", "Kit gallery", "Fields"]),
    (.galleryLayout, ["Settings", "Kit gallery", "Layout and shapes"]),
    (.galleryLists, ["Settings", "Kit gallery", "Lists"]),
    (.galleryPresentations, ["Settings", "Kit gallery", "Sheets and popovers"]),
    (.pages, ["Settings", "Kit gallery", "Pages"]),
    (.routes, ["Settings", "Ways around"]),
    (.tides, ["Settings", "Ways around", "Tide table"]),
    (.harbor, ["Settings", "Ways around", "Norhavn, its piers and berths"]),
    (.berth, ["Settings", "Ways around", "Norhavn, its piers and berths", "Pier 2", "Berth 4"]),
    (.guide, ["Settings", "Ways around", "Guide, a stack without a path"]),
    (.notice, ["Settings", "Ways around", "Notice to mariners"]),
    (.forecast, ["Settings", "Ways around", "Forecast, in two heights"]),
    (.watch, ["Settings", "Ways around", "The watch"]),
    (.lantern, ["Settings", "Ways around", "The lantern room"]),
    (.port, ["Settings", "Ways around", "The port, in tabs"]),
    (.logbook, ["Settings", "Ways around", "The logbook, in columns"]),
    (.modal, ["Settings", "Ways around", "Form sheet"]),
    (.containers, ["Settings", "Ways around", "Tabs and navigations"]),
    (.embedding, ["Settings", "Ways around", "A screen inside a screen"]),
    (.swapping, ["Settings", "Ways around", "Two screens in one place"]),
  ]

  @Test func `every screen but the account has a walk`() {
    let walked = Set(Self.walks.map(\.0)).union([.account])
    #expect(walked == Set(SampleScreen.allCases))
  }

  @Test(arguments: walks)
  func `a screen is reached by keyboard, and left by Escape`(
    screen: SampleScreen, walk: [String]
  ) throws {
    let app = SampleApp(model: AppModel(artwork: Self.artwork))
    let tester = SurfaceTester(
      screen: app.makeRootScreen(),
      configuration: SurfaceConfiguration(size: Size(width: 390, height: 844)))
    for label in walk {
      let wanted = label == "@article" ? app.model.articles[0].title : label
      try lead(to: wanted, tester)
      tester.key(.enter)
    }
    #expect(app.model.screen == screen)
    for _ in 0..<6 { tester.key(.escape) }
    let roots: [SampleScreen] = [.feed, .inbox, .shop, .settings, .signIn]
    #expect(roots.contains(app.model.screen), "Escape left \(app.model.screen.name)")
  }

  @Test(arguments: PresentedScreenKind.ModalStyle.allCases)
  func `the modal screen is reached in each of its styles`(
    style: PresentedScreenKind.ModalStyle
  ) throws {
    let app = SampleApp(model: AppModel(artwork: Self.artwork))
    let tester = SurfaceTester(
      screen: app.makeRootScreen(),
      configuration: SurfaceConfiguration(size: Size(width: 390, height: 844)))
    for label in ["Settings", "Ways around", style.rawValue] {
      try lead(to: label, tester)
      tester.key(.enter)
    }
    #expect(app.model.presentedScreen == .modal(style))
    #expect(app.model.screen == .modal)
    tester.key(.escape)
    #expect(app.model.presentedScreen == nil)
  }

  @Test func `somebody signs in by keyboard and the account shows`() throws {
    let app = SampleApp(model: AppModel(artwork: Self.artwork))
    let tester = SurfaceTester(
      screen: app.makeRootScreen(),
      configuration: SurfaceConfiguration(size: Size(width: 390, height: 844)))
    try lead(to: "Profile", tester)
    tester.key(.enter)
    for (field, text) in [("Name", "Maren"), ("E-mail", "m@a.example"), ("Password", "barnacles")] {
      try lead(to: field, tester)
      tester.type(text)
    }
    try lead(to: "Sign in", tester)
    tester.key(.enter)
    #expect(app.model.screen == .account)
  }

  /// Presses Tab until the control of a label has the keyboard and can be seen.
  private func lead(to label: String, _ tester: SurfaceTester) throws {
    for _ in 0..<120 {
      tester.key(.tab)
      guard let focused = tester.surface.focusedElement, focused.label == label else { continue }
      #expect(focused.visibleRect != nil, "\(label) has the keyboard and cannot be seen")
      return
    }
    throw Unreached(label: label)
  }

  private struct Unreached: Error, CustomStringConvertible {
    let label: String
    var description: String { "Tab does not lead to “\(label)”" }
  }
}
