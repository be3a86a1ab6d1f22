/// One of the outlines that the renderer can draw.
public nonisolated struct ShapeOutline: Hashable, Sendable {
  let shape: ShapeElement.Shape

  /// The radius of the corners in a size, in points.
  func radius(in size: Size) -> Double {
    let half = min(size.width, size.height) / 2
    return switch shape {
    case .rectangle: 0
    case .rounded(let radius): min(radius, half)
    case .capsule, .circle: half
    }
  }
}
