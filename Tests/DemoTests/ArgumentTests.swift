import AppSurface
import Testing

@testable import demo

@Suite("Arguments")
nonisolated struct ArgumentTests {
  @Test("No command means the window, and options may stand anywhere behind a command")
  func taken() throws {
    let window = try ParsedArguments(["--device", "iphone-8", "--dark"])
    #expect(window.form.name == .window)
    #expect(window["--device"] == "iphone-8")
    #expect(window.has("--dark"))
    #expect(!window.has("--rtl"))
    let script = try ParsedArguments(["script", "--dark", "a.script", "--out", "o"])
    #expect(script.operand == "a.script")
    #expect(script["--out"] == "o")
    #expect(script.has("--dark"))
  }

  @Test("A value may be attached with =, a short name stands for a long one, the last counts")
  func spellings() throws {
    let shot = try ParsedArguments(["shot", "-o", "a.png", "--size=10x20", "--size", "30x40"])
    #expect(shot["--output"] == "a.png")
    #expect(shot["--size"] == "30x40")
    #expect(try ParsedArguments(["--device=-x"])["--device"] == "-x")
    #expect(try ParsedArguments(["script", "--", "--odd-name"]).operand == "--odd-name")
    #expect(try ParsedArguments(["script", "-"]).operand == "-")
  }

  @Test("Help and version are asked for wherever they stand")
  func requests() throws {
    #expect(try ParsedArguments(["--help"]).request == .help(nil))
    #expect(try ParsedArguments(["-h"]).request == .help(nil))
    #expect(try ParsedArguments(["shot", "--help"]).request == .help(.shot))
    #expect(try ParsedArguments(["shot", "--dark", "-h"]).request == .help(.shot))
    #expect(try ParsedArguments(["--version"]).request == .version)
    #expect(try ParsedArguments([]).request == .run)
  }

  @Test(
    "What is wrong is named, with what is near or allowed",
    arguments: [
      (["shoot"], ["'shoot'", "shot"]),
      (["window"], ["'window'"]),
      ([""], ["''"]),
      (["--devise", "x"], ["--devise", "--device"]),
      (["shot", "--ouput", "x"], ["--ouput", "--output", "demo shot --help"]),
      (["devices", "--jsn"], ["--jsn", "--json"]),
      (["--device"], ["--device", "NAME"]),
      (["--device", "--dark"], ["--device", "NAME", "--dark"]),
      (["--dark=yes"], ["--dark", "no value"]),
      (["devices", "iphone"], ["'iphone'", "demo devices"]),
      (["script", "a", "b"], ["'b'", "FILE"]),
      (["shot", "--version"], ["--version"]),
    ] as [([String], [String])])
  func refused(arguments: [String], parts: [String]) {
    let failure = #expect(throws: CommandFailure.self) { try ParsedArguments(arguments) }
    #expect(failure?.code == .badInput)
    for part in parts {
      #expect(failure?.message.contains(part) == true, "\(failure?.message ?? "") lacks \(part)")
    }
  }

  @Test("Every option of every command is in its help, and every listed command in the help on all")
  func helpIsComplete() {
    for name in CommandForm.Name.allCases {
      let form = CommandForm.of(name)
      let help = HelpText.of(form)
      for option in form.options { #expect(help.contains(option.name)) }
      if name.isListed { #expect(HelpText.all.contains("\n  \(name.rawValue) ")) }
      #expect(Set(form.options.map(\.name)).count == form.options.count)
    }
    for line in HelpText.all.split(separator: "\n") { #expect(line.count <= 120) }
  }

  @Test("Sizes are read as people write them", arguments: ["390x844", "390X844", "390×844"])
  func sizes(text: String) throws {
    let size = try SizeArgument.size(text, of: "--size", within: SizeArgument.app)
    #expect(size.width == 390)
    #expect(size.height == 844)
  }

  @Test(
    "What is no size is refused with what is allowed",
    arguments: [
      "0x10", "10x0", "-1x5", "nanx5", "1e309x5", "12x", "x12", "12", "", "100001x100001", "1x2x3",
      "0x1p4x3", "+5x5", "5 x 5", "infxinf", "١x١",
    ])
  func noSizes(text: String) {
    let failure = #expect(throws: CommandFailure.self) {
      try SizeArgument.size(text, of: "--size", within: SizeArgument.app)
    }
    #expect(failure?.message.contains("from 1 to 100000") == true)
    #expect(failure?.message.contains("--size") == true)
  }
}
