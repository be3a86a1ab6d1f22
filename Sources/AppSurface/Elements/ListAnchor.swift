/// Where the rows of a list stood that were seen, so that those that remain can stand there again
/// when others come or go above them.
struct ListAnchor {
  /// The keys of the rows, and how far above the upper edge of the list each began.
  let rows: [(key: NodeKey, distance: Double)]

  /// The first of the rows that is still there, with how far above the edge it stood.
  ///
  /// - Parameters:
  ///   - first: Where the first of them stood: the search begins there and goes outwards.
  ///   - key: The key of the row at a place.
  func slot(
    first: Int, count: Int, key: (Int) -> NodeKey
  ) -> (index: Int, distance: Double)? {
    let places = Dictionary(rows.enumerated().map { ($1.key, $0) }) { old, _ in old }
    var best: (index: Int, place: Int)?
    for distance in 0...max(count, 1) {
      for index in distance == 0 ? [first] : [first + distance, first - distance]
      where index >= 0 && index < count {
        guard let place = places[key(index)], place < best?.place ?? .max else { continue }
        best = (index, place)
        if place == 0 { return (index, rows[0].distance) }
      }
      // The others stand together: what is not near the one that was found is gone.
      if best != nil, distance > rows.count * 2 { break }
    }
    return best.map { ($0.index, rows[$0.place].distance) }
  }
}
