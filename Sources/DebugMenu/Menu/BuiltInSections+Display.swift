#if DEBUG_TOOLS
  internal import AppSurface

  /// The rows about what a person brings to the app.
  nonisolated extension BuiltInSections {
    /// The rows of the display section.
    enum Display: String {
      case dark, contrast, reduceMotion, rightToLeft, textScale, pseudoLocale

      /// What of the app the row changes.
      var trait: SurfaceTraits {
        switch self {
        case .dark: .colorScheme
        case .contrast: .contrast
        case .reduceMotion: .reduceMotion
        case .rightToLeft: .layoutDirection
        case .textScale: .textScale
        case .pseudoLocale: .pseudoLocale
        }
      }
    }

    static func display(_ settings: MenuSettings) -> MenuSection {
      func inert(_ id: Display) -> String? {
        settings.unreadTraits.contains(id.trait) ? "the app never asks for it" : nil
      }
      func toggle(
        _ id: Display, _ label: String, _ isOn: Bool, _ keywords: String, _ command: DebugCommand
      ) -> MenuItem {
        MenuItem(
          id: id.rawValue, label: label, kind: .toggle, keywords: keywords, setting: .toggle(isOn),
          command: command, inert: inert(id))
      }
      return MenuSection(
        id: display, label: "Display",
        items: [
          MenuItem(
            id: "inspect", label: "Inspect", kind: .command,
            keywords: "element outline tree introspect hierarchy", command: .inspect),
          toggle(.dark, "Dark", settings.isDark, "appearance mode", .dark(!settings.isDark)),
          toggle(
            .contrast, "Increase Contrast", settings.increasesContrast, "high accessibility colour",
            .increaseContrast(!settings.increasesContrast)),
          toggle(
            .reduceMotion, "Reduce Motion", settings.reducesMotion, "animation accessibility",
            .reduceMotion(!settings.reducesMotion)),
          toggle(
            .rightToLeft, "Right to Left", settings.isRightToLeft, "rtl direction",
            .rightToLeft(!settings.isRightToLeft)),
          textScale(settings, inert(.textScale)),
          pseudoLocale(settings, inert(.pseudoLocale)),
          triggers,
        ])
    }

    /// The slider steps through the sizes that have names; another factor shows as a number.
    private static func textScale(_ settings: MenuSettings, _ inert: String?) -> MenuItem {
      let size = DynamicTypeSize(scale: settings.textScale)
      return MenuItem(
        id: Display.textScale.rawValue, label: "Text Size", kind: .slider,
        detail: size?.title ?? "\(NumberText.format(settings.textScale)) ×",
        keywords: "font scale dynamic type", setting: .number(settings.textScale),
        range: .steps(DynamicTypeSize.allCases.map(\.scale)), command: .textScale(1),
        inert: inert)
    }

    private static func pseudoLocale(_ settings: MenuSettings, _ inert: String?) -> MenuItem {
      let names = PseudoLocale.choices.map(\.name)
      let next = names.firstIndex(of: settings.pseudoLocale.name).map { $0 + 1 } ?? 0
      return MenuItem(
        id: Display.pseudoLocale.rawValue, label: "Pseudo-Locale", kind: .choice,
        keywords: "language accented lengthened bracketed translation",
        setting: .text(settings.pseudoLocale.name), range: .options(names),
        command: .pseudoLocale(PseudoLocale.choices[next % names.count].locale), inert: inert)
    }
  }

  nonisolated extension MenuSettings {
    /// What the person brings, as a configuration of which nothing else counts.
    var person: SurfaceConfiguration {
      SurfaceConfiguration(
        size: .zero, colorScheme: isDark ? .dark : .light,
        layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight, textScale: textScale,
        contrast: increasesContrast ? .increased : .standard, reduceMotion: reducesMotion,
        pseudoLocale: pseudoLocale)
    }

    /// The traits that rows of the menu set.
    static let traits: SurfaceTraits = [
      .colorScheme, .contrast, .layoutDirection, .textScale, .reduceMotion, .pseudoLocale,
    ]
  }
#endif
