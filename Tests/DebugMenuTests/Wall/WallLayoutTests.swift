import AppSurface
import Testing

@testable import DebugMenu

@Suite struct WallLayoutTests {
  private func item(_ device: Device, turned: Bool = false) -> WallLayout.Item {
    let tile = WallState.Tile(device, isLandscape: turned)
    return WallLayout.Item(
      size: tile.size, insets: DeviceBody(device).insets(in: tile.orientation),
      captionWidth: WallCaption.width(of: tile, measuring: .fixed))
  }

  nonisolated private static let windows = [
    Size(width: 320, height: 240), Size(width: 375, height: 667),
    Size(width: 701.5, height: 499.25),
    Size(width: 1280, height: 800), Size(width: 3840, height: 600), Size(width: 400, height: 2400),
  ]

  @Test(arguments: windows)
  func `nothing is cut and nothing overlaps, whatever stands there`(window: Size) {
    var random = SeededNumbers(seed: 4)
    for count in 1...12 {
      for _ in 0..<12 {
        let items = (0..<count).map { _ in
          item(
            Device.allCases[Int.random(in: 0..<Device.allCases.count, using: &random)],
            turned: Bool.random(using: &random))
        }
        check(WallLayout(window: window, items: items), items, window)
      }
    }
  }

  private func check(_ layout: WallLayout, _ items: [WallLayout.Item], _ window: Size) {
    let room = Rect(x: 0, y: 0, width: window.width, height: layout.bar.minY).inset(by: -0.001)
    #expect(layout.tiles.count == items.count && layout.zoom > 0 && layout.zoom <= 1)
    for (place, tile) in layout.tiles.enumerated() {
      #expect(abs(tile.frame.width - items[place].size.width * layout.zoom) < 1e-6)
      #expect(abs(tile.frame.height - items[place].size.height * layout.zoom) < 1e-6)
      let parts = [tile.body, tile.frame] + (tile.caption.map { [$0] } ?? [])
      for part in parts {
        let isInside =
          part.minX >= room.minX && part.minY >= room.minY && part.maxX <= room.maxX
          && part.maxY <= room.maxY
        #expect(isInside, "\(part) in \(window)")
      }
      if let caption = tile.caption {
        #expect(caption.width >= items[place].captionWidth - 1e-6)
        #expect(caption.minY >= tile.body.maxY - 1e-6)
      }
      for other in layout.tiles[(place + 1)...] {
        #expect(!tile.body.inset(by: 0.01).intersects(other.body))
        if let caption = tile.caption {
          #expect(!caption.inset(by: 0.01).intersects(other.body))
          #expect(other.caption.map { !$0.inset(by: 0.01).intersects(caption) } ?? true)
        }
      }
    }
  }

  @Test func `a window of no size does not trap`() {
    for size in [Size.zero, Size(width: 1, height: 1), Size(width: 5000, height: 1)] {
      let layout = WallLayout(window: size, items: Device.allCases.prefix(12).map { item($0) })
      #expect(layout.tiles.count == 12 && layout.zoom > 0)
      #expect(layout.tiles.allSatisfy { $0.frame.minX.isFinite && $0.frame.minY.isFinite })
    }
  }

  @Test func `names and sizes show where there is room, in the smallest window the bar tells them`()
  {
    let items = WallSet.sets(of: .builtIn)[2].devices.map { item($0) }
    let usual = WallLayout(window: Size(width: 1280, height: 800), items: items)
    #expect(usual.tiles.allSatisfy { $0.caption != nil })
    let small = WallLayout(window: Size(width: 320, height: 240), items: items)
    #expect(small.tiles.allSatisfy { $0.caption == nil && $0.frame.width > 15 })
  }

  @Test(arguments: windows)
  func `every tile is reached by the arrow keys, and at the ends they stay`(window: Size) {
    let items = WallSet.sets(of: .builtIn)[2].devices.map { item($0) }
    let layout = WallLayout(window: window, items: items)
    var reached: Set<Int> = [0]
    var open = [0]
    while let place = open.popLast() {
      for move in [WallLayout.Move.left, .right, .up, .down] {
        let next = layout.tile(move, from: place)
        #expect(layout.tiles.indices.contains(next))
        if reached.insert(next).inserted { open.append(next) }
      }
    }
    #expect(reached.count == 12)
    #expect(layout.tile(.left, from: 0) == 0 && layout.tile(.right, from: 11) == 11)
    #expect(layout.tile(.up, from: 0) == 0 && layout.tile(.down, from: 11) == 11)
    #expect(layout.tile(.first, from: 7) == 0 && layout.tile(.last, from: 7) == 11)
    for place in layout.tiles.indices {
      let down = layout.tile(.down, from: place)
      if down != place { #expect(layout.tiles[down].row == layout.tiles[place].row + 1) }
    }
  }

  @Test func `a point finds the device that stands there`() {
    let items = Device.allCases.prefix(6).map { item($0) }
    let layout = WallLayout(window: Size(width: 1000, height: 700), items: items)
    for (place, tile) in layout.tiles.enumerated() {
      #expect(layout.tile(at: tile.frame.center) == place)
    }
    #expect(layout.tile(at: Point(x: 1, y: 1)) == nil)
  }
}

/// Random numbers that are the same on every run.
nonisolated struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
