import AppSurface
import Testing

@testable import DebugMenu

@Suite("A contact sheet")
struct ContactSheetTests {
  private func sheet(
    _ devices: [Device], titles: [String] = ["Feed"], hasBodies: Bool = true
  ) -> ContactSheet {
    ContactSheet(
      devices.map { WallState.Tile($0) }, titles: titles, hasBodies: hasBodies, measuring: .fixed)
  }

  @Test func `has each device once in each block, apart from one another and whole`() {
    for devices in [[Device.iPhone8], Array(Device.allCases.prefix(25)), Device.allCases] {
      let sheet = sheet(devices, titles: ["Feed", "Shop"])
      #expect(sheet.cells.count == devices.count * 2)
      let bounds = Rect(origin: .zero, size: sheet.size)
      for (index, cell) in sheet.cells.enumerated() {
        #expect(cell.tile.device == devices[index % devices.count])
        #expect(cell.block == index / devices.count)
        for part in [cell.frame, cell.body, cell.caption] {
          #expect(
            bounds.contains(part.origin)
              && bounds.contains(Point(x: part.maxX - 1, y: part.maxY - 1)))
        }
        #expect(cell.frame.width == cell.tile.size.width * sheet.zoom)
      }
      for (first, second) in zip(sheet.cells, sheet.cells.dropFirst()) {
        #expect(!first.body.intersects(second.body))
        #expect(!first.caption.intersects(second.caption))
      }
      #expect(sheet.headings.map(\.text) == ["Feed", "Shop"])
    }
  }

  @Test func `never has more pixels than a picture can have`() {
    let sheet = sheet(Device.allCases, titles: (0..<12).map { "Screen \($0)" })
    let pixels = sheet.size * sheet.scale
    #expect(pixels.width * pixels.height <= ContactSheet.mostPixels)
    #expect(max(pixels.width, pixels.height) <= ContactSheet.longestSide)
    #expect(sheet.zoom > 0)
  }

  @Test func `shows screens alone where no bodies are wanted`() {
    let bare = sheet([.iPhone8, .iPadAir], hasBodies: false)
    #expect(bare.cells.allSatisfy { $0.frame == $0.body })
    let bodied = sheet([.iPhone8, .iPadAir])
    #expect(bodied.cells.allSatisfy { $0.body.width > $0.frame.width })
  }

  @Test func `is drawn with every name and size`() {
    let sheet = sheet([.iPhone8, .iPadAir])
    let ground = sheet.ground(SurfaceConfiguration(size: .zero), services: HostServices())
    #expect(ground.windowSize == sheet.size)
    let texts = ground.layers.flatMap(\.drawList.commands).compactMap { command -> String? in
      if case .text(let run) = command { run.text } else { nil }
    }
    #expect(Set(texts).isSuperset(of: ["Feed", "iPhone 8", "375 × 667", "iPad Air", "820 × 1180"]))
  }
}
