import AppSurface
import FoundationEssentials
import Observation

/// What the person has set.
@Observable final class Preferences {
  nonisolated enum Appearance: String, CaseIterable, Hashable, Sendable {
    case system = "System"
    case light = "Light"
    case dark = "Dark"
  }

  nonisolated enum Accent: String, CaseIterable, Hashable, Sendable {
    case sea = "Sea blue"
    case kelp = "Kelp green"
    case buoy = "Buoy orange"

    /// The accent in a scheme; nil is the kit's own.
    func color(in scheme: ColorScheme) -> Color? {
      switch self {
      case .sea: nil
      case .kelp: Color(hex: scheme == .light ? 0x1F7A4D : 0x5CC98F)
      case .buoy: Color(hex: scheme == .light ? 0xB8500C : 0xFF9A52)
      }
    }
  }

  nonisolated enum WindUnit: String, CaseIterable, Hashable, Sendable {
    case knots = "Knots"
    case metres = "Metres per second"
    case beaufort = "Beaufort"
  }

  nonisolated enum Delivery: String, CaseIterable, Hashable, Sendable {
    case now = "At once"
    case morning = "In the morning"
    case weekly = "Once a week"
  }

  static let readingSizes = 0.8...1.6
  static let offlineCounts = 0...50

  var appearance = Appearance.system
  var accent = Accent.sea
  var wind = WindUnit.knots
  /// The factor by which articles are larger than the rest.
  var readingSize = 1.0
  var showsArtwork = true
  var keepsOffline = true
  var offlineCount = 20
  var notifies = true
  var notifiesStorms = true
  var notifiesReplies = true
  var notifiesOffers = false
  var delivery = Delivery.now
  /// Where articles come from.
  var server = "harbor.example"
  /// What warnings are marked with.
  var signalColor = Color.orange
  /// The day that the app takes for today; half past six in the evening of 30 November 2026.
  var today = Date(timeIntervalSince1970: 1_796_063_400)

  /// Puts everything back.
  func reset() {
    appearance = .system
    accent = .sea
    wind = .knots
    readingSize = 1
    showsArtwork = true
    keepsOffline = true
    offlineCount = 20
    notifies = true
    notifiesStorms = true
    notifiesReplies = true
    notifiesOffers = false
    delivery = .now
    server = "harbor.example"
    signalColor = .orange
    today = Date(timeIntervalSince1970: 1_796_063_400)
  }
}
