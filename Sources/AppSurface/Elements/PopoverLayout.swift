/// Where the card of a popover stands, and where its arrow points: beside what it belongs to, on the
/// side that was asked for or else on one that has room.
nonisolated struct PopoverLayout: Hashable {
  /// The card, in the coordinates of the surface.
  private(set) var card: Rect
  /// The side of the card at which the arrow stands; nil where it has none.
  private(set) var arrow: Side?
  /// Where the arrow's point is.
  private(set) var tip: Point = .zero

  /// A side of a rectangle, as it stands on the screen.
  enum Side: Hashable, CaseIterable {
    case top, bottom, left, right
  }

  /// How far the arrow stands out of the card, and how wide its foot is.
  static let arrowHeight = 11.0
  static let arrowWidth = 24.0
  /// The least distance of the card from the edges of the room.
  static let margin = 8.0
  static let radius = 13.0

  /// The largest card that fits beside an anchor.
  static func largest(in room: Rect) -> Size {
    Size(
      width: max(0, min(420, room.width - 2 * margin)),
      height: max(0, min(620, room.height - 2 * margin - arrowHeight)))
  }

  /// A card of a size beside an anchor; without an anchor in the middle of the room.
  ///
  /// - Parameter side: The side of the anchor at which the card is wanted; nil is any.
  init(size: Size, anchor: Rect?, side: Side?, room: Rect) {
    let inside = room.inset(by: Self.margin)
    guard let anchor else {
      card = inside.aligning(Self.fitted(size, to: inside.size), .center)
      return
    }
    let spaces = Side.allCases.map { ($0, Self.space(at: $0, of: anchor, in: inside)) }
    let fits = { (side: Side) in
      let space = spaces.first { $0.0 == side }?.1 ?? 0
      return space >= (side.isVertical ? size.height : size.width) + Self.arrowHeight
    }
    let wanted = [side, .bottom, .top, .right, .left].compactMap { $0 }.first(where: fits)
    let side = wanted ?? spaces.max { $0.1 < $1.1 }?.0 ?? .bottom
    let space = max(0, Self.space(at: side, of: anchor, in: inside) - Self.arrowHeight)
    var size = Self.fitted(size, to: inside.size)
    if side.isVertical {
      size.height = min(size.height, max(space, 44))
    } else {
      size.width = min(size.width, max(space, 44))
    }
    card = Self.card(size, at: side, of: anchor, in: inside)
    arrow = side.opposite
    tip = Self.tip(at: side, of: anchor, card: card)
  }

  private static func fitted(_ size: Size, to room: Size) -> Size {
    Size(
      width: max(0, min(size.width, room.width)), height: max(0, min(size.height, room.height)))
  }

  /// The room between a side of the anchor and the edge.
  private static func space(at side: Side, of anchor: Rect, in room: Rect) -> Double {
    switch side {
    case .top: anchor.minY - room.minY
    case .bottom: room.maxY - anchor.maxY
    case .left: anchor.minX - room.minX
    case .right: room.maxX - anchor.maxX
    }
  }

  private static func card(_ size: Size, at side: Side, of anchor: Rect, in room: Rect) -> Rect {
    var origin = Point(x: anchor.midX - size.width / 2, y: anchor.midY - size.height / 2)
    switch side {
    case .top: origin.y = anchor.minY - arrowHeight - size.height
    case .bottom: origin.y = anchor.maxY + arrowHeight
    case .left: origin.x = anchor.minX - arrowHeight - size.width
    case .right: origin.x = anchor.maxX + arrowHeight
    }
    origin.x = max(room.minX, min(room.maxX - size.width, origin.x))
    origin.y = max(room.minY, min(room.maxY - size.height, origin.y))
    return Rect(origin: origin, size: size)
  }

  /// The arrow points at the middle of the anchor, as far as the card's corners let it.
  private static func tip(at side: Side, of anchor: Rect, card: Rect) -> Point {
    func within(_ value: Double, _ low: Double, _ high: Double) -> Double {
      let reach = radius + arrowWidth / 2
      return high - low < 2 * reach
        ? (low + high) / 2 : min(high - reach, max(low + reach, value))
    }
    let x = within(anchor.midX, card.minX, card.maxX)
    let y = within(anchor.midY, card.minY, card.maxY)
    return switch side {
    case .top: Point(x: x, y: card.maxY + arrowHeight)
    case .bottom: Point(x: x, y: card.minY - arrowHeight)
    case .left: Point(x: card.maxX + arrowHeight, y: y)
    case .right: Point(x: card.minX - arrowHeight, y: y)
    }
  }

  /// The rectangle that the arrow fills.
  var arrowRect: Rect? {
    guard let arrow else { return nil }
    let (length, width) = (Self.arrowHeight, Self.arrowWidth)
    return switch arrow {
    case .top: Rect(x: tip.x - width / 2, y: tip.y, width: width, height: length)
    case .bottom: Rect(x: tip.x - width / 2, y: tip.y - length, width: width, height: length)
    case .left: Rect(x: tip.x, y: tip.y - width / 2, width: length, height: width)
    case .right: Rect(x: tip.x - length, y: tip.y - width / 2, width: length, height: width)
    }
  }
}

nonisolated extension PopoverLayout.Side {
  var isVertical: Bool { self == .top || self == .bottom }

  var opposite: Self {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .left: .right
    case .right: .left
    }
  }

  /// The side that an edge is in a direction of lines.
  init(_ edge: Edge, isRightToLeft: Bool) {
    switch edge {
    case .top: self = .top
    case .bottom: self = .bottom
    case .leading: self = isRightToLeft ? .right : .left
    case .trailing: self = isRightToLeft ? .left : .right
    }
  }
}
