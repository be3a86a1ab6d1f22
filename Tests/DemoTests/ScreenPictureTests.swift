import AppSurface
import AppSurfaceTesting
import Foundation
import Testing

@testable import demo

/// A small picture of each screen as other people see it: in the dark, from right to left, with large
/// text. Where the folder ScreenPictures holds one of the same name, the two are compared;
/// `scripts/renew-pictures` draws them.
@Suite(
  "Screens are drawn for everybody", .enabled(if: Machine.runsAllTests || PictureReader() != nil))
struct ScreenPictureTests {
  nonisolated enum Look: String, CaseIterable, Sendable {
    case light, dark, rtl, large

    var options: [String] {
      switch self {
      case .light: []
      case .dark: ["--dark"]
      case .rtl: ["--rtl"]
      case .large: ["--text-scale", "2.3"]
      }
    }
  }

  @Test("A screen is another picture in each look", arguments: SampleScreen.allCases)
  func looks(of screen: SampleScreen) async throws {
    var pictures: [Look: Bitmap] = [:]
    for look in Look.allCases { pictures[look] = try await picture(of: screen, look) }
    let light = try #require(pictures[.light])
    for look in Look.allCases where look != .light {
      let picture = try #require(pictures[look])
      let comparison = PictureComparison(picture, light)
      #expect((comparison.differingPixels ?? 0) > 100, "\(screen.name) does not know \(look)")
    }
    #expect(try brightness(#require(pictures[.dark])) < brightness(light) - 0.25)
  }

  /// Draws a screen, and compares it with the picture that is kept, where one is.
  private func picture(of screen: SampleScreen, _ look: Look) async throws -> Bitmap {
    let tester = try CommandLineTester()
    tester.input = Array("wait 2s\nscreenshot picture.png".utf8)
    let code = await tester.run(
      [
        "script", "-", "--out", tester.folder.path, "--font", "embedded", "--window", "188x281",
        "--size", "375x562", "--screen", screen.name,
      ] + look.options)
    #expect(code == .fine, "\(tester.said)")
    let reader = try #require(PictureReader())
    let picture = try #require(reader.read(tester.path("picture.png")))
    guard look != .light else { return picture }
    let kept = Self.folder.appending(path: "\(screen.name)-\(look).png")
    if Machine.renewsPictures {
      try FileManager.default.createDirectory(
        at: Self.folder, withIntermediateDirectories: true)
      try Data(contentsOf: URL(filePath: tester.path("picture.png"))).write(to: kept)
    } else if let reference = reader.read(kept.path) {
      let comparison = PictureComparison(picture, reference)
      #expect(comparison.isMatch, "\(screen.name) \(look): \(comparison)")
    }
    return picture
  }

  /// The mean of all channels, from 0 to 1.
  private func brightness(_ picture: Bitmap) -> Double {
    var sum = 0
    for index in picture.pixels.indices where index % 4 != 3 { sum += Int(picture.pixels[index]) }
    return Double(sum) / Double(picture.width * picture.height * 3 * 255)
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "ScreenPictures")
}
