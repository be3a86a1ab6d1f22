import Testing

@testable import AppSurface

@Suite struct SheetLayoutTests {
  private func layout(
    _ width: Double, _ height: Double, _ detents: [PresentationDetent],
    selected: PresentationDetent? = nil, isLarge: Bool = false, top: Double = 0
  ) -> SheetLayout {
    SheetLayout(
      size: Size(width: width, height: height), insets: EdgeInsets(top: top), isLarge: isLarge,
      detents: detents, selected: selected)
  }

  @Test func `a card starts at its lowest height, unless another one is chosen`() {
    // The room is 400 - 20 - 10 = 370 high.
    let detents: [PresentationDetent] = [.large, .medium, .fraction(0.3), .height(90)]
    #expect(layout(300, 400, detents, top: 20).heights == [90, 111, 185, 370])
    #expect(layout(300, 400, detents, top: 20).height == 90)
    #expect(layout(300, 400, detents, selected: .medium, top: 20).height == 185)
    #expect(layout(300, 400, detents, selected: .height(91), top: 20).height == 90)
    #expect(layout(300, 400, []).heights == [390])
    #expect(
      layout(300, 400, [.medium]).card(after: 0) == Rect(x: 0, y: 205, width: 300, height: 195))
  }

  @Test func `in regular width a card stands in the middle, a page sheet's is larger`() {
    #expect(
      layout(800, 600, [.large]).card(after: 0) == Rect(x: 120, y: 40, width: 560, height: 520))
    #expect(
      layout(1024, 1366, [.large]).card(after: 0) == Rect(x: 232, y: 373, width: 560, height: 620))
    #expect(
      layout(1024, 1366, [.large], isLarge: true).card(after: 0)
        == Rect(x: 162, y: 203, width: 700, height: 960))
    #expect(
      layout(800, 600, [.medium]).card(after: 0) == Rect(x: 120, y: 170, width: 560, height: 260))
    #expect(!layout(639, 600, [.large]).isCentered && !layout(640, 479, [.large]).isCentered)
  }

  @Test func `a drag follows the pointer between the heights, and goes down beneath the lowest`() {
    let sheet = layout(300, 410, [.height(100), .height(300)])
    let tops = [-500.0, -200, -50, 0, 30].map { sheet.card(after: $0).minY }
    #expect(tops == [110, 110, 260, 310, 340])
    #expect(sheet.card(after: 30).height == 100)
    #expect(sheet.card(after: -50).height == 150)
    let wide = layout(800, 600, [.height(200), .height(400)])
    #expect(wide.card(after: 0).minY == 200)
    #expect(wide.card(after: -60) == Rect(x: 120, y: 140, width: 560, height: 320))
  }

  @Test func `a drag ends at the nearest height, or away past half of the lowest`() {
    let sheet = layout(300, 410, [.height(100), .height(300), .large])
    let landings = [51.0, 50, 20, -90, -110, -240, -260, -9999].map { sheet.landing(after: $0) }
    #expect(
      landings == [
        .dismissal, .height(0), .height(0), .height(0), .height(1), .height(1), .height(2),
        .height(2),
      ])
  }

  @Test func `no size and no detent makes a card that is not a rectangle`() {
    let odd: [PresentationDetent] = [
      .fraction(.nan), .fraction(-3), .fraction(7), .height(.infinity), .height(-4), .height(.nan),
    ]
    for size in [0.0, 1, 50, 700, 99_999] {
      for drag in [-1e9, 0, 1e9] {
        let card = layout(size, size, odd, top: 90).card(after: drag)
        #expect(card.width >= 0 && card.height >= 0 && card.minY.isFinite, "\(size) \(drag)")
      }
    }
  }
}
