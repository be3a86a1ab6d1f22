extension Surface {
  /// The surface alone as a frame, as it stands, its scroll offsets and focus included: drawn with
  /// `configuration.scale` pixels for each point it has exactly the pixels of what it is laid out
  /// for. Nothing of the surface changes.
  public func picture() -> Composition {
    let bounds = Rect(origin: .zero, size: size)
    return Composition(
      windowSize: size, background: .black,
      layers: [PlacedDrawList(placement: .identity, clip: bounds, drawList: drawList())])
  }
}
