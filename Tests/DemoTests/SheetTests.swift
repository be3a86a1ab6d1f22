import AppSurface
import Foundation
import SDLHost
import Testing

@testable import demo

@Suite("demo sheet")
struct SheetTests {
  @Test("Draws the devices that are asked for, whole or not at all, and tells how far it is")
  func draws() async throws {
    let tester = try CommandLineTester()
    let path = tester.path("sheet.bmp")
    let code = await tester.run(
      "sheet", "-o", path, "--devices", "iPhone 8,iPad Air", "--screen", "ShopView", "--font",
      "embedded")
    #expect(code == .fine, "\(tester.said)")
    #expect(try tester.names() == ["sheet.bmp"])
    #expect(tester.progress == ["1 of 2, iPhone 8", "2 of 2, iPad Air", nil])
    #expect(tester.output.isEmpty && tester.messages.isEmpty)
    let bytes = try tester.bytes("sheet.bmp")
    #expect(bytes.count > 500_000)
  }

  @Test("Every screen has a block of its own with --all")
  func allScreens() async throws {
    let tester = try CommandLineTester()
    let code = await tester.run(
      "sheet", "-o", tester.path("all.bmp"), "--devices", "iPhone 5", "--all", "--font", "embedded")
    #expect(code == .fine, "\(tester.said)")
    #expect(
      tester.progress.count == SampleScreen.allCases.count + 1 && tester.progress.last == .some(nil)
    )
  }

  @Test(
    "What is wrong is named before anything is drawn",
    arguments: [
      (["sheet"], "-o FILE"), (["sheet", "-o", "a.jpg"], ".png or .bmp"),
      (["sheet", "-o", "a.bmp", "--devices", "iPhone 8,"], "a name is empty"),
      (["sheet", "-o", "a.bmp", "--devices", "iPhone 8,iPhnoe 5"], "iPhnoe 5"),
      (["sheet", "-o", "a.bmp", "--family", "iPhon"], "iPhone"),
      (
        ["sheet", "-o", "a.bmp", "--devices", "iPad Air", "--family", "iPhone"],
        "exclude each other"
      ),
      (["sheet", "-o", "a.bmp", "--all", "--screen", "FeedView"], "exclude each other"),
      (["sheet", "-o", "a.bmp", "--screen", "FedView"], "did you mean FeedView?"),
      (["sheet", "-o", "/nowhere/a.bmp", "--devices", "iPhone 5"], "/nowhere/a.bmp"),
      (["sheet", "-o", "a.bmp", "--pseudo-locale", "acented"], "did you mean accented?"),
      (["sheet", "-o", "a.bmp", "--device", "iPad Air"], "--devices"),
    ])
  func wrong(arguments: [String], message: String) async throws {
    let tester = try CommandLineTester()
    let inFolder = arguments.map { $0 == "a.bmp" ? tester.path($0) : $0 }
    #expect(await tester.run(inFolder) == .badInput)
    #expect(tester.said.contains(message), "\(tester.said)")
    #expect(try tester.names() == [])
  }

  @Test(
    "A name that no device has is answered alike wherever a device is named",
    arguments: ["nope", "iPhnoe 12 Mini", "iphone", ""])
  func noDevice(name: String) async throws {
    var answers: [String] = []
    for (command, option) in [("sheet", "--devices"), ("shot", "--device"), ("script", "--device")]
    where !name.isEmpty || command != "sheet" {
      let tester = try CommandLineTester()
      let output =
        command == "script" ? [tester.path("a.script")] : ["-o", tester.path("a.bmp")]
      #expect(await tester.run([command, option, name] + output) == .badInput)
      #expect(tester.said.contains("\(option): "))
      answers.append(tester.said.replacing("\(option): ", with: ""))
    }
    #expect(Set(answers).count == 1, "\(answers)")
    #expect(answers.first?.hasSuffix("; see demo devices") == true, "\(answers)")
    if name.hasPrefix("iPhnoe") { #expect(answers.first?.contains("iPhone 12 Mini") == true) }
  }

  @Test(
    "A saved picture has exactly the pixels of its device",
    // One after the other: a picture of a large monitor takes 80 MB.
    .serialized,
    arguments: Machine.matrix(
      "pictures", Device.allCases, few: [.iPhone8, .iPadAir, .iPhone12Mini]
    ).map(\.id))
  func pixels(id: Device.ID) async throws {
    let device = try #require(Catalog.builtIn.device(id: id))
    let tester = try CommandLineTester()
    let code = await tester.play(
      "device \"\(device.id)\"\npicture a.bmp\nrotate\npicture b.bmp", "--window", "320x240")
    #expect(code == .fine, "\(tester.said)")
    let wanted = device.renderedPixelSize
    #expect(try size(of: "a.bmp", in: tester) == wanted)
    let turned = try size(of: "b.bmp", in: tester)
    #expect(turned == wanted.swapped || turned == wanted)
  }

  /// The size that the head of a BMP tells.
  private func size(of name: String, in tester: CommandLineTester) throws -> Size {
    let bytes = try tester.bytes(name)
    func number(at place: Int) -> Double {
      Double((0..<4).reduce(0) { $0 | Int(bytes[place + $1]) << ($1 * 8) })
    }
    return Size(width: number(at: 18), height: number(at: 22))
  }

  @Test("A picture without the device's body is transparent beyond its corners")
  func transparent() async throws {
    let tester = try CommandLineTester()
    let code = await tester.play(
      "device iphone-15-pro\npicture a.bmp\nshow body on\npicture b.bmp\nreset\npicture c.bmp")
    #expect(code == .fine, "\(tester.said)")
    // The corner of a bitmap of 32 bits: blue, green, red, opacity.
    for name in ["a.bmp", "b.bmp"] {
      let bytes = try tester.bytes(name)
      #expect(bytes[28] == 32)
      let start = (0..<4).reduce(0) { $0 | Int(bytes[10 + $1]) << ($1 * 8) }
      #expect(bytes[start + 3] == 0, "\(name)")
    }
    #expect(try tester.bytes("c.bmp")[28] == 24)
  }

  @Test("Pseudo-locales change the app's texts and no names")
  func pseudoLocale() async throws {
    let tester = try CommandLineTester()
    let code = await tester.play(
      """
      setting pseudo-locale all
      screen ShopView
      wait 1s
      tree tree.txt
      expect app.screen == ShopView
      expect app.pseudoLocale == all
      """)
    #expect(code == .fine, "\(tester.said)")
    let tree = String(decoding: try tester.bytes("tree.txt"), as: UTF8.self)
    #expect(tree.contains("\"[Šĥ") && tree.contains("ShopView"))
  }
}
