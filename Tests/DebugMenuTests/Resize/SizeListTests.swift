import AppSurface
import Testing

@testable import DebugMenu

@Suite("The list of sizes")
struct SizeListTests {
  private final class Disk {
    var files: [String: [UInt8]] = [:]
  }

  private func tester(_ disk: Disk, window: Size = Size(width: 1280, height: 800)) -> SessionTester
  {
    SessionTester(
      window: window, options: .init(showsScreenNames: false, keepsSettings: true),
      services: { services in
        services.readFile = { name in
          guard let bytes = disk.files[name] else {
            throw HostServiceError(message: "\(name) is missing", isMissingFile: true)
          }
          return bytes
        }
        services.writeFile = { disk.files[$0] = $1 }
      })
  }

  @Test("keeps the last five sizes, the newest first, each once")
  func recent() {
    let tester = SessionTester()
    for device in [Device.iPhone5, .iPhone8, .iPadAir, .iPhone5] {
      tester.session?.perform(.device(device))
    }
    for side in [100, 200, 300] as [Double] {
      tester.session?.perform(.size(Size(width: side, height: side)))
    }
    tester.session?.perform(.gesture(.began))
    tester.session?.perform(.size(Size(width: 301, height: 1)))
    tester.session?.perform(.size(Size(width: 302, height: 1)))
    tester.session?.perform(.gesture(.ended))
    tester.session?.perform(.reset)
    #expect(
      tester.session?.store.state.settings.sizes.recent == [
        .size(Size(width: 302, height: 1)), .size(Size(width: 300, height: 300)),
        .size(Size(width: 200, height: 200)), .size(Size(width: 100, height: 100)),
        .device(Device.iPhone5.id),
      ])
  }

  @Test("stands on top of the devices in the menu, and a search finds each device once")
  func menu() throws {
    let tester = SessionTester()
    let session = try #require(tester.session)
    session.perform(.favorite(Device.iPadAir.id, true))
    session.perform(.device(.iPhone12Mini))
    session.perform(.size(Size(width: 321, height: 654)))
    let model = session.menu
    let ids = model.sections.filter { !$0.items.isEmpty }.map(\.id)
    let favorites = try #require(ids.firstIndex(of: BuiltInSections.favorites))
    #expect(ids[favorites + 1] == BuiltInSections.recent)
    #expect(ids[favorites + 2].hasPrefix("devices-"))
    #expect(
      model.sections.first { $0.id == BuiltInSections.recent }?.items.map(\.label) == [
        "321 × 654", "iPhone 12 Mini",
      ])
    var search = model
    search.query = "iPad Air"
    let found = (0..<search.rowCount).map { search.row(at: $0).label }
    #expect(found.filter { $0 == "iPad Air" }.count == 1)
  }

  @Test("is marked by the star of its row, which presses nothing else, and stands on top then")
  func star() throws {
    let tester = SessionTester(
      options: .init(showsScreenNames: false, devices: [.iPhone12Mini, .iPadAir]))
    let session = try #require(tester.session)
    session.perform(.open)
    tester.update()
    func favorites() -> [Device.ID] { session.store.state.settings.sizes.favorites }
    func press(_ label: String) throws {
      #expect(session.reveal(label: label.replacing("Favorite ", with: "")))
      tester.update()
      #expect(tester.click(label))
    }
    try press("Favorite iPad Air")
    #expect(favorites() == [Device.iPadAir.id])
    #expect(session.menu.sections.contains { $0.label == "Favorites" && !$0.items.isEmpty })
    try press("Favorite iPhone 12 Mini")
    #expect(favorites() == [Device.iPadAir.id, Device.iPhone12Mini.id])
    // The first star of the label is that of the row among the favourites.
    try press("Favorite iPad Air")
    #expect(favorites() == [Device.iPhone12Mini.id])
    #expect(session.isMenuOpen && session.size.device == nil && !session.size.canUndo)
    session.perform(.size(Size(width: 321, height: 654)))
    #expect(session.reveal(label: "321 × 654"))
    tester.update()
    #expect(!tester.labels(in: "menu").contains("Favorite 321 × 654"), "a free size has no star")
  }

  @Test("is marked by a key and a row, and leads on by keys while one looks at the app")
  func keys() throws {
    let tester = SessionTester()
    let session = try #require(tester.session)
    let listed = session.orderedDevices
    try tester.key("ctrl+alt+]")
    #expect(session.size.device == listed.first)
    try tester.key("ctrl+alt+]")
    #expect(session.size.device == listed[1])
    try tester.key("ctrl+alt+[")
    try tester.key("ctrl+alt+[")
    #expect(session.size.device == listed.last)
    try tester.key("ctrl+alt+f")
    #expect(session.store.state.settings.sizes.favorites == [listed.last?.id])
    try tester.key("ctrl+alt+f")
    #expect(session.store.state.settings.sizes.favorites.isEmpty)
    try tester.key("ctrl+alt+left")
    #expect(session.size.canUndo)
    try tester.key("ctrl+alt+d")
    #expect(session.size.picture == [.whole, .shape])
    try tester.key("ctrl+alt+1")
    #expect(session.size.placement.zoom == 1)
    try tester.key("ctrl+alt+=")
    #expect(session.size.placement.zoom == 1.25)
    try tester.key("ctrl+alt+shift+down")
    try tester.key("ctrl+alt+0")
    #expect(session.size.zoom == .fit)
  }

  @Test("is the app's own where it says so, in its order")
  func own() throws {
    let tester = SessionTester(options: .init(devices: [.iPadAir, .iPhone5]))
    let session = try #require(tester.session)
    let section = session.menu.sections.last
    #expect(section?.items.map(\.label) == ["iPad Air", Device.iPhone5.name])
    session.perform(.nextDevice)
    session.perform(.nextDevice)
    #expect(session.size.device == .iPhone5)
    session.listedDevices = [.iPhone8]
    session.perform(.nextDevice)
    #expect(session.size.device == .iPhone8)
    #expect(session.menu.sections.last?.items.map(\.id) == [Device.iPhone8.id])
  }

  @Test("is there again after a restart, with how the app was shown, and reset leads to the window")
  func restart() throws {
    let disk = Disk()
    let first = tester(disk)
    let session = try #require(first.session)
    session.perform(.favorite(Device.iPhone8.id, true))
    session.perform(.snapWidth(333, true))
    session.perform(.show(.whole, true))
    session.perform(.pinToTop(true))
    session.perform(.zoom(.factor(1.5)))
    session.perform(.device(.iPadPro11Inch))
    session.perform(.turn(.left))
    session.perform(.part(.half))
    let before = session.size
    first.release()
    let second = tester(disk, window: Size(width: 1000, height: 600))
    let restored = try #require(second.session)
    #expect(restored.size.choice == before.choice && restored.size.picture == [.whole, .shape])
    #expect(restored.size.isPinnedToTop && restored.size.zoom == .factor(1.5))
    #expect(restored.store.state.settings.sizes.favorites == [Device.iPhone8.id])
    #expect(restored.store.state.settings.sizes.snapWidths == [333])
    #expect(restored.store.state.settings.sizes.recent == [.device(Device.iPadPro11Inch.id)])
    #expect(!restored.size.canUndo)
    restored.perform(.reset)
    #expect(restored.size.size == Size(width: 1000, height: 600))
    second.release()
    #expect(try #require(tester(disk).session).size.choice == .window(isTurned: false))
  }

  @Test("keeps that a device's shape was switched off, and has it on where nothing was kept of it")
  func shapeIsKept() throws {
    let disk = Disk()
    disk.files["debug-menu.json"] = Array(#"{"sizes": {"show": ["hinge"]}}"#.utf8)
    let first = tester(disk)
    let session = try #require(first.session)
    #expect(session.size.picture == [.shape, .hinge])
    session.perform(.show(.shape, false))
    first.release()
    let second = tester(disk)
    let restored = try #require(second.session)
    #expect(restored.size.picture == .hinge)
    restored.perform(.show(.shape, true))
    second.release()
    #expect(try #require(tester(disk).session).size.picture == [.shape, .hinge])
  }

  @Test(
    "bears whatever stands in the file",
    arguments: [
      "3", "{}",
      #"{"favorites": 7, "recent": [null, {}, {"width": -1, "height": 3}], "zoom": "big"}"#,
      #"{"device": "nobody", "part": "leg", "snapWidths": [0, "x", 12]}"#,
      #"{"size": {"width": 1e999, "height": 5}, "zoom": 900, "show": ["body", 1, "bdy"]}"#,
    ])
  func damaged(text: String) throws {
    let disk = Disk()
    disk.files["debug-menu.json"] = Array(#"{"sizes": \#(text)}"#.utf8)
    let session = try #require(tester(disk).session)
    #expect(session.size.choice == .window(isTurned: false))
    #expect(session.size.placement.zoom <= 4)
  }
}
