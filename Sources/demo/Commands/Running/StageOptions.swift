internal import AppSurface
internal import SDLHost

/// What the options say of the app's looks at the start, understood and checked.
struct StageOptions {
  /// What decides the app's size.
  nonisolated enum Sizing: Hashable {
    case window
    indirect case device(Device)
    case free(Size)
  }

  /// The window's size in points.
  var window = StageOptions.usualWindow
  /// What decides the app's size.
  var sizing = Sizing.window
  /// Whether the app is turned to landscape.
  var isLandscape = false
  /// Whether a device's corners and cutout are drawn over the app; in a window they are anyway.
  var showsShape = false
  /// Whether the device's body is drawn around the app.
  var showsBody = false
  /// How large the app is shown, as a factor; nil is so that it fits.
  var zoom: Double?
  /// The screen that shows; nil is the app's first.
  var screen: String?
  /// The factor of the app's text sizes.
  var textScale = 1.0
  /// Whether the appearance is dark.
  var isDark = false
  /// Whether colours are further apart than usual.
  var increasesContrast = false
  /// Whether nothing moves that need not.
  var reducesMotion = false
  /// Whether the layout runs from right to left.
  var isRightToLeft = false
  /// The made-up languages of texts.
  var pseudoLocale: PseudoLocale = []
  /// The devices that can be chosen.
  var catalog = Catalog.builtIn
  /// The face that text is set in.
  var font = FontChoice.automatic

  /// The window's size where none is given, in points.
  nonisolated static let usualWindow = Size(width: 1280, height: 800)

  /// Options that were not given.
  init() {}

  /// The options among arguments.
  ///
  /// - Throws: which one is wrong and what is allowed, or that this build lacks the tools for it.
  init(
    _ arguments: ParsedArguments, app: DemoApp, catalogOption: String = "--devices"
  ) throws(CommandFailure) {
    if let file = arguments[catalogOption] { catalog = try DeviceFile.catalog(adding: file) }
    if let text = arguments["--window"] {
      window = try SizeArgument.size(text, of: "--window", within: SizeArgument.window)
    }
    try readTraits(arguments)
    if let name = arguments["--screen"] { screen = try app.place(named: name) }
    if let text = arguments["--font"] { font = try Self.font(text) }
    try readSizing(arguments)
  }

  /// What a person brings.
  private mutating func readTraits(_ arguments: ParsedArguments) throws(CommandFailure) {
    if let text = arguments["--text-scale"] {
      textScale = try Self.textScale(text)
    }
    if let name = arguments["--pseudo-locale"] {
      guard let locale = PseudoLocale(named: name) else {
        let names = PseudoLocale.choices.map(\.name)
        throw .badInput(
          "--pseudo-locale: there is no language '\(Hint.shown(name))'"
            + Hint.suggestion(for: name, in: names))
      }
      pseudoLocale = locale
    }
    isDark = arguments.has("--dark")
    increasesContrast = arguments.has("--increase-contrast")
    reducesMotion = arguments.has("--reduce-motion")
    isRightToLeft = arguments.has("--rtl")
  }

  private mutating func readSizing(_ arguments: ParsedArguments) throws(CommandFailure) {
    if arguments.has("--device"), arguments.has("--size") {
      throw .badInput("--device and --size both say how large the app is; give one of them")
    }
    if let name = arguments["--device"] {
      sizing = .device(try DeviceArgument.device(name, of: "--device", in: catalog))
    }
    if let text = arguments["--size"] {
      sizing = .free(try SizeArgument.size(text, of: "--size", within: SizeArgument.app))
    }
    isLandscape = arguments.has("--landscape")
    showsShape = arguments.has("--shape")
    showsBody = arguments.has("--body")
    if let text = arguments["--zoom"], text != "fit" {
      let figure = text.hasSuffix("%") ? String(text.dropLast()) : text
      guard let percent = SizeArgument.number(figure[...]), (25...400).contains(percent) else {
        throw .badInput("--zoom '\(Hint.shown(text))': fit, or from 25% to 400%")
      }
      zoom = percent / 100
    }
    if showsShape || showsBody || zoom != nil { try Tools.require("a device's picture") }
    if sizing != .window || isLandscape, arguments.form.name != .sheet {
      try Tools.require("a size for the app")
    }
  }

  private static func textScale(_ text: String) throws(CommandFailure) -> Double {
    if let size = DynamicTypeSize(named: text) { return size.scale }
    let range = SurfaceConfiguration.textScaleRange
    do { return try SizeArgument.number(text, of: "--text-scale", within: range) } catch {
      let names = DynamicTypeSize.allCases.map(\.rawValue)
      throw .badInput("\(error.message), or a size\(Hint.suggestion(for: text, in: names))")
    }
  }

  private static func font(_ text: String) throws(CommandFailure) -> FontChoice {
    let choice = FontChoice(argument: text)
    guard choice != .automatic else { throw .badInput("--font: the name is empty") }
    do throws(FontLack) { try FontSystem.check(choice) } catch {
      guard !error.isOfMachine else { throw .missing("--font: \(error.reason)") }
      let isNear = !nearMatches(to: text, in: ["embedded"]).isEmpty
      throw .badInput("--font: \(error.reason)\(isNear ? "; did you mean embedded?" : "")")
    }
    return choice
  }

  /// What the app's surface is laid out for before the tools have a say.
  func configuration(scale: Double) -> SurfaceConfiguration {
    SurfaceConfiguration(
      size: window, scale: scale, colorScheme: isDark ? .dark : .light,
      layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight, textScale: textScale,
      contrast: increasesContrast ? .increased : .standard, reduceMotion: reducesMotion,
      pseudoLocale: pseudoLocale)
  }
}

/// Whether this build has the debugging tools.
nonisolated enum Tools {
  /// Whether they are in.
  static var areIn: Bool {
    #if DEBUG_TOOLS
      true
    #else
      false
    #endif
  }

  /// Throws, and says what to do about it, where this build lacks the tools for something.
  static func require(_ purpose: String) throws(CommandFailure) {
    guard areIn else {
      throw .missing(
        "\(purpose) needs the debugging tools, which this release build leaves out; scripts/run "
          + "builds with them: swift build -c release --traits DebugToolsInRelease")
    }
  }
}

/// A person's own devices.
nonisolated enum DeviceFile {
  /// The built-in catalogue with the devices of a file.
  ///
  /// - Throws: what is wrong, with the file and the place in it, one fault a line.
  static func catalog(adding path: String) throws(CommandFailure) -> Catalog {
    let bytes = try InputFile.read(path)
    do {
      return try Catalog.builtIn.adding(Catalog(json: bytes))
    } catch {
      let lines = error.description.split(separator: "\n")
      throw .badInput(lines.map { "\(Hint.path(path)): \($0)" }.joined(separator: "\n"))
    }
  }
}
