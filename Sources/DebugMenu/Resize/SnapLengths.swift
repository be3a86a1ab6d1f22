#if DEBUG_TOOLS
  internal import AppSurface

  /// The lengths that one side of the app snaps to: those of devices and the person's own.
  nonisolated struct SnapLengths: Hashable, Sendable {
    /// A length and what it belongs to.
    struct Length: Hashable, Sendable {
      /// In points.
      var points: Double
      /// The devices of this length, in their order.
      var names: [String]
    }

    /// The lengths, the least first, each once.
    let lengths: [Length]

    /// How near a length must be to be snapped to, in points.
    static let reach = 4.0

    /// The lengths of one side of devices in their natural orientation, and further ones.
    init(_ side: KeyPath<Size, Double>, of devices: [Device], own: [Double] = []) {
      var names: [Double: [String]] = [:]
      for device in devices { names[device.size[keyPath: side], default: []].append(device.name) }
      for length in own { names[length, default: []].append("Snap width") }
      lengths = names.sorted { $0.key < $1.key }.map { Length(points: $0.key, names: $0.value) }
    }

    /// The length itself, or the nearest one within ``reach``.
    func snapped(_ length: Double) -> Double {
      guard let nearest = nearest(to: length), abs(nearest.points - length) <= Self.reach else {
        return length
      }
      return nearest.points
    }

    /// The length nearest to another.
    func nearest(to length: Double) -> Length? {
      let index = firstIndex(from: length)
      let around = lengths[max(0, index - 1)..<min(lengths.count, index + 1)]
      return around.min { abs($0.points - length) < abs($1.points - length) }
    }

    /// The next length in a direction; nil behind the last.
    func next(from length: Double, by step: Int) -> Double? {
      step > 0
        ? lengths.first { $0.points > length + 1e-6 }?.points
        : lengths.last { $0.points < length - 1e-6 }?.points
    }

    private func firstIndex(from length: Double) -> Int {
      var (low, high) = (0, lengths.count)
      while low < high {
        let middle = (low + high) / 2
        if lengths[middle].points < length { low = middle + 1 } else { high = middle }
      }
      return low
    }
  }

  nonisolated extension SnapLengths {
    /// Lengths that stand so close on a track that one mark is drawn for them.
    struct Group: Hashable, Sendable {
      /// The lengths, the least first.
      var lengths: [Length]

      /// Where the mark stands: in the middle.
      var middle: Double {
        ((lengths.first?.points ?? 0) + (lengths.last?.points ?? 0)) / 2
      }
      /// How many devices there are.
      var count: Int { lengths.reduce(0) { $0 + $1.names.count } }
    }

    /// The lengths in groups, of which neighbours are at least so many points apart.
    func groups(apart distance: Double) -> [Group] {
      var groups: [Group] = []
      for length in lengths {
        if let first = groups.last?.lengths.first, length.points - first.points < distance {
          groups[groups.count - 1].lengths.append(length)
        } else {
          groups.append(Group(lengths: [length]))
        }
      }
      return groups
    }

    /// What a pointer over a length is told: the group's devices, or nil where none is near.
    func description(at length: Double, apart distance: Double) -> String? {
      let group = groups(apart: distance).min {
        abs($0.middle - length) < abs($1.middle - length)
      }
      guard let group, abs(group.middle - length) <= max(Self.reach, distance) else { return nil }
      let names = group.lengths.flatMap(\.names)
      let (first, last) = (group.lengths.first?.points ?? 0, group.lengths.last?.points ?? 0)
      let figures =
        first == last
        ? NumberText.format(first) : "\(NumberText.format(first)) to \(NumberText.format(last))"
      let shown = names.prefix(3).joined(separator: ", ")
      return "\(figures): \(shown)" + (names.count > 3 ? " and \(names.count - 3) more" : "")
    }
  }
#endif
