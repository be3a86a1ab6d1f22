/// The twelve steps of a person's text size, by SwiftUI's names.
public nonisolated enum DynamicTypeSize: String, Hashable, Sendable, CaseIterable, Comparable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// The factor by which text for reading is larger than its font says.
  ///
  /// From the sizes of body text in Apple's Human Interface Guidelines, in points from 14 (xSmall)
  /// over 17 (large) to 53 (accessibility5): the ratio to 17, rounded to a twentieth.
  public var scale: Double {
    switch self {
    case .xSmall: 0.8
    case .small: 0.9
    case .medium: 0.95
    case .large: 1
    case .xLarge: 1.1
    case .xxLarge: 1.25
    case .xxxLarge: 1.35
    case .accessibility1: 1.65
    case .accessibility2: 1.95
    case .accessibility3: 2.35
    case .accessibility4: 2.75
    case .accessibility5: 3.1
    }
  }

  /// The name as people read it: `X Large`, `Accessibility 1`.
  public var title: String {
    switch self {
    case .xSmall: "X Small"
    case .small: "Small"
    case .medium: "Medium"
    case .large: "Large"
    case .xLarge: "X Large"
    case .xxLarge: "XX Large"
    case .xxxLarge: "XXX Large"
    case .accessibility1: "Accessibility 1"
    case .accessibility2: "Accessibility 2"
    case .accessibility3: "Accessibility 3"
    case .accessibility4: "Accessibility 4"
    case .accessibility5: "Accessibility 5"
    }
  }

  /// Whether this is one of the five sizes for people who need large text.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The step of exactly this factor; nil where it lies between two.
  public init?(scale: Double) {
    guard let size = Self.allCases.first(where: { abs($0.scale - scale) < 1e-6 }) else {
      return nil
    }
    self = size
  }

  /// The step whose factor is nearest; a factor that is no number is `large`.
  public init(nearestTo scale: Double) {
    let nearest = Self.allCases.min { abs($0.scale - scale) < abs($1.scale - scale) }
    self = scale.isFinite ? nearest ?? .large : .large
  }

  /// The step of a name, `xLarge` or as people read it, whatever its case and spaces.
  public init?(named text: String) {
    let wanted = Self.folded(text)
    guard let size = Self.allCases.first(where: { Self.folded($0.rawValue) == wanted }) else {
      return nil
    }
    self = size
  }

  private static func folded(_ text: String) -> String {
    text.lowercased().filter { $0 != " " && $0 != "-" }
  }

  /// Whether the left one is smaller.
  public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool {
    left.scale < right.scale
  }
}
