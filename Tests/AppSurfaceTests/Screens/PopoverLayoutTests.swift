import Testing

@testable import AppSurface

@Suite struct PopoverLayoutTests {
  private let room = Rect(x: 0, y: 0, width: 800, height: 600)

  private func layout(
    _ anchor: Rect?, _ side: PopoverLayout.Side? = nil, width: Double = 200, height: Double = 100
  ) -> PopoverLayout {
    PopoverLayout(
      size: Size(width: width, height: height), anchor: anchor, side: side, room: room)
  }

  @Test func `a card stands below its anchor, its arrow pointing at the middle`() {
    let popover = layout(Rect(x: 380, y: 100, width: 40, height: 20))
    #expect(popover.card == Rect(x: 300, y: 131, width: 200, height: 100))
    #expect(popover.arrow == .top)
    #expect(popover.tip == Point(x: 400, y: 120))
    #expect(popover.arrowRect == Rect(x: 388, y: 120, width: 24, height: 11))
  }

  @Test func `near an edge the card stays inside and the arrow still points at the anchor`() {
    let popover = layout(Rect(x: 10, y: 100, width: 40, height: 20))
    #expect(popover.card.minX == 8)
    #expect(popover.tip.x == 33)
    #expect(layout(Rect(x: 790, y: 100, width: 10, height: 20)).card.maxX == 792)
  }

  @Test func `the wanted side is taken where it has room, and else another that has`() {
    let middle = Rect(x: 390, y: 290, width: 20, height: 20)
    let arrows = PopoverLayout.Side.allCases.map { layout(middle, $0).arrow }
    #expect(arrows == [.bottom, .top, .right, .left])
    let low = Rect(x: 390, y: 560, width: 20, height: 20)
    #expect(layout(low, .bottom).arrow == .bottom)
    #expect(layout(low, .bottom).card.maxY == 549)
    let left = Rect(x: 5, y: 290, width: 20, height: 20)
    #expect(layout(left, .left).arrow == .top)
    #expect(layout(middle, .right).card.minX == 421)
  }

  @Test func `a card that fits nowhere is cut to the largest side`() {
    let popover = layout(Rect(x: 300, y: 200, width: 200, height: 50), width: 780, height: 590)
    #expect(popover.arrow == .top)
    #expect(popover.card == Rect(x: 10, y: 261, width: 780, height: 331))
  }

  @Test func `without an anchor the card stands in the middle, without an arrow`() {
    let popover = layout(nil)
    #expect(popover.card == Rect(x: 300, y: 250, width: 200, height: 100))
    #expect(popover.arrowRect == nil)
  }

  @Test func `in no room at all a card is still a rectangle`() {
    for side in [1.0, 20, 60] {
      let room = Rect(x: 0, y: 0, width: side, height: side)
      for anchor in [
        Rect(x: 0, y: 0, width: 1, height: 1), Rect(x: -9, y: 90, width: 5, height: 5),
      ] {
        let popover = PopoverLayout(
          size: Size(width: 300, height: 300), anchor: anchor, side: nil, room: room)
        #expect(popover.card.width >= 0 && popover.card.height >= 0)
      }
    }
  }
}
