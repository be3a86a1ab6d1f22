import AppSurface
import Testing

@testable import DebugMenu

private let vocabulary = Script.Vocabulary(screens: ["FeedScreen", "ChatScreen", "SignIn"])

private func read(_ text: String) throws -> [ScriptCommand] {
  try Script(text, file: "t.script", vocabulary: vocabulary).steps.map(\.command)
}

@Suite("A script")
struct ScriptTests {
  @Test(
    "has one command a line, each read with its arguments",
    arguments: [
      ("shake", .shake), ("key ctrl+alt+z", .key(.controlAltZ)), ("type \"a b\"", .type("a b")),
      ("type abc", .type("abc")), ("type \"\u{301}\" # mark", .type("\u{301}")),
      ("tap \"Sign In\"", .tapLabel("Sign In")),
      ("tap Feed", .tapLabel("Feed")),
      ("tap 10 20.5", .tapPoint(Point(x: 10, y: 20.5))), ("tap \"10\"", .tapLabel("10")),
      ("drag 1 2 3 -4", .drag(from: Point(x: 1, y: 2), to: Point(x: 3, y: -4))),
      (
        "drag 1 2 3 -4 Shift+ctrl",
        .drag(from: Point(x: 1, y: 2), to: Point(x: 3, y: -4), [.shift, .control])
      ),
      ("tap \"Sign In\" shift", .tapLabel("Sign In", .shift)),
      ("tap 10 20 alt+gui", .tapPoint(Point(x: 10, y: 20), [.alt, .gui])),
      (
        "wheel 1 2 0 -30 ctrl",
        .wheel(at: Point(x: 1, y: 2), delta: Point(x: 0, y: -30), .control)
      ),
      ("slide Width 320", .slide("Width", to: 320)),
      ("slide \"Text Size\" -0.5 ctrl", .slide("Text Size", to: -0.5, .control)),
      ("wheel 1 2 0 -30", .wheel(at: Point(x: 1, y: 2), delta: Point(x: 0, y: -30))),
      ("move 5 6", .move(Point(x: 5, y: 6))), ("wait 500ms", .wait(.milliseconds(500))),
      ("wait 2s", .wait(.seconds(2))), ("wait 0.5s", .wait(.milliseconds(500))),
      ("window 800x600", .window(Size(width: 800, height: 600))),
      ("device \"iPhone 8\"", .device(.iPhone8)), ("device iPhone 8", .device(.iPhone8)),
      ("device iphone-12-mini", .device(.iPhone12Mini)),
      ("size 390 × 844", .size(Size(width: 390, height: 844))), ("rotate", .rotate),
      ("reset", .reset), ("screen feedscreen", .screen("FeedScreen")),
      ("screenshot \"a b.png\"", .screenshot("a b.png")), ("state s.json", .state("s.json")),
      ("set \"API Server\" \"a b\"", .set("API Server", to: "a b")),
      ("set Dark on", .set("Dark", to: "on")), ("copy \"Build 7\"", .copy("Build 7")),
      ("share text v.txt", .share(.text, "v.txt")),
      ("share markdown \"a b.md\"", .share(.markdown, "a b.md")),
      ("share json v.json", .share(.json, "v.json")),
      ("tree t.txt", .tree("t.txt")), ("  shake  # and a comment", .shake),
      ("shake device", .gesture(.shakeDevice)), ("shake window", .gesture(.shakeWindow)),
      ("shake code", .gesture(.code)), ("motion bus.txt", .gesture(.recording("bus.txt"))),
      ("motion 0 -1.5 1", .gesture(.sample(MotionEvent(x: 0, y: -1.5, z: 1)))),
      ("finger 2 down 10 20", .gesture(.fingerDown(2, Point(x: 10, y: 20)))),
      ("finger 2 move 11 20", .gesture(.fingerMoved(2, Point(x: 11, y: 20)))),
      ("finger 2 up", .gesture(.fingerUp(2))),
      (
        "pad +left-stick a",
        .gesture(
          .pad([
            ScriptGesture.PadStep(button: .leftStick, isDown: true),
            ScriptGesture.PadStep(button: .a, isDown: true),
            ScriptGesture.PadStep(button: .a, isDown: false),
          ]))
      ),
      ("move-window -5 40", .gesture(.moveWindow(Point(x: -5, y: 40)))),
      ("trigger window-shake off", .perform(.trigger(.windowShake, false))),
      ("shake-level hard", .perform(.shakeLevel(.hard))),
      ("type \"a \\\"#\\\" \\\\ \\n\"", .type("a \"#\" \\ \n")),
      (
        "expect menu.open == true",
        .expect(Expectation(path: "menu.open", relation: .equals, value: "true", isText: false))
      ),
      (
        "expect app.screen contains \"true\"",
        .expect(Expectation(path: "app.screen", relation: .contains, value: "true", isText: true))
      ),
      (
        "expect app.device absent",
        .expect(Expectation(path: "app.device", relation: .absent, value: "", isText: false))
      ),
    ] as [(String, ScriptCommand)])
  func reads(line: String, command: ScriptCommand) throws {
    #expect(try read(line) == [command])
  }

  @Test("may have empty lines, comments, any line ends and a byte order mark")
  func lines() throws {
    let script = try Script(
      "\u{FEFF}# first\r\n\r\nshake\r\n  \nreset", file: "t", vocabulary: vocabulary)
    #expect(script.steps.map(\.line) == [3, 5])
  }

  @Test(
    "that is wrong is refused with file, line, reason and what was meant",
    arguments: [
      ("shke", "did you mean shake"), ("motion 1 2", "FILE | X Y Z"),
      ("motion 1 2 nan", "no number"),
      ("motion", "FILE"), ("finger 11 up", "1 to 10"), ("finger x up", "no finger"),
      ("finger 1 down", "N down X Y"), ("finger 1 lift", "N up"), ("pad", "BUTTON"),
      ("pad lefstick", "did you mean left-stick"), ("move-window 1", "X Y"),
      ("trigger window off", "did you mean window-shake"), ("trigger touch maybe", "on nor off"),
      ("shake-level harsh", "hard"), ("\"shake\"", "no command"), ("shake now", "written: shake"),
      ("key crtl+a", "did you mean ctrl"), ("key retrun", "return"), ("key", "key CHORD"),
      ("type", "type \"TEXT\""), ("type a b", "type \"a b\""), ("tap Sign In", "tap \"Sign In\""),
      ("tap", "LABEL"), ("tap 1 nan", "no number"), ("drag 1 2 3", "X1 Y1 X2 Y2"),
      ("drag 1 2 3 x", "'x' is no number"), ("drag 1 2 3 4 shft", "did you mean shift"),
      ("drag 1 2 3 4 shift ctrl", "joined by +"), ("drag 1 2 3 4 shift+", "is missing"),
      ("drag 1 2 3 4 ctrl+ctrl", "twice"), ("tap \"Go\" slowly", "modifiers are ctrl"),
      ("tap 1 2 3", "'3' is no modifier"), ("wheel 1 2 3 4 5", "no modifier"),
      ("slide", "slide \"LABEL\" VALUE"), ("slide Width wide", "no number"),
      ("slide Width 3 4", "no modifier"), ("move 1e309 0", "no number"),
      ("wait 5", "500ms or 2s"),
      ("wait -1s", "no time"), ("wait nans", "no time"), ("wait 1e9s", "longer than a day"),
      ("window 0x10", "width of 0"), ("window 20000x10", "16384"), ("size 12x", "no height"),
      ("size 100001x100001", "100000"), ("size nanx1", "width of nan"), ("size 1e309x1", "1e309"),
      ("device \"iPhone 99 Giant\"", "no device"), ("device iPone 8", "iPhone 8"),
      ("device", "NAME"),
      ("screen FedScreen", "did you mean FeedScreen"), ("screen", "NAME"), ("screenshot", "FILE"),
      ("screenshot \"\"", "empty"), ("type \"abc", "closing quote"), ("type \"a\"b", "space"),
      ("type a\"b\"", "space"), ("type \"\\q\"", "\\q means nothing"), ("expect menu.open", "PATH"),
      ("expect menu.open = true", "compares nothing"), ("expect a ==", "PATH"),
      ("expect a == b c", "quotes"), ("expect a exists b", "PATH"), ("expect", "PATH"),
      ("set Dark", "set \"LABEL\" VALUE"), ("set", "set \"LABEL\" VALUE"),
      ("set API Server on", "set \"LABEL\" VALUE"), ("copy", "copy \"LABEL\""),
      ("copy Build 7", "copy \"Build 7\""), ("share text", "text | markdown | json FILE"),
      ("share txt a", "did you mean text?"), ("share text \"\"", "name of a file is empty"),
      ("share text a b", "text | markdown | json FILE"),
    ])
  func refuses(line: String, part: String) {
    let error = #expect(throws: ScriptError.self) { try read("# one\n\n\(line)") }
    #expect(error?.description.hasPrefix("t.script:3: ") == true)
    #expect(error?.reason.contains(part) == true, "\(error?.reason ?? "")")
    #expect(error?.kind == .input)
  }

  @Test("that is not UTF-8 is refused with the line")
  func notUTF8() {
    let bytes = Array("shake\nreset\ntype \"".utf8) + [0xFF, 0x22]
    let error = #expect(throws: ScriptError.self) {
      try Script(bytes: bytes, file: "t", vocabulary: vocabulary)
    }
    #expect(error?.line == 3 && error?.reason.contains("UTF-8") == true)
  }

  @Test("knows every verb of the contract")
  func verbs() {
    #expect(
      Set(ScriptParser.forms.map(\.verb)).isSuperset(of: [
        "shake", "key", "type", "tap", "drag", "slide", "wheel", "move", "wait", "window", "device",
        "size",
        "rotate", "reset", "screen", "screenshot", "state", "tree", "expect",
      ]))
  }
}

@Suite("An expectation")
struct ExpectationTests {
  let state: JSONValue = [
    "menu": [
      "open": true, "query": "",
      "sections": [
        [
          "id": "app",
          "items": [["id": "version", "value": "1.0"], ["id": "a.b", "value": "dots"]],
        ],
        ["id": "2", "items": []],
      ],
    ],
    "app": ["device": nil, "size": ["width": 390.5], "names": ["x", "y"]],
  ]

  @Test(
    "is met",
    arguments: [
      "menu.open == true", "menu.open != false", "app.size.width == 390.5", "app.device absent",
      "app.nothing absent", "menu.open exists", "app.device == null", "app.device != iPhone",
      "menu.sections.app.items.version.value == 1.0", "menu.sections.0.id == app",
      "menu.sections.app.items.a.b.value == dots", "menu.query == \"\"",
      "menu.sections contains app", "app.names contains y", "app contains size",
      "menu.sections.app.items.version.value contains \".0\"", "app.size.width == 390.50",
      "app.names.1 == y",
    ])
  func met(line: String) throws {
    guard case .expect(let expectation)? = try read("expect \(line)").first else { return }
    #expect(expectation.failure(in: state) == nil)
    #expect(expectation.description == line)
  }

  @Test(
    "is not met, and says what was found",
    arguments: [
      ("menu.open == false", "found true"), ("menu.open == \"true\"", "found true"),
      ("app.size.width == \"390.5\"", "found 390.5"), ("app.size.width == 390", "found 390.5"),
      ("app.device exists", "found null"), ("menu.open absent", "found true"),
      ("menu.opne == true", "menu has no 'opne'; did you mean open?"),
      ("menu.opne != true", "menu has no 'opne'"), ("menu.sections.ap.items exists", "nothing"),
      ("menu.sections.ap.items == 1", "did you mean app?"), ("menu.open contains t", "found true"),
      ("app.names contains z", "found [\"x\",\"y\"]"), ("app.names.7 == y", "app.names has no '7'"),
      ("nothing == 1", "the state has no 'nothing'; it can be menu or app"),
    ])
  func unmet(line: String, part: String) throws {
    guard case .expect(let expectation)? = try read("expect \(line)").first else { return }
    let failure = expectation.failure(in: state)
    #expect(failure?.contains(part) == true, "\(failure ?? "met")")
  }
}
