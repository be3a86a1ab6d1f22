#if DEBUG_TOOLS
  internal import AppSurface

  /// What a person brings to the app, by the names that scripts set it under.
  package nonisolated enum AppSetting: String, Hashable, Sendable, CaseIterable {
    case dark
    case increaseContrast = "increase-contrast"
    case reduceMotion = "reduce-motion"
    case rightToLeft = "rtl"
    case textSize = "text-size"
    case pseudoLocale = "pseudo-locale"
    case screenNames = "screen-names"
    case screenLabel = "screen-label"
    case routeLabel = "route-label"
    case labelPosition = "label-position"

    /// What is wrong with a name or a value, for people.
    package nonisolated struct Failure: Error, Hashable {
      package var message: String
    }

    /// The command that gives the setting of a name a value, both as they are written.
    ///
    /// Throws what is not known, with near matches or what is allowed.
    package static func command(_ name: String, _ value: String) throws(Failure) -> DebugCommand {
      guard let setting = AppSetting(rawValue: name.lowercased()) else {
        throw Failure(
          message: "there is no setting '\(name)'"
            + NearMatches.hint(for: name, in: allCases.map(\.rawValue)))
      }
      switch setting {
      case .dark: return .dark(try setting.flag(value))
      case .increaseContrast: return .increaseContrast(try setting.flag(value))
      case .reduceMotion: return .reduceMotion(try setting.flag(value))
      case .rightToLeft: return .rightToLeft(try setting.flag(value))
      case .screenNames: return .overlay(try setting.flag(value))
      case .screenLabel: return .overlayLabel(.screen, try setting.flag(value))
      case .routeLabel: return .overlayLabel(.route, try setting.flag(value))
      case .labelPosition:
        let positions = ScreenNameConfiguration.VerticalPosition.self
        guard let position = positions.init(rawValue: value.lowercased()) else {
          throw setting.failure(value, NearMatches.list(positions.allCases.map(\.rawValue)))
        }
        return .overlayPosition(position)
      case .textSize:
        guard let scale = textScale(value) else { throw setting.failure(value, textSizes) }
        return .textScale(scale)
      case .pseudoLocale:
        guard let locale = PseudoLocale(named: value) else {
          let names = PseudoLocale.choices.map(\.name)
          throw setting.failure(value, "\(NearMatches.list(names)), or several joined by +")
        }
        return .pseudoLocale(locale)
      }
    }

    /// The factor that a text means: the name of a step, or a number within the range.
    package static func textScale(_ text: String) -> Double? {
      if let size = DynamicTypeSize(named: text) { return size.scale }
      guard let number = Double(text), SurfaceConfiguration.textScaleRange.contains(number) else {
        return nil
      }
      return number
    }

    private static var textSizes: String {
      let names = DynamicTypeSize.allCases.map(\.rawValue)
      return "\(NearMatches.list(names)), or a factor from 0.8 to 3.1"
    }

    private func flag(_ value: String) throws(Failure) -> Bool {
      switch value.lowercased() {
      case "on", "true": return true
      case "off", "false": return false
      default: throw failure(value, "on or off")
      }
    }

    private func failure(_ value: String, _ allowed: String) -> Failure {
      Failure(message: "\(rawValue) cannot be '\(value)'; it can be \(allowed)")
    }
  }
#endif
