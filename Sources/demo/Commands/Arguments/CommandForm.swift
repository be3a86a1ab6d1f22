/// How a command is written: what stands behind its name, and what help says about it.
nonisolated struct CommandForm: Hashable, Sendable {
  /// An option that a command knows.
  struct Option: Hashable, Sendable {
    /// The name with its dashes.
    var name: String
    /// A second, shorter name.
    var short: String?
    /// What stands behind the name, as help shows it; nil for a switch.
    var value: String?
    /// What the option does, in a few words.
    var help: String
  }

  /// The commands.
  enum Name: String, Hashable, Sendable, CaseIterable {
    case window, tour, script, shot, sheet, values, devices, screens, bench

    /// Whether help and near matches name the command; the window is what no command means.
    var isListed: Bool { self != .window && self != .bench }
  }

  /// The command.
  var name: Name
  /// What it does, in a few words.
  var summary: String
  /// What stands behind the command and is no option, as help shows it.
  var operand: String?
  /// The options, in the order of help.
  var options: [Option]
  /// What help says below the options.
  var notes: [String] = []

  /// The option that goes by a name.
  func option(_ name: String) -> Option? {
    options.first { $0.name == name || $0.short == name }
  }

  /// Every name that an option goes by.
  var optionNames: [String] { options.map(\.name) + ["--help"] }
}

nonisolated extension CommandForm {
  /// The form of a command.
  static func of(_ name: Name) -> CommandForm {
    switch name {
    case .window: window
    case .tour: tour
    case .script: script
    case .shot: shot
    case .sheet: sheet
    case .values: values
    case .devices: devices
    case .screens: screens
    case .bench: bench
    }
  }

  private static let output = Option(
    name: "--out", value: "DIR", help: "the folder that files are written to; made if needed")

  /// The options that say what the app looks like at the start.
  private static let looks: [Option] = [
    Option(
      name: "--device", value: "NAME",
      help: "the app has this device's size: id, name, or unique part of one"),
    Option(name: "--size", value: "WxH", help: "the app has this size in points"),
    Option(name: "--landscape", help: "the app is turned to landscape"),
    Option(
      name: "--shape",
      help: "the device's corners and cutout are drawn over the app, as a window has them"),
    Option(name: "--body", help: "the device's body is drawn around the app"),
    Option(name: "--zoom", value: "fit|N%", help: "the app is shown at a zoom from 25% to 400%"),
    Option(name: "--screen", value: "NAME", help: "the screen that shows (see demo screens)"),
    Option(name: "--window", value: "WxH", help: "the window's size in points; 1280x800"),
    Option(
      name: "--text-scale", value: "X",
      help: "text is X times as large, from 0.8 to 3.1, or has a size like xLarge"),
    Option(name: "--dark", help: "the dark appearance"),
    Option(name: "--increase-contrast", help: "colours that are further apart"),
    Option(name: "--reduce-motion", help: "nothing moves that need not"),
    Option(name: "--rtl", help: "right-to-left layout"),
    Option(
      name: "--pseudo-locale", value: "NAME",
      help: "texts in a made-up language: accented, lengthened, bracketed or all"),
    Option(name: "--devices", value: "FILE", help: "a JSON file of devices to add"),
    font,
  ]

  private static let font = Option(
    name: "--font", value: "NAME|PATH|embedded", help: "the face that text is set in")

  private static let window = CommandForm(
    name: .window, summary: "the window",
    options: looks + [
      Option(
        name: "--editor", value: "COMMAND",
        help: "opens the source of a screen name there: code, or a line with {file} and {line}"),
      Option(
        name: "--state-file", value: "FILE",
        help: "for end-to-end tests: the state as JSON, written anew after each frame"),
      Option(
        name: "--tree-file", value: "FILE",
        help: "for end-to-end tests: what shows as text, written before the state"),
    ],
    notes: ["Ctrl+Alt+Z opens the debug menu."])

  private static let tour = CommandForm(
    name: .tour, summary: "no window: plays the built-in tour and writes its pictures",
    options: [output, font],
    notes: [
      "Prints the path of each picture. Without --out they go to the folder out.",
      "With SDL2_image the pictures are PNG, without it BMP.",
    ])

  private static let script = CommandForm(
    name: .script, summary: "no window: plays a script; - is standard input", operand: "FILE",
    options: [output] + looks,
    notes: [
      "Files that the script names are relative to --out, which is the working directory",
      "unless given. docs/scripts.md describes the commands.",
    ])

  private static let shot = CommandForm(
    name: .shot, summary: "no window: one picture",
    options: [
      Option(name: "--output", short: "-o", value: "FILE", help: "the picture, .png or .bmp")
    ] + looks)

  /// The options that say how large one app is and where it stands in a window.
  private static let notOnSheets = [
    "--device", "--size", "--window", "--devices", "--shape", "--body", "--zoom",
  ]

  private static let sheet = CommandForm(
    name: .sheet, summary: "no window: many devices on one picture, with names and sizes",
    options: [
      Option(name: "--output", short: "-o", value: "FILE", help: "the picture, .png or .bmp"),
      Option(
        name: "--devices", value: "A,B,...", help: "these devices; six sizes unless given"),
      Option(name: "--family", value: "NAME", help: "the devices of one family"),
      Option(name: "--all", help: "every screen of the app, one block for each"),
      Option(name: "--no-body", help: "the screens alone, without the devices' bodies"),
      Option(name: "--catalog", value: "FILE", help: "a JSON file of devices to add"),
    ]
      + looks.filter { !notOnSheets.contains($0.name) },
    notes: ["On a terminal a long sheet tells how far it is."])

  private static let values = CommandForm(
    name: .values, summary: "prints the app's own values, as the menu shares them",
    options: [
      Option(name: "--format", value: "FORMAT", help: "text, markdown or json; text unless given"),
      Option(
        name: "--output", short: "-o", value: "FILE", help: "a file instead of standard output"),
    ] + looks)

  private static let devices = CommandForm(
    name: .devices, summary: "lists the devices",
    options: [
      Option(name: "--search", value: "TEXT", help: "those that fit a text, best first"),
      Option(name: "--family", value: "NAME", help: "those of one family"),
      Option(name: "--json", help: "as JSON, with everything that is known"),
      Option(name: "--devices", value: "FILE", help: "a JSON file of devices to add"),
    ])

  private static let screens = CommandForm(
    name: .screens, summary: "lists the sample app's screens",
    options: [Option(name: "--json", help: "as JSON")])

  private static let bench = CommandForm(
    name: .bench, summary: "measures, and prints name value unit",
    options: [
      Option(name: "--quick", help: "fewer rounds"),
      Option(name: "--only", value: "PREFIX", help: "the lines that begin so"),
      Option(name: "--role", value: "ROLE", help: "what the benchmark starts this program with"),
    ])
}
