import AppSurface
import Testing

@testable import DebugMenu

@Suite("A script that plays the main job")
struct SessionScriptTests {
  private func play(_ text: String, window: Size = Size(width: 1280, height: 800)) async throws {
    let tester = SessionTester(window: window) { controller in
      controller.addValue(.appVersion, toSection: .app)
      controller.addValue(
        DebugValue(id: "later", label: "Later") {
          await Task.yield()
          return "there"
        }, toSection: .app)
    }
    let session = try #require(tester.session)
    let stage = session.stage { tester.clock.time = $0 }
    let script = try Script(text, file: "t", vocabulary: Script.Vocabulary(screens: []))
    try await ScriptRunner(stage: stage).run(script)
  }

  @Test("shakes, picks a device, rotates, resets and undoes")
  func mainJob() async throws {
    try await play(
      """
      expect menu.open == false
      expect app.screen == SessionTester.HomeScreen
      shake
      expect menu.open == true
      expect menu.sections.app.items.appVersion.value == "1.0.0"
      type "iphone 12 pro"
      expect menu.selection == "iPhone 12 Pro"
      tap "iPhone 12 Pro"
      expect menu.open == false
      expect app.device == iphone-12-pro
      expect app.size.width == 390
      expect app.zoom == 0.9478672985781991
      expect app.safeArea.top == 47
      rotate
      expect app.size.width == 844
      rotate
      expect app.size.width == 390
      window 1000x900
      expect app.frame.x == 305
      reset
      expect app.size.width == 1000
      expect overlay.toast contains "window's size"
      tap Undo
      expect app.device == iphone-12-pro
      wait 10s
      expect overlay.toast absent
      """)
  }

  @Test("finds a row that is far down, and one that is asynchronous is filled in")
  func far() async throws {
    try await play(
      """
      shake
      wait 100ms
      expect menu.sections.app.items.later.value == there
      tap "iPad Air"
      expect app.size.width == 820
      """)
  }

  @Test("drags the slider and types a size")
  func resizing() async throws {
    try await play(
      """
      shake
      tap Resize
      expect resizer.open == true
      slide "Width" 500
      slide "Height" 611
      expect app.size.width == 500
      expect app.size.height == 611
      slide "Width" 376
      expect app.size.width == 375
      slide "Width" 376 ctrl
      expect app.size.width == 376
      size 500x600
      expect resizer.width == 500
      tap Done
      expect resizer.open == false
      expect app.size.height == 600
      """)
  }

  @Test("drags an edge of both sides, or with Shift of one, snapping unless Ctrl is held")
  func edges() async throws {
    try await play(
      """
      size 500x300
      shake
      tap Resize
      expect app.frame.x == 390
      drag 894 374 906 374
      expect app.size.width == 524
      expect app.frame.x == 378
      drag 906 374 896 374 shift
      expect app.size.width == 514
      undo
      size 385x300
      drag 836 374 833 374
      expect app.size.width == 375
      undo
      drag 836 374 833 374 ctrl
      expect app.size.width == 379
      undo
      expect app.size.width == 385
      wheel 640 300 0 -30 ctrl
      expect sizes.zoom == 1.25
      """)
  }

  @Test("slides the menu's own sliders, which are brought into view, and refuses what they lack")
  func sliding() async throws {
    try await play(
      """
      shake
      slide "Text Size" 7
      expect app.textSize == accessibility1
      """)
    let error = await #expect(throws: ScriptError.self) {
      try await play("shake\nslide \"Text Size\" 12")
    }
    #expect(error?.reason.contains("goes from 0 to 11") == true, "\(error?.reason ?? "")")
  }

  @Test("works in a small window too")
  func small() async throws {
    try await play(
      """
      shake
      tap "Dark"
      expect app.colorScheme == dark
      tap "iPhone 5"
      expect app.device == iphone-5
      """, window: Size(width: 320, height: 240))
  }

  @Test("writes the layers as text")
  func tree() {
    let tester = SessionTester()
    tester.session?.perform(.open)
    tester.update()
    let text = TreeText.export(tester.stack.scriptLayers())
    #expect(text.hasPrefix("layer \"app\" - 0 0 1280 800\n"))
    #expect(text.contains("button \"Press\" - "))
    #expect(text.contains("text \"SessionTester.HomeScreen\" "))
    #expect(text.contains("toggle \"Dark\" off "))
    #expect(text.contains("button \"Rotate\" Landscape "))
  }
}
