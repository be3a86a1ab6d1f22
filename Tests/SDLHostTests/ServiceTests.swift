import Testing

@testable import SDLHost

@Suite("Facts and notices")
struct ServiceTests {
  @Test("the locale is the first of the three variables that is set, without its encoding")
  func locale() {
    let cases: [([String: String], String?)] = [
      (["LANG": "de_AT.UTF-8"], "de_AT"), (["LC_ALL": "fr_FR", "LANG": "C"], "fr_FR"),
      (["LC_ALL": "", "LC_MESSAGES": "sr_RS@latin"], "sr_RS"), ([:], nil),
    ]
    for (variables, expected) in cases {
      #expect(SystemFacts.locale(environment: { variables[$0] }) == expected)
    }
  }

  @Test("a notice is said once")
  func notices() {
    var said: [String] = []
    let notices = Notices { said.append($0) }
    for line in ["a", "b", "a"] { notices.say(line) }
    #expect(said == ["a", "b"])
  }

  @Test("relative names are in the folder, absolute ones where they say")
  func folder() {
    #expect(FileFolder.path(of: "a", in: "out") == "out/a")
    #expect(FileFolder.path(of: "a", in: "out/") == "out/a")
    #expect(FileFolder.path(of: "/a", in: "out") == "/a")
    #expect(FileFolder.path(of: "a", in: nil) == "a")
  }
}
