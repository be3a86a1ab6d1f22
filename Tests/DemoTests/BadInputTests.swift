import Foundation
import Testing

@testable import demo

@Suite("Bad input is refused with its name and a way out")
struct BadInputTests {
  @Test(
    "Names, sizes and files on the command line",
    arguments: [
      (["shot", "-o", "a.bmp", "--device", "iPhone 12 Minni"], ["Minni", "iPhone 12 Mini"]),
      (["shot", "-o", "a.bmp", "--device", "mini"], ["several devices"]),
      (["shot", "-o", "a.bmp", "--device", ""], ["--device"]),
      (["shot", "-o", "a.bmp", "--screen", "Nowhere"], ["Nowhere", "demo screens"]),
      (["shot", "-o", "a.bmp", "--size", "12x"], ["--size", "12x", "1 to 100000"]),
      (["shot", "-o", "a.bmp", "--window", "20000x20"], ["--window", "1 to 16384"]),
      (["shot", "-o", "a.bmp", "--text-scale", "9"], ["--text-scale", "0.8", "3.1"]),
      (["shot", "-o", "a.bmp", "--text-scale", "nan"], ["--text-scale"]),
      (
        ["shot", "-o", "a.bmp", "--text-scale", "xLargee"],
        ["--text-scale", "0.8", "did you mean xLarge"]
      ),
      (["shot", "-o", "a.bmp", "--text-scale", "huge"], ["xSmall", "accessibility5"]),
      (["shot", "-o", "a.bmp", "--reduce-motion=yes"], ["--reduce-motion", "no value"]),
      (["shot", "-o", "a.bmp", "--increase-contrats"], ["--increase-contrast"]),
      (["shot", "-o", "a.bmp", "--font", "embeded"], ["embedded"]),
      (["shot", "-o", "a.bmp", "--font", ""], ["--font"]),
      (
        ["shot", "-o", "a.bmp", "--font", "No Such Family"],
        ["--font", "No Such Family is not installed"]
      ),
      (
        ["shot", "-o", "a.bmp", "--font", "/no/such.ttf"],
        ["--font", "/no/such.ttf: cannot be read"]
      ),
      (["shot", "-o", "a.bmp", "--font", "/etc/os-release"], ["--font", "is not a font"]),
      (["shot", "-o", "a.bmp", "--zoom", "nan%"], ["--zoom 'nan%': fit, or from 25% to 400%"]),
      (["shot", "-o", "a.bmp", "--zoom", "20"], ["--zoom '20': fit, or from 25% to 400%"]),
      (["shot", "-o", "a.bmp", "--device", "iPad Air", "--size", "1x1"], ["--device", "--size"]),
      (["shot", "-o", "a.bmp", "--devices", "/no/such.json"], ["/no/such.json", "no such file"]),
      (["shot", "-o", "a.jpeg"], ["a.jpeg", ".png", ".bmp"]),
      (["shot", "-o", "/no/such/folder/a.bmp"], ["/no/such/folder/a.bmp"]),
      (["shot"], ["-o FILE"]),
      (["script"], ["script", "-"]),
      (["script", "/no/such.script"], ["/no/such.script", "no such file"]),
      (["script", "/"], ["/", "folder"]),
      (["script", "/dev/null", "--out", "/dev/null/x"], ["--out", "not a folder"]),
      (["devices", "--family", "ipadd"], ["ipadd", "did you mean \"iPad\""]),
      (["devices", "--family", "toaster"], ["toaster", "it can be iPhone", "Pixel"]),
      (["sheet", "-o", "a.bmp", "--family", "toaster"], ["toaster", "it can be iPhone", "Pixel"]),
      (["devices", "--devices", "/"], ["folder"]),
    ] as [([String], [String])])
  func refused(arguments: [String], parts: [String]) async throws {
    let tester = try CommandLineTester()
    #expect(await tester.run(arguments) == .badInput)
    for part in parts { #expect(tester.said.contains(part), "\(tester.said) lacks \(part)") }
    #expect(tester.output.isEmpty)
  }

  @Test(
    "Scripts that are wrong, with the line",
    arguments: [
      ("shake\nshaek\n", [":2:", "shaek", "shake"]),
      ("device \"iPhone 12 Minni\"", [":1:", "iPhone 12 Mini"]),
      ("\n\nscreen Nowhere", [":3:", "Nowhere"]),
      ("size 0x10", [":1:", "1"]),
      ("key ctrl+atl+z", [":1:", "alt"]),
      ("screenshot a.jpeg", [":1:", ".png", ".bmp"]),
      ("wait soon", [":1:", "500ms"]),
      ("tap \"open", [":1:"]),
    ] as [(String, [String])])
  func scripts(script: String, parts: [String]) async throws {
    let tester = try CommandLineTester()
    #expect(await tester.play("type \"x\"\n" + script) == .badInput)
    // One line stands before what is wrong.
    for part in parts {
      let shifted = part.hasPrefix(":") ? ":\((Int(part.filter(\.isNumber)) ?? 0) + 1):" : part
      #expect(tester.said.contains(shifted), "\(tester.said) lacks \(shifted)")
    }
    #expect(try tester.names().isEmpty)
  }

  @Test("A script that is not UTF-8 is refused with the line")
  func notText() async throws {
    let tester = try CommandLineTester()
    try Data([0x73, 0x0A, 0xFF, 0xFE]).write(to: tester.folder.appending(path: "bad"))
    #expect(await tester.run("script", tester.path("bad")) == .badInput)
    #expect(tester.said.contains("bad:2:"))
    #expect(tester.said.contains("UTF-8"))
  }

  @Test(
    "Device files that are wrong, with the place",
    arguments: [
      ("[{]", ["line 1"]),
      ("", ["line 1"]),
      ("{}", ["$"]),
      ("[{\"id\": 5}]", ["$[0].id"]),
      (
        "[{\"id\": \"x\", \"name\": \"X\", \"size\": {\"width\": -1, \"height\": 2}}]",
        ["$[0].size"]
      ),
    ] as [(String, [String])])
  func deviceFiles(text: String, parts: [String]) async throws {
    let tester = try CommandLineTester()
    let file = try tester.write(text, to: "own.json")
    #expect(await tester.run("devices", "--devices", file) == .badInput)
    for part in parts + [file] {
      #expect(tester.said.contains(part), "\(tester.said) lacks \(part)")
    }
  }

  @Test("An output that cannot be written leaves nothing behind")
  func nothingHalfWritten() async throws {
    let tester = try CommandLineTester()
    let code = await tester.play(
      "screenshot a.bmp\nstate nowhere/b.json\nscreenshot c.bmp\n", "--window", "64x48")
    #expect(code == .badInput)
    #expect(tester.said.contains(":2:"))
    #expect(tester.said.contains("nowhere/b.json"))
    #expect(try tester.names() == ["a.bmp"])
  }
}
