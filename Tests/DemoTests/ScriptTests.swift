import AppSurface
import Foundation
import Testing

@testable import demo

@Suite("Scripts and pictures without a window")
struct ScriptTests {
  @Test("A script's files are relative to --out, complete, and repeatable byte for byte")
  func files() async throws {
    let script = """
      shake
      screenshot a.bmp
      state a.json
      tree a.txt
      """
    let first = try CommandLineTester()
    let second = try CommandLineTester()
    #expect(await first.play(script) == .fine)
    #expect(await second.play(script) == .fine)
    #expect(try first.names() == ["a.bmp", "a.json", "a.txt"])
    for name in try first.names() { #expect(try first.bytes(name) == second.bytes(name)) }
    #expect(try JSONValue(parsing: first.bytes("a.json"))["menu"]?["open"] == true)
  }

  @Test("The folder of --out is made with those around it")
  func folders() async throws {
    let tester = try CommandLineTester()
    tester.input = Array("state s.json".utf8)
    #expect(await tester.run("script", "-", "--out", tester.path("a/b/c")) == .fine)
    #expect(try !tester.bytes("a/b/c/s.json").isEmpty)
  }

  @Test("What a person brings, a device's shape and a zoom are given on the command line too")
  func commandLine() async throws {
    let tester = try CommandLineTester()
    let code = await tester.play(
      """
      expect app.device == iphone-12-mini
      expect app.orientation == landscapeLeft
      expect app.colorScheme == dark
      expect app.contrast == increased
      expect app.reduceMotion == true
      expect app.layoutDirection == rightToLeft
      expect app.textSize == xLarge
      expect app.pseudoLocale == accented
      expect app.deviceKind == phone
      expect app.zoom == 1.5
      expect sizes.show.shape == true
      expect sizes.show.body == false
      """, "--device", "iPhone 12 Mini", "--landscape", "--dark", "--increase-contrast",
      "--reduce-motion", "--rtl", "--text-scale", "xLarge", "--pseudo-locale", "accented", "--zoom",
      "150%", "--shape")
    #expect(code == .fine, "\(tester.said)")
    #expect(await tester.play("expect sizes.show.shape == false") == .fine)
  }

  @Test("The route of a sheet goes with the sheet, however it is closed")
  func routeOfSheet() async throws {
    let script = """
      screen ShopView
      expect overlay.route absent
      tap "Brass Lantern"
      expect overlay.route == "product: brass-lantern"
      key escape
      expect overlay.route absent
      expect overlay.inner == ShopView
      """
    let tester = try CommandLineTester()
    #expect(await tester.play(script) == .fine)
  }

  @Test("A screen that a script goes to has the name that was asked for")
  func screenNames() async throws {
    let lines = SampleScreen.allCases.map(\.rawValue).flatMap {
      ["screen \($0)", "expect app.screen == \($0)"]
    }
    let tester = try CommandLineTester()
    #expect(await tester.play(lines.joined(separator: "\n")) == .fine)
  }

  @Test("Each expectation that is not met is told with its line, and the rest is still played")
  func expectations() async throws {
    let tester = try CommandLineTester()
    let code = await tester.play(
      """
      expect menu.open == true
      shake
      expect menu.open == true
      expect app.device exists
      state s.json
      """)
    #expect(code == .unmet)
    #expect(tester.said.contains(":1:"))
    #expect(!tester.said.contains(":3:"))
    #expect(tester.said.contains(":4:"))
    #expect(try tester.names() == ["s.json"])
  }

  @Test("A tap on what is not there ends the script")
  func tapNowhere() async throws {
    let tester = try CommandLineTester()
    #expect(await tester.play("tap \"No such label\"\nstate s.json") == .unmet)
    #expect(tester.said.contains("No such label"))
    #expect(try tester.names().isEmpty)
  }

  @Test("The options give the app its looks", arguments: [true, false])
  func options(isDark: Bool) async throws {
    let tester = try CommandLineTester()
    let options =
      ["--device", "iPad Air", "--landscape", "--text-scale", "1.5", "--rtl"]
      + ["--window", "1000x700"] + (isDark ? ["--dark"] : [])
    tester.input = Array(
      """
      expect app.device == ipad-air
      expect app.size.width == 1180
      expect app.size.height == 820
      expect app.orientation == landscapeLeft
      expect app.textScale == 1.5
      expect app.layoutDirection == rightToLeft
      expect app.colorScheme == \(isDark ? "dark" : "light")
      expect window.width == 1000
      expect window.height == 700
      """.utf8)
    let code = await tester.run(["script", "-", "--out", tester.folder.path] + options)
    #expect(code == .fine, "\(tester.said)")
  }

  @Test(
    "The options set what a person brings, as the menu's rows do",
    arguments: [
      (["--increase-contrast"], "contrast", "increased"), ([], "contrast", "standard"),
      (["--reduce-motion"], "reduceMotion", "true"), ([], "reduceMotion", "false"),
      (["--text-scale", "xLarge"], "textSize", "xLarge"),
      (["--text-scale", "accessibility5"], "textSize", "accessibility5"),
      (["--text-scale", "accessibility5"], "textScale", "3.1"),
      (["--text-scale=1.6"], "textSize", "null"),
      (["--pseudo-locale", "accented+bracketed"], "pseudoLocale", "accented+bracketed"),
      (["--device", "iPad Air"], "deviceKind", "pad"),
    ])
  func person(options: [String], name: String, value: String) async throws {
    let tester = try CommandLineTester()
    tester.input = Array("expect app.\(name) == \(value)".utf8)
    let code = await tester.run(["script", "-", "--out", tester.folder.path] + options)
    #expect(code == .fine, "\(tester.said)")
  }

  @Test(
    "Landscape turns what stands upright and leaves what lies",
    arguments: [
      ("--size", "300x500", 500.0), ("--size", "500x300", 500), ("--window", "500x300", 500),
      ("--device", "iphone-8", 667),
    ])
  func landscape(option: String, value: String, width: Double) async throws {
    let tester = try CommandLineTester()
    let code = await tester.play(
      "expect app.size.width == \(Int(width))", option, value, "--landscape")
    #expect(code == .fine, "\(tester.said)")
  }

  @Test("A picture has the window's size in pixels")
  func shots() async throws {
    let tester = try CommandLineTester()
    let path = tester.path("a.bmp")
    let code = await tester.run("shot", "-o", path, "--window", "120x90", "--font", "embedded")
    #expect(code == .fine)
    let bytes = try tester.bytes("a.bmp")
    #expect(bytes.prefix(2) == [0x42, 0x4D])
    #expect(bytes[18] == 120)
    #expect(bytes[22] == 90)
  }

  @Test("The tour writes its pictures and lists them")
  func tour() async throws {
    let tester = try CommandLineTester()
    #expect(await tester.run("tour", "--out", tester.folder.path) == .fine, "\(tester.said)")
    let listed = tester.text.split(separator: "\n").map(String.init)
    #expect(listed == (try tester.names()).map { tester.path($0) })
    #expect(listed.count >= 10)
  }
}
