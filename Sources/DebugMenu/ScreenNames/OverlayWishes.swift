#if DEBUG_TOOLS
  internal import AppSurface

  /// What the labels that show would like to take, from their texts and looks.
  struct OverlayWishes {
    /// The labels that show, those at the left from top to bottom.
    let wishes: [OverlayLayout.Wish]

    init(
      _ labels: OverlayLabels, _ configuration: ScreenNameConfiguration, _ measuring: TextMeasuring
    ) {
      wishes = OverlayLabels.Place.allCases.compactMap { place in
        let style = configuration.style(of: place)
        guard style.enabled, let name = labels.name(place) else { return nil }
        let insets = style.insets
        // Whole points, so that rounding to pixels never takes from a text.
        let width = measuring.width(name, style.font).rounded(.up) + insets.horizontal
        let height = measuring.metrics(style.font).lineHeight.rounded(.up) + insets.vertical
        return OverlayLayout.Wish(place: place, size: Size(width: width, height: height))
      }
    }
  }

  nonisolated extension ScreenNameConfiguration.Label {
    /// The face of the text; a size that makes no sense is made harmless.
    var font: Font {
      Font(size: textSize.isFinite ? min(max(textSize, 1), 200) : 12, weight: .medium)
    }

    /// The room around the text; lengths that make no sense are made harmless.
    var insets: DirectionalEdgeInsets {
      let (across, along) = (Self.length(paddingHorizontal), Self.length(paddingVertical))
      return DirectionalEdgeInsets(top: along, leading: across, bottom: along, trailing: across)
    }

    private static func length(_ length: Double) -> Double {
      length.isFinite ? min(max(length, 0), 200) : 0
    }
  }

  extension OverlayLayout.Room {
    /// The screen of a size that has a device's shape.
    init(_ size: Size, _ shape: ScreenShape, _ safeArea: EdgeInsets, _ direction: LayoutDirection) {
      var cutout = shape.cutout
      if direction == .rightToLeft, let frame = cutout {
        cutout?.origin.x = size.width - frame.maxX
      }
      self.init(
        size: size,
        safeArea: SurfaceConfiguration(
          size: size, safeArea: safeArea, layoutDirection: direction
        ).directionalSafeArea,
        cornerRadius: shape.cornerRadius, cutout: cutout)
    }
  }
#endif
