#if DEBUG_TOOLS
  internal import AppSurface

  nonisolated extension Device {
    /// Whether the screen is more than a rectangle: it has round corners, or a cutout.
    var hasShape: Bool { drawnCornerRadius > 0 || drawnCutout(in: naturalOrientation) != nil }

    /// The radius of the screen's corners as a device's picture shows them, in points; 0 is square.
    ///
    /// Where no source tells it is that of devices of the same sort; saved pictures are cut by what
    /// the catalogue knows alone.
    var drawnCornerRadius: Double {
      if let cornerRadius { return cornerRadius }
      let short = min(size.width, size.height)
      let hasHomeIndicator = safeAreas[.portrait].map { $0.bottom > 0 } ?? false
      switch (platform, kind) {
      // They became rounder with the island.
      case (.iOS, .phone) where hasHomeIndicator: return short * ((year ?? 0) >= 2023 ? 0.14 : 0.12)
      case (.iPadOS, .pad) where hasHomeIndicator: return 18
      // The first generations had square screens, and were smaller.
      case (.watchOS, .watch) where short > 160: return short * 0.2
      case (.android, .phone) where drawnCutout(in: naturalOrientation) != nil: return short * 0.1
      default: return 0
      }
    }

    /// The cutout as a device's picture shows it, in points of the screen when the device is held so.
    ///
    /// The catalogue leaves out where a cutout is when no source tells. A picture without it would
    /// show another device, so it is suggested by what sort of phone this is, as its body is. It is
    /// drawn and no more: insets and figures are the catalogue's own.
    func drawnCutout(in orientation: Orientation) -> Cutout? {
      if let known = cutout(in: orientation) { return known }
      guard let likely = likelyCutout else { return nil }
      let frame = likely.frame.turned(
        by: orientation.quarterTurns(from: naturalOrientation), in: size)
      return Cutout(shape: likely.shape, frame: frame)
    }

    /// What a phone of the sort has in the middle of its upper edge, in the natural orientation.
    private var likelyCutout: Cutout? {
      guard kind == .phone, hinge == nil, naturalOrientation == .portrait,
        let top = safeAreas[.portrait]?.top
      else { return nil }
      func middle(_ shape: Cutout.Shape, y: Double, _ width: Double, _ height: Double) -> Cutout {
        Cutout(
          shape: shape,
          frame: Rect(x: (size.width - width) / 2, y: y, width: width, height: height))
      }
      switch platform {
      case .iOS where top >= 59:
        return middle(.island, y: min(14, top - 48), 125, 37)
      case .iOS where top >= 44:
        // The notch became narrower in 2021.
        return middle(.notch, y: 0, size.width * ((year ?? 0) >= 2021 ? 0.42 : 0.56), 32)
      case .android where top >= 32:
        return middle(.hole, y: top * 0.25, top * 0.5, top * 0.5)
      default: return nil
      }
    }
  }
#endif
