import AppSurface
import AppSurfaceTesting
import Foundation
import Testing

@testable import demo

/// Pictures in the embedded face and with SDL's software renderer are the same on every machine;
/// they are compared with those in the folder Pictures. `scripts/renew-pictures` draws them anew.
@Suite("Pictures are as they were", .enabled(if: Machine.runsAllTests || PictureReader() != nil))
struct ReferencePictureTests {
  /// What is drawn: a name, the options, and the script that leads there.
  nonisolated struct Scene: Sendable, CustomTestStringConvertible {
    var name: String
    var options: [String]
    var script: String

    var testDescription: String { name }
  }

  nonisolated static let scenes = [
    Scene(name: "feed", options: ["--window", "375x500"], script: ""),
    Scene(
      name: "menu-side", options: ["--window", "800x500", "--screen", "SettingsView"],
      script: "shake"),
    Scene(
      name: "menu-search", options: ["--window", "800x500", "--screen", "SettingsView"],
      script: "shake\ntype \"12 mini\""),
    Scene(
      name: "menu-sheet-small", options: ["--window", "320x240", "--screen", "InboxView"],
      script: "shake"),
    Scene(
      name: "device", options: ["--window", "500x600", "--device", "iPhone 12 Mini"],
      script: "screen SignInView"),
    Scene(
      name: "resize", options: ["--window", "600x400", "--screen", "AccountView"],
      script: "size 320x260\nshake\ntap \"Resize\""),
    Scene(
      name: "dark-rtl",
      options: ["--window", "375x500", "--dark", "--rtl", "--screen", "SettingsView"], script: ""),
    Scene(
      name: "large-text",
      options: ["--window", "375x500", "--text-scale", "1.6", "--screen", "ChatView"], script: ""),
    Scene(
      name: "sheet", options: ["--window", "500x600", "--size", "375x560"],
      script: "screen ProductView"),
  ]

  @Test("Each scene is drawn as it was", arguments: scenes)
  func scene(_ scene: Scene) async throws {
    let tester = try CommandLineTester()
    let script = scene.script + "\nwait 2s\nscreenshot picture.png"
    tester.input = Array(script.utf8)
    let code = await tester.run(
      ["script", "-", "--out", tester.folder.path, "--font", "embedded"] + scene.options)
    #expect(code == .fine, "\(tester.said)")
    let kept = Self.folder.appending(path: "\(scene.name).png").path
    if Machine.renewsPictures { return try renew(kept, from: tester.path("picture.png")) }
    let reader = try #require(PictureReader())
    let picture = try #require(reader.read(tester.path("picture.png")))
    let reference = try #require(
      reader.read(kept), "there is no picture \(scene.name).png; scripts/renew-pictures draws it")
    let comparison = PictureComparison(picture, reference)
    #expect(
      comparison.isMatch,
      "\(scene.name): \(comparison); if it should be so, scripts/renew-pictures")
  }

  @Test("No picture is kept that nothing is compared with")
  func nothingLeftOver() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
    #expect(names == Self.scenes.map { "\($0.name).png" }.sorted())
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Pictures")

  private func renew(_ kept: String, from new: String) throws {
    try FileManager.default.createDirectory(
      at: Self.folder, withIntermediateDirectories: true)
    // One that is the same within the tolerance stays, so that nothing changes without need.
    if let reader = PictureReader(), let old = reader.read(kept), let picture = reader.read(new),
      PictureComparison(picture, old, tolerance: 0).differingPixels == 0
    {
      return
    }
    try Data(contentsOf: URL(filePath: new)).write(to: URL(filePath: kept))
  }
}
