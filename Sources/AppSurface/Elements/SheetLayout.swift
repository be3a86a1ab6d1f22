/// Where the card of a sheet stands: worked out from the room, the heights it may have, and a drag.
nonisolated struct SheetLayout: Hashable {
  /// The room for the card at its greatest height, in the coordinates of the surface.
  var room: Rect
  /// The heights that the card may have, lowest first; never empty.
  var heights: [Double]
  /// The height at which the card rests.
  var height: Double
  /// Whether the card stands in the middle, and not on the lower edge.
  var isCentered: Bool

  /// What a drag leads to.
  enum Landing: Hashable {
    /// The card rests at the height of this place.
    case height(Int)
    /// The card is dragged away.
    case dismissal
  }

  /// A card in a surface of a size, at one of its detents.
  init(
    size: Size, insets: EdgeInsets, isLarge: Bool, detents: [PresentationDetent],
    selected: PresentationDetent?
  ) {
    isCentered = size.width >= 640 && size.height >= 480
    if isCentered {
      let most = isLarge ? Size(width: 700, height: 960) : Size(width: 560, height: 620)
      let card = Size(
        width: min(most.width, size.width - 80), height: min(most.height, size.height - 80))
      room = Rect(origin: .zero, size: size).aligning(card, .center)
    } else {
      let top = insets.top + 10
      room = Rect(x: 0, y: top, width: size.width, height: max(0, size.height - top))
    }
    let room = room
    func height(_ detent: PresentationDetent) -> Double { detent.height(in: room.height) }
    heights = detents.isEmpty ? [room.height] : detents.map(height).sorted()
    let chosen = selected.flatMap { detents.contains($0) ? height($0) : nil }
    self.height = chosen ?? heights[0]
  }

  /// How much the height changes for each point of a drag: a card in the middle grows at both ends.
  private var pace: Double { isCentered ? 2 : 1 }

  /// The height after a drag downwards, not less than the lowest, and by how much the card is lower
  /// than where it would stand.
  private func state(after drag: Double) -> (height: Double, below: Double) {
    let wanted = height - drag * pace
    let lowest = heights[0]
    let clamped = min(heights[heights.count - 1], max(lowest, wanted))
    return (clamped, max(0, lowest - wanted) / pace)
  }

  /// The card after a drag downwards by a number of points, negative upwards.
  func card(after drag: Double) -> Rect {
    let (height, below) = state(after: drag)
    let y = isCentered ? room.midY - height / 2 : room.maxY - height
    return Rect(x: room.minX, y: y + below, width: room.width, height: height)
  }

  /// What a drag leads to if it ends there: away once the lowest card is half gone, else the nearest
  /// height.
  func landing(after drag: Double) -> Landing {
    let (height, below) = state(after: drag)
    if below > heights[0] / 2 { return .dismissal }
    let distances = heights.map { abs($0 - height) }
    let nearest = distances.indices.min { distances[$0] < distances[$1] } ?? 0
    return .height(nearest)
  }
}
