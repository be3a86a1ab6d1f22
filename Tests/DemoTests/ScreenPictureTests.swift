import AppSurface
import AppSurfaceTesting
import Foundation
import Testing

@testable import demo

/// A strip of small pictures of each screen as people see it: light, in the dark, with large text, and
/// from right to left. They are compared with those in the folder ScreenPictures, which have few
/// colours so that they are small; `scripts/renew-pictures` draws them.
@Suite(
  "Screens are drawn for everybody", .enabled(if: Machine.runsAllTests || PictureReader() != nil))
struct ScreenPictureTests {
  nonisolated enum Look: String, CaseIterable, Sendable {
    case light, dark, large, rtl

    var options: [String] {
      switch self {
      case .light: []
      case .dark: ["--dark"]
      case .large: ["--text-scale", "2.3"]
      case .rtl: ["--rtl"]
      }
    }
  }

  /// How far a channel may be from the kept picture, whose colours are the nearest of a few.
  private static let tolerance = 40

  @Test(
    "A screen is drawn as it was, and is another picture in each look",
    arguments: SampleScreen.allCases)
  func looks(of screen: SampleScreen) async throws {
    var pictures: [Bitmap] = []
    for look in Look.allCases { pictures.append(try await picture(of: screen, look)) }
    for (look, picture) in zip(Look.allCases, pictures).dropFirst() {
      let comparison = PictureComparison(picture, pictures[0])
      let least = Self.least(screen, look)
      #expect(
        (comparison.differingPixels ?? 0) >= least,
        "\(screen.name) does not know \(look): \(comparison)")
    }
    #expect(brightness(pictures[1]) < brightness(pictures[0]) - 0.25)
    let strip = Self.strip(pictures)
    let kept = Self.folder.appending(path: "\(screen.name).png")
    if Machine.renewsPictures { return try renew(kept, from: strip) }
    let reference = try #require(
      PictureReader()?.read(kept.path),
      "there is no picture \(screen.name).png; scripts/renew-pictures draws it")
    let comparison = PictureComparison(strip, reference, tolerance: Self.tolerance)
    #expect(
      comparison.isMatch,
      "\(screen.name): \(comparison); if it should be so, scripts/renew-pictures")
  }

  @Test("Every screen has a picture, and no picture is kept that nothing is compared with")
  func nothingLeftOver() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
    #expect(names == SampleScreen.allCases.map { "\($0.name).png" }.sorted())
  }

  private func picture(of screen: SampleScreen, _ look: Look) async throws -> Bitmap {
    let tester = try CommandLineTester()
    tester.input = Array("setting screen-names off\nwait 2s\nscreenshot picture.png".utf8)
    let code = await tester.run(
      [
        "script", "-", "--out", tester.folder.path, "--font", "embedded", "--window", "188x281",
        "--size", "375x562", "--screen", screen.name,
      ] + look.options)
    #expect(code == .fine, "\(tester.said)")
    return try #require(PictureReader()?.read(tester.path("picture.png")))
  }

  /// How many pixels of a look must be others than in the light. On a few screens everything stands in
  /// the middle: they look the same from right to left.
  private static func least(_ screen: SampleScreen, _ look: Look) -> Int {
    look == .rtl && [.watch, .lantern, .modal].contains(screen) ? 0 : 400
  }

  /// The mean of all channels, from 0 to 1.
  private func brightness(_ picture: Bitmap) -> Double {
    var sum = 0
    for index in picture.pixels.indices where index % 4 != 3 { sum += Int(picture.pixels[index]) }
    return Double(sum) / Double(picture.width * picture.height * 3 * 255)
  }

  /// Pictures of one height beside one another.
  private static func strip(_ pictures: [Bitmap]) -> Bitmap {
    let height = pictures[0].height
    var pixels: [UInt8] = []
    for row in 0..<height {
      for picture in pictures {
        let length = picture.width * 4
        pixels += picture.pixels[(row * length)..<((row + 1) * length)]
      }
    }
    return Bitmap(
      width: pictures.reduce(0) { $0 + $1.width }, height: height, pixels: pixels)
  }

  /// Writes the strip in few colours, where it is not the one that is kept already.
  private func renew(_ kept: URL, from strip: Bitmap) throws {
    if let old = PictureReader()?.read(kept.path),
      PictureComparison(strip, old, tolerance: Self.tolerance).differingPixels == 0
    {
      return
    }
    try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
    let tester = try CommandLineTester()
    let full = tester.path("strip.ppm")
    var bytes = Array("P6\n\(strip.width) \(strip.height)\n255\n".utf8)
    for index in strip.pixels.indices where index % 4 != 3 { bytes.append(strip.pixels[index]) }
    try Data(bytes).write(to: URL(filePath: full))
    let outcome = try ChildProcess.run(
      "convert",
      [
        full, "+dither", "-colors", "96", "-strip", "-define", "png:compression-level=9",
        "PNG8:\(kept.path)",
      ])
    #expect(outcome.code == 0, "\(outcome.messages)")
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "ScreenPictures")
}
