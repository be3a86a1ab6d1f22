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

  private func around(_ rects: [Rect]) -> Rect {
    let (left, top) = (rects.map(\.minX).min() ?? 0, rects.map(\.minY).min() ?? 0)
    return Rect(
      x: left, y: top, width: (rects.map(\.maxX).max() ?? 0) - left,
      height: (rects.map(\.maxY).max() ?? 0) - top)
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

  @Test(arguments: [1, 2, 3, 12, 35, 60])
  func `flows its blocks so that it is a page, with whole titles, and nothing meets`(count: Int) {
    let titles = (0..<count).map { "NotificationPreferencesView\($0)" }
    let sets: [[Device]] = [
      [.iPhone12Mini], [.iPhone8, .iPadAir], [.iPadAir], Array(Device.allCases.prefix(9)),
    ]
    for devices in sets where devices.count * count > 6 {
      let sheet = sheet(devices, titles: titles)
      let ratio = sheet.size.width / sheet.size.height / 1.5
      #expect(max(ratio, 1 / ratio) < 2.5, "\(devices.count) devices, \(count) screens: \(ratio)")
      #expect(sheet.scale > 0.5)
      let font = ContactSheet.headingFont
      for heading in sheet.headings {
        #expect(heading.frame.width >= TextMeasuring.fixed.width(heading.text, font))
      }
      let blocks = sheet.headings.enumerated().map { block, heading in
        let cells = sheet.cells.filter { $0.block == block }
        return around([heading.frame] + cells.flatMap { [$0.body, $0.caption] })
      }
      for (index, block) in blocks.enumerated() {
        #expect(!blocks[(index + 1)...].contains { $0.intersects(block) })
        #expect(Rect(origin: .zero, size: sheet.size).contains(block))
      }
    }
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
