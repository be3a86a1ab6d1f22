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

    /// A button at a side of the body.
    struct Button: Hashable, Sendable {
      /// Whether it is at the right side.
      var isRight: Bool
      /// Where it begins, as a share of the body's height.
      var start: Double
      /// How long it is, as a share of the body's height.
      var length: Double
      /// How far it stands out, in points of the device.
      var reach = 2.0
    }

    let style: Style
    /// The thickness on each side in the natural orientation, in points of the device.
    let natural: EdgeInsets
    /// The radius of the body's corners, in points of the device.
    let radius: Double
    /// The part of the thickness that is the outer frame, in points of the device.
    let rim: Double
    /// The height of what the body stands on, a part of the thickness below.
    let base: Double
    /// The buttons at the sides, in the natural orientation.
    let buttons: [Button]
    private let naturalOrientation: Orientation

    /// A plain rim around a size that belongs to no device.
    static let plain = DeviceBody()

    private init() {
      style = .slab
      (natural, radius, rim, base, buttons) = (Self.even(12), 22, 3.5, 0, [])
      naturalOrientation = .portrait
    }

    /// The body of what decides the app's size; nil where that is the window.
    static func of(_ resize: ResizeState) -> DeviceBody? {
      switch resize.choice {
      case .window: nil
      case .device(let device, _, _): DeviceBody(device)
      case .free: plain
      }
    }

    init(_ device: Device) {
      naturalOrientation = device.naturalOrientation
      let screen = device.drawnCornerRadius
      let short = min(device.size.width, device.size.height)
      style = Self.style(of: device)
      buttons = Self.buttons(of: device, style)
      switch style {
      case .slab:
        let side = device.kind == .phone ? max(11, short * 0.03) : max(18, short * 0.027)
        natural = Self.even(side)
        base = 0
        rim = device.kind == .phone ? 3.5 : 4
        radius = max(screen, device.kind == .phone ? 18 : 12) + side
      case .homeButton:
        let isPhone = device.kind == .phone
        let bar = isPhone ? short * 0.27 : short * 0.1
        let side = isPhone ? short * 0.052 : short * 0.055
        natural = EdgeInsets(top: bar, left: side, bottom: bar, right: side)
        base = 0
        rim = 3.5
        radius = isPhone ? short * 0.16 : short * 0.06
      case .watch:
        let side = short * 0.1
        natural = Self.even(side)
        base = 0
        rim = 5
        radius = max(screen, short * 0.2) + side
      case .laptop:
        let side = short * 0.02
        base = short * 0.035
        natural = EdgeInsets(top: side, left: side, bottom: side + base, right: side)
        rim = 2
        radius = max(screen, 10) + side
      case .stand:
        let side = short * 0.02
        base = short * 0.12
        natural = EdgeInsets(top: side, left: side, bottom: side + base, right: side)
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

    /// The body's size around a screen in the natural orientation.
    func size(around screen: Size) -> Size {
      Size(width: screen.width + natural.horizontal, height: screen.height + natural.vertical)
    }

    private static func buttons(of device: Device, _ style: Style) -> [Button] {
      let isApple = device.platform == .iOS || device.platform == .iPadOS
      switch (style, device.kind) {
      case (.watch, _):
        return [
          Button(isRight: true, start: 0.28, length: 0.17, reach: 6),
          Button(isRight: true, start: 0.55, length: 0.2, reach: 2.5),
        ]
      case (.slab, .phone) where isApple, (.homeButton, .phone):
        return [
          Button(isRight: false, start: 0.17, length: 0.035),
          Button(isRight: false, start: 0.235, length: 0.065),
          Button(isRight: false, start: 0.315, length: 0.065),
          Button(isRight: true, start: 0.26, length: 0.1),
        ]
      case (.slab, .phone):
        return [
          Button(isRight: true, start: 0.2, length: 0.13),
          Button(isRight: true, start: 0.36, length: 0.06),
        ]
      default: return []
      }
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
