#if DEBUG_TOOLS
  public import AppSurface

  /// The part of a device's screen that the app has: all of it, the share that several apps on a
  /// tablet have, or what lies at one side of a fold.
  public nonisolated enum DevicePart: String, Hashable, Sendable, CaseIterable {
    /// The whole screen.
    case full
    /// The smaller app of an uneven split.
    case third
    /// One app of an even split.
    case half
    /// The larger app of an uneven split.
    case twoThirds = "two-thirds"
    /// An app that floats over another.
    case slideOver = "slide-over"
    /// What lies left of the hinge, the device held like a book.
    case left
    /// What lies right of the hinge, the device held like a book.
    case right
    /// What lies above the hinge, the device standing half open on a table.
    case top
    /// What lies below the hinge, the device standing half open on a table.
    case bottom
    /// The cover screen of a folded device; a device of its own in the catalogue.
    case folded
    /// The inner screen of a device whose cover shows.
    case unfolded

    /// What the menu calls it.
    public var label: String {
      switch self {
      case .full: "Whole Screen"
      case .third: "Split View, One Third"
      case .half: "Split View, Half"
      case .twoThirds: "Split View, Two Thirds"
      case .slideOver: "Slide Over"
      case .left: "Book Posture, Left"
      case .right: "Book Posture, Right"
      case .top: "Tabletop Posture, Top"
      case .bottom: "Tabletop Posture, Bottom"
      case .folded: "Folded"
      case .unfolded: "Unfolded"
      }
    }
  }

  nonisolated extension Device {
    /// The parts of the screen that an app can have when the device is held so, the whole one first;
    /// those whose size is not known are left out.
    public func parts(in orientation: Orientation) -> [DevicePart] {
      DevicePart.allCases.filter { frame(of: $0, in: orientation) != nil }
    }

    /// Where a part lies, in points of the screen as it is held; nil where the device has no such
    /// part.
    public func frame(of part: DevicePart, in orientation: Orientation) -> Rect? {
      let screen = size(in: orientation)
      let widths = multitaskingWidths(in: orientation)
      func leading(_ width: Double?) -> Rect? {
        width.map { Rect(x: 0, y: 0, width: $0, height: screen.height) }
      }
      switch part {
      case .full: return Rect(origin: .zero, size: screen)
      case .third: return leading(widths?.oneThird)
      case .half: return leading(widths?.oneHalf)
      case .twoThirds: return leading(widths?.twoThirds)
      case .slideOver:
        return widths?.slideOver.map {
          Rect(x: screen.width - $0, y: 0, width: $0, height: screen.height)
        }
      case .left, .right, .top, .bottom: return frame(beside: part, in: orientation)
      case .folded, .unfolded: return nil
      }
    }

    private func frame(beside part: DevicePart, in orientation: Orientation) -> Rect? {
      guard let hinge = hinge(in: orientation)?.frame else { return nil }
      let screen = size(in: orientation)
      let isUpright = hinge.height > hinge.width
      let frame: Rect? =
        switch part {
        case .left where isUpright:
          Rect(x: 0, y: 0, width: hinge.minX, height: screen.height)
        case .right where isUpright:
          Rect(x: hinge.maxX, y: 0, width: screen.width - hinge.maxX, height: screen.height)
        case .top where !isUpright:
          Rect(x: 0, y: 0, width: screen.width, height: hinge.minY)
        case .bottom where !isUpright:
          Rect(x: 0, y: hinge.maxY, width: screen.width, height: screen.height - hinge.maxY)
        default: nil
        }
      return frame.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The insets from a part's physical edges: the screen's, where the part reaches to its edge.
    public func safeArea(of part: DevicePart, in orientation: Orientation) -> EdgeInsets {
      let insets = safeArea(in: orientation)
      guard let frame = frame(of: part, in: orientation) else { return insets }
      let screen = size(in: orientation)
      return EdgeInsets(
        top: max(0, insets.top - frame.minY), left: max(0, insets.left - frame.minX),
        bottom: max(0, insets.bottom - (screen.height - frame.maxY)),
        right: max(0, insets.right - (screen.width - frame.maxX)))
    }

    /// The room on both axes of an app that has a part.
    public func sizeClass(of part: DevicePart, in orientation: Orientation) -> SizeClass {
      guard part != .full, let frame = frame(of: part, in: orientation) else {
        return sizeClass(in: orientation)
      }
      let beside = sizeClass(in: orientation, width: frame.width)
      let free = SizeClass(freeSize: frame.size)
      let isLow = frame.height < size(in: orientation).height && free.vertical == .compact
      return SizeClass(
        horizontal: beside.horizontal, vertical: isLow ? .compact : beside.vertical)
    }
  }
#endif
