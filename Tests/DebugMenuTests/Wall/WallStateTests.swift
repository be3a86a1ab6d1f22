import AppSurface
import Testing

@testable import DebugMenu

@Suite struct WallStateTests {
  @Test func `a wall has each device once, and at most twelve`() {
    var wall = WallState(catalog: .builtIn)
    wall.show([.iPadAir, .iPhone8, .iPadAir])
    #expect(wall.isOpen && wall.tiles.map(\.id) == ["ipad-air", "iphone-8"])
    wall.show(Device.allCases)
    #expect(wall.tiles.count == WallState.most)
    wall.show([])
    #expect(wall.tiles.count == WallState.most)
  }

  @Test func `the selection stays with its device where that stays`() {
    var wall = WallState(catalog: .builtIn)
    wall.show([.iPhone8, .iPadAir])
    wall.select(1)
    wall.show([.iPhone5, .iPhone8, .iPadAir])
    #expect(wall.selected.id == "ipad-air")
    wall.select(99)
    wall.select(-1)
    #expect(wall.selected.id == "ipad-air")
    wall.show([.iPhone5])
    #expect(wall.selection == 0)
  }

  @Test func `a wall that opens begins at the live device where that is on it`() {
    var state = SessionState(
      settings:
        MenuSettings(resize: ResizeState(window: Size(width: 1280, height: 800))))
    func open(_ devices: [Device]) -> Device.ID {
      _ = state.perform(.wall(devices), at: .zero)
      return state.settings.wall.selected.id
    }
    #expect(open([.iPhone8, .iPadAir]) == "iphone-8")
    _ = state.perform(.endWall, at: .zero)
    _ = state.perform(.device(.iPadAir), at: .zero)
    #expect(open([]) == "ipad-air")
    #expect(open([.iPhone5, .iPhone8]) == "iphone-5")
  }

  @Test func `the sets hold what they say, and every family`() {
    let sets = WallSet.sets(of: .builtIn)
    for (name, count) in [("3 sizes", 3), ("6 sizes", 6), ("12 sizes", 12)] {
      #expect(sets.first { $0.name == name }?.devices.count == count)
    }
    for family in Catalog.builtIn.families {
      let set = sets.first { $0.name == family.name }
      #expect(set.map { (1...12).contains($0.devices.count) } == true, "\(family.name)")
      #expect(set?.devices.allSatisfy { $0.family == family } == true)
    }
    #expect(WallState(catalog: .builtIn).setName == "6 sizes")
  }

  @Test func `a catalogue of one device has a wall of one`() throws {
    let catalog = try Catalog([.iPhone8])
    let wall = WallState(catalog: catalog)
    #expect(wall.tiles.map(\.id) == ["iphone-8"] && wall.setName == "iPhone")
  }

  @Test func `turning all devices over and back changes nothing`() {
    var wall = WallState(catalog: .builtIn)
    wall.show([.iPhone8, .iPadAir])
    let before = wall
    wall.rotate()
    #expect(
      wall.tiles.map(\.size)
        == [.iPhone8, .iPadAir].map { (device: Device) in device.size.swapped })
    wall.rotate()
    #expect(wall == before)
  }
}
