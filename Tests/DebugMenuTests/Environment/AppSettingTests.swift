import AppSurface
import Testing

@testable import DebugMenu

@Suite struct AppSettingTests {
  private let vocabulary = Script.Vocabulary(screens: [])

  private func command(_ line: String) throws -> ScriptCommand? {
    try Script(line, file: "s", vocabulary: vocabulary).steps.first?.command
  }

  @Test(arguments: [
    ("dark on", DebugCommand.dark(true)), ("dark off", .dark(false)),
    ("rtl on", .rightToLeft(true)),
    ("increase-contrast on", .increaseContrast(true)), ("reduce-motion off", .reduceMotion(false)),
    ("screen-names off", .overlay(false)), ("text-size xxxLarge", .textScale(1.35)),
    ("text-size 1.6", .textScale(1.6)), ("text-size \"Accessibility 1\"", .textScale(1.65)),
    ("pseudo-locale accented+bracketed", .pseudoLocale([.accented, .bracketed])),
    ("pseudo-locale off", .pseudoLocale([])),
  ])
  func `a script sets what the menu's rows set`(text: String, wanted: DebugCommand) throws {
    #expect(try command("setting \(text)") == .perform(wanted))
  }

  @Test(arguments: [
    ("dark", "it is written: setting NAME VALUE"), ("drak on", "did you mean dark?"),
    ("dark maybe", "dark cannot be 'maybe'; it can be on or off"),
    ("text-size 9", "or a factor from 0.8 to 3.1"),
    ("text-size nan", "or a factor from 0.8 to 3.1"),
    ("pseudo-locale klingon", "off, accented, lengthened, bracketed or all"),
  ])
  func `what is wrong is named with what is allowed`(text: String, wanted: String) {
    #expect {
      try command("setting \(text)")
    } throws: { error in
      "\(error)".contains(wanted) && "\(error)".hasPrefix("s:1:")
    }
  }

  @Test func `every display row with a name of its own can be set by a script`() {
    #expect(AppSetting.allCases.count == 10)
    for setting in AppSetting.allCases {
      let value =
        switch setting {
        case .textSize: "large"
        case .pseudoLocale: "all"
        case .labelPosition: "bottom"
        default: "on"
        }
      #expect(throws: Never.self) { try AppSetting.command(setting.rawValue, value) }
    }
  }
}
