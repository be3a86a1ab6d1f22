import Foundation
import Testing

@Suite(
  "The menu in programs that draw for themselves, by real input", .serialized,
  .timeLimit(.minutes(5)),
  .enabled(if: Machine.canTestWindow, "needs Xvfb, openbox, xdotool and ImageMagick"))
nonisolated struct AttachmentTests {
  @Test("With the menu closed again, what a program shows and has set is as without the menu")
  func patterns() throws {
    let display = try VirtualDisplay()
    for pattern in [
      "plain", "odd", "logical", "reset", "windows", "relative", "wait", "thousand", "target",
      "opengl", "surface",
    ] {
      let without = try AttachmentDriver(pattern, hasMenu: false, on: display)
      try before(without, pattern)
      if pattern == "reset" { try without.expect("recreated") { without.send("recreate") } }
      let (wanted, wantedState) = try after(without, pattern, "\(pattern)-without")
      #expect(try without.quit() == 0)

      let with = try AttachmentDriver(pattern, on: display)
      try before(with, pattern)
      let closed = try with.picture("\(pattern)-closed")
      try with.openMenu()
      let count = with.lines.count
      try with.type("hello")
      if pattern == "reset" { try with.expect("recreated") { with.send("recreate") } }
      if pattern == "windows" { try clickSecondWindow(with) }
      usleep(100_000)
      let open = try with.picture("\(pattern)-open")
      let hasOwnWindow = pattern == "opengl" || pattern == "surface"
      #expect((open == closed) == hasOwnWindow, "\(pattern): the menu is drawn over the frame")
      let seen = with.lines.dropFirst(count).filter { $0.hasPrefix("key") || $0 == "text" }
      let ends = seen.filter { $0.hasSuffix("up") && ($0.contains("Ctrl") || $0.contains("Alt")) }
      #expect(seen.count == ends.count, "\(pattern): the program saw \(seen)")
      let receipt = try with.closeMenu()
      #expect(!receipt.contains("not as before"), "\(pattern): \(receipt)")
      #expect(receipt.contains("focus, text input, cursor, relative mouse mode, grab"))
      let (picture, state) = try after(with, pattern, "\(pattern)-with")
      #expect(picture == wanted, "\(pattern): the pictures differ")
      #expect(state == wantedState, "\(pattern)")
      #expect(try with.quit() == 0)
    }
  }

  /// What both runs get first.
  private func before(_ driver: AttachmentDriver, _ pattern: String) throws {
    for key in ["a", "b"] {
      try driver.expect("key \(key.uppercased()) up") { try driver.key(key) }
    }
    guard pattern != "relative" else { return }
    try driver.expect("button up") { try driver.click(300, 200) }
    try driver.expect("wheel") { try driver.display.xdotool("click", "5") }
  }

  /// What both runs get last; gives what they show and have set.
  private func after(
    _ driver: AttachmentDriver, _ pattern: String, _ name: String
  ) throws -> (Data, String) {
    try driver.expect("key C up") { try driver.key("c") }
    if pattern != "relative" { try driver.expect("button up") { try driver.click(500, 400) } }
    let state = try driver.expect("state") { driver.send("state") }
    return (try driver.picture(name), state.split(separator: " |").first.map(String.init) ?? state)
  }

  private func clickSecondWindow(_ driver: AttachmentDriver) throws {
    let second = try driver.window(titled: "^Second$")
    // The first click gives the window the focus, and SDL keeps it to itself.
    try driver.click(50, 50, in: second)
    usleep(200_000)
    let line = try driver.expect("button down") { try driver.click(60, 60, in: second) }
    #expect(line.hasSuffix("window 2"))
    try driver.display.xdotool("windowfocus", "--sync", driver.window(titled: "^Trial$"))
  }

  @Test(
    "A window that is closed while the menu is open takes the menu along",
    arguments: ["plain", "odd", "relative", "wait", "thousand", "target", "opengl", "surface"])
  func closedWhileOpen(pattern: String) throws {
    let driver = try AttachmentDriver(pattern, on: VirtualDisplay())
    try driver.openMenu()
    // A menu in a window of its own has the focus.
    try driver.display.xdotool("windowfocus", "--sync", driver.window)
    try driver.key("alt+F4")
    #expect(try driver.process.outcome(within: 10).code == 0)
    #expect(driver.lines.last == "ended")
  }

  @Test("A program that closes the menu's window and goes on with another one is not harmed")
  func closedOfTwo() throws {
    let driver = try AttachmentDriver("windows", on: VirtualDisplay())
    try driver.openMenu()
    try driver.expect("first window closed") { try driver.key("alt+F4") }
    let second = try driver.window(titled: "^Second$")
    try driver.click(50, 50, in: second)
    usleep(200_000)
    try driver.expect("button down") { try driver.click(60, 60, in: second) }
    #expect(try driver.quit() == 0)
  }

  @Test(
    "Motion, fingers, a controller and code open it, and the pad alone drives it",
    arguments: ["plain", "wait"])
  func triggers(pattern: String) throws {
    let driver = try AttachmentDriver(pattern, on: VirtualDisplay())
    try driver.expect("menu open") { driver.send("shake") }
    _ = try driver.closeMenu()
    // The samples of the shake are stamped two seconds ahead; what follows is another wish.
    usleep(3_100_000)
    try driver.expect("menu open") { driver.send("fingers") }
    // Who saw the fingers come down sees them go.
    let lifted = driver.lines.count
    driver.send("lift")
    for finger in 1...3 { try driver.wait(for: "finger up \(finger)", after: lifted) }
    #expect(try driver.expect("state") { driver.send("state") }.contains(" down=0 "))
    _ = try driver.closeMenu()
    usleep(1_100_000)
    // So with a button of the mouse.
    try driver.expect("button down") {
      try driver.display.xdotool(
        "mousemove", "--window", driver.window, "100", "100", "mousedown", "1")
    }
    try driver.expect("menu open") { driver.send("code") }
    try driver.expect("button up") { try driver.display.xdotool("mouseup", "1") }
    #expect(try driver.expect("state") { driver.send("state") }.contains(" down=0 "))
    _ = try driver.closeMenu()
    usleep(1_100_000)
    try driveByPad(driver)
    #expect(try driver.quit() == 0)
  }

  /// Opens the menu with the pad's chord, searches with the row of letters, and performs a row.
  private func driveByPad(_ driver: AttachmentDriver) throws {
    let count = driver.lines.count
    try driver.expect("menu open") { driver.send("pad +leftstick +rightstick") }
    driver.send("pad -leftstick -rightstick")
    try driver.wait(for: "pad up 7", after: count)
    // The letters: X brings them; a shoulder goes five on or back.
    driver.send("pad x rightshoulder dpright dpright a leftshoulder dpright dpright a")
    driver.send("pad rightshoulder dpright dpright a b")
    try waitForMenu("menu query='hel' selected='Say Hello'", driver)
    let closing = driver.lines.count
    driver.send("pad a")
    try driver.wait(for: "hello", after: closing)
    try driver.wait(for: "log debug menu closed", after: closing)
    let seen = driver.lines.dropFirst(count).filter { $0.hasPrefix("pad") }
    #expect(seen == ["pad down 7", "pad up 7"], "\(seen)")
  }

  /// Asks what is searched for until it is so: the pad's events wait behind the command.
  private func waitForMenu(_ wanted: String, _ driver: AttachmentDriver) throws {
    for _ in 0..<50 {
      let told = try driver.expect("menu query") { driver.send("menu") }
      if told == wanted { return }
      usleep(50_000)
    }
    try driver.wait(for: wanted, seconds: 0)
  }

  // Openbox tells a program of a move when its drag has ended; so a button is held on the desktop,
  // and the window is moved as another window manager would.
  @Test("A window that is grabbed and shaken opens it, and one that moves by itself does not")
  func windowShake() throws {
    let display = try VirtualDisplay()
    let driver = try AttachmentDriver("plain", on: display)
    func shake() throws {
      for turn in 0..<12 where !driver.lines.contains("menu open") {
        try display.xdotool(
          "windowmove", driver.window, turn.isMultiple(of: 2) ? "300" : "200", "150")
        usleep(40_000)
      }
    }
    try shake()
    #expect(!driver.lines.contains("menu open"))
    // A press on the program's content that goes on: it drags its own, or its window by itself.
    try driver.expect("button down") {
      try display.xdotool("mousemove", "--window", driver.window, "300", "300", "mousedown", "1")
    }
    try shake()
    #expect(!driver.lines.contains("menu open"))
    try driver.expect("button up") { try display.xdotool("mouseup", "1") }
    #expect(
      try driver.expect("attempts") { driver.send("attempts") }
        .contains("Shaking the Window: the app's content was dragged"))
    usleep(1_100_000)
    try display.xdotool("mousemove", "1590", "990", "mousedown", "1")
    try shake()
    try driver.wait(for: "menu open")
    try display.xdotool("mouseup", "1")
    #expect(try driver.quit() == 0)
  }

  @Test("What a program has set of its input is so again, and what it changes itself is named")
  func receipt() throws {
    let driver = try AttachmentDriver("plain", on: VirtualDisplay())
    try driver.expect("input set") { driver.send("input") }
    let before = try driver.expect("state") { driver.send("state") }
    #expect(before.hasPrefix("state relative=0 cursor=0 text=1 grab=1 focus=1 down=0"))
    try driver.openMenu()
    #expect(try driver.expect("state") { driver.send("state") }.contains(" cursor=1 "))
    try driver.type("hello")
    let receipt = try driver.closeMenu()
    #expect(!receipt.contains("not as before"), "\(receipt)")
    #expect(receipt.contains("SDL cannot be asked for the rectangle of text input"))
    #expect(try driver.expect("state") { driver.send("state") } == before)
    // The program frees the mouse while the menu is open.
    try driver.openMenu()
    driver.send("release")
    try driver.expect("state") { driver.send("state") }
    #expect(try driver.closeMenu().contains("; not as before: grab"))
    #expect(try driver.quit() == 0)
  }

  @Test(
    "A size is the real window's where it can be resized, else a target's, with the pointer mapped")
  func sizes() throws {
    let display = try VirtualDisplay()
    let plain = try AttachmentDriver("plain", on: display)
    try plain.expect("size 375x667") { plain.send("device iPhone 8") }
    let resized = try plain.expect("state") { plain.send("state") }
    #expect(resized.contains("frame=375x667 top=20 room=compact/regular"), "\(resized)")
    // What the program says of itself.
    #expect(resized.hasSuffix("screen=Level 3"), "\(resized)")
    try plain.expect("size 800x600") { plain.send("reset") }
    #expect(try plain.quit() == 0)

    let fixed = try AttachmentDriver("target", on: display)
    try fixed.expect("size 375x667") { fixed.send("device iPhone 8") }
    #expect(
      try fixed.expect("state") { fixed.send("state") }.contains("frame=375x667 top=20"))
    // The window's middle is the frame's.
    let middle = try fixed.expect("button down") { try fixed.click(400, 300) }
    #expect(middle.hasPrefix("button down 187,333"), "\(middle)")
    usleep(100_000)
    #expect(
      try fixed.expect("finger down") { fixed.send("touch 0.5 0.5") }
        == "finger down 2 at 50%,50%")
    let around = try fixed.picture("target-device")
    let count = fixed.lines.count
    // Beside the frame nothing is the program's: neither a press nor its release.
    try fixed.click(30, 300)
    fixed.send("touch 0.05 0.5")
    usleep(500_000)
    try fixed.expect("size 800x600") { fixed.send("reset") }
    let beside = fixed.lines.dropFirst(count)
    #expect(!beside.contains { $0.hasPrefix("button") || $0.hasPrefix("finger") }, "\(beside)")
    #expect(try fixed.picture("target-reset") != around, "the device is drawn around the frame")
    #expect(try fixed.quit() == 0)
  }
}
