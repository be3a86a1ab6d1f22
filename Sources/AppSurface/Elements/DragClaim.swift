/// A press that has moved far enough to become a drag.
struct PointerDrag {
  /// Where the press began, in the coordinates of the element that is asked.
  var start: Point
  /// How far it has moved.
  var distance: Point
  /// The element that has the press so far.
  weak var owner: Element?
}

/// How much an element around a press wants to take it over as a drag. The highest claim wins; of
/// equal ones the innermost element's.
nonisolated enum DragClaim: Int, Comparable {
  /// Not at all.
  case none
  /// Where nobody else does, to follow it with resistance.
  case bounce
  /// To move what there is to move.
  case drag
  /// Before what stands inside moves.
  case first
  /// As a gesture from the edge of the screen, before everything else.
  case edge

  static func < (left: DragClaim, right: DragClaim) -> Bool { left.rawValue < right.rawValue }
}
