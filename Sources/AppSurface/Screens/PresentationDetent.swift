/// A height that a sheet can stand at.
public nonisolated enum PresentationDetent: Hashable, Sendable {
  /// Half the room.
  case medium
  /// Nearly all of it.
  case large
  /// A part of the room from 0 to 1.
  case fraction(Double)
  /// A number of points.
  case height(Double)

  /// The height in a room of a given height.
  func height(in room: Double) -> Double {
    let height =
      switch self {
      case .medium: room * 0.5
      case .large: room
      case .fraction(let part): room * (part.isFinite ? min(1, max(0, part)) : 1)
      case .height(let points): points.isFinite ? points : room
      }
    return min(room, max(0, height))
  }
}
