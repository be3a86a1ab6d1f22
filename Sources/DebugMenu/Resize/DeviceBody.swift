#if DEBUG_TOOLS
  internal import AppSurface

  /// The body around a device's screen: how thick it is on each side and how round. The catalogue
  /// tells of screens alone; bodies are drawn by what sort of thing the device is, so that each is
  /// recognised, not measured.
  nonisolated struct DeviceBody: Hashable, Sendable {
    /// What the body looks like.
    enum Style: Hashable, Sendable {
      /// An even rim around a screen that fills the front.
      case slab
      /// Broad bars above and below, with a button in the lower one.
      case homeButton
      /// A thick round rim, with a crown at its side.
      case watch
      /// A lid over the edge of a keyboard.
      case laptop
      /// A thin rim on a foot.
      case stand
    }

    let style: Style
    /// The thickness on each side in the natural orientation, in points of the device.
    let natural: EdgeInsets
    /// The radius of the body's corners, in points of the device.
    let radius: Double
    /// The part of the thickness that is the outer frame, in points of the device.
    let rim: Double
    private let naturalOrientation: Orientation

    init(_ device: Device) {
      naturalOrientation = device.naturalOrientation
      let screen = device.cornerRadius ?? 0
      let short = min(device.size.width, device.size.height)
      style = Self.style(of: device)
      switch style {
      case .slab:
        let side = device.kind == .phone ? max(11, short * 0.03) : max(18, short * 0.027)
        natural = Self.even(side)
        rim = device.kind == .phone ? 3.5 : 4
        radius = max(screen, device.kind == .phone ? 18 : 12) + side
      case .homeButton:
        let isPhone = device.kind == .phone
        let bar = isPhone ? short * 0.27 : short * 0.1
        let side = isPhone ? short * 0.052 : short * 0.055
        natural = EdgeInsets(top: bar, left: side, bottom: bar, right: side)
        rim = 3.5
        radius = isPhone ? short * 0.16 : short * 0.06
      case .watch:
        let side = short * 0.1
        natural = Self.even(side)
        rim = 5
        radius = max(screen, short * 0.2) + side
      case .laptop:
        let side = short * 0.02
        natural = EdgeInsets(top: side, left: side, bottom: side + short * 0.045, right: side)
        rim = 2
        radius = max(screen, 10) + side
      case .stand:
        let side = short * 0.02
        natural = EdgeInsets(top: side, left: side, bottom: side + short * 0.12, right: side)
        rim = 2
        radius = 10
      }
    }

    /// The thickness on each side when the device is held so, in points of the device.
    func insets(in orientation: Orientation) -> EdgeInsets {
      // A notebook and a television are turned in thought alone: what they stand on stays below.
      if style == .laptop || style == .stand { return natural }
      var insets = natural
      for _ in 0..<orientation.quarterTurns(from: naturalOrientation) {
        insets = EdgeInsets(
          top: insets.right, left: insets.top, bottom: insets.left, right: insets.bottom)
      }
      return insets
    }

    private static func even(_ side: Double) -> EdgeInsets {
      EdgeInsets(top: side, left: side, bottom: side, right: side)
    }

    private static func style(of device: Device) -> Style {
      switch device.kind {
      case .watch: .watch
      case .laptop: .laptop
      case .desktop, .tv: .stand
      case .phone, .pad:
        hasHomeButton(device) ? .homeButton : .slab
      case .headset, .handheld, .reader, .panel: .slab
      }
    }

    /// Apple's devices with a button have square corners and nothing to keep clear below.
    private static func hasHomeButton(_ device: Device) -> Bool {
      guard device.platform == .iOS || device.platform == .iPadOS else { return false }
      let upright = device.safeAreas[.portrait]
      return upright?.bottom == 0 && (device.cornerRadius ?? 0) == 0
    }
  }
#endif
