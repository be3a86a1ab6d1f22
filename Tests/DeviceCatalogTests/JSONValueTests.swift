import DeviceCatalog
import Testing

@Suite("JSON values")
struct JSONValueTests {
  @Test(
    "What is JSON is read",
    arguments: [
      ("null", .null), (" true ", true), ("false", false), ("0", 0), ("-0.5e1", -5),
      ("1e2", 100), ("\"\"", ""), ("\"a\\n\\u00e9\\ud83d\\ude42\\/\"", "a\né🙂/"), ("[]", []),
      ("[1, [2]]", [1, [2]]), ("{}", [:]), ("{\"b\": 1, \"a\": {}}", ["b": 1, "a": [:]]),
      ("\u{FEFF}1", 1), ("9007199254740993", 9_007_199_254_740_992), ("1e-400", 0),
    ] as [(String, JSONValue)])
  func valid(text: String, value: JSONValue) throws {
    #expect(try JSONValue(parsing: text) == value)
  }

  @Test(
    "What is no JSON is refused with its line and column",
    arguments: [
      ("", 1, 1), ("  ", 1, 3), ("nul", 1, 1), ("truex", 1, 5), ("01", 1, 1), ("-", 1, 2),
      ("1.", 1, 3), (".5", 1, 1), ("1e", 1, 3), ("+1", 1, 1), ("NaN", 1, 1), ("Infinity", 1, 1),
      ("1e", 1, 3), ("-1e+", 1, 5), ("\"", 1, 1), ("\"\\x\"", 1, 2), ("\"\\u12\"", 1, 6),
      ("\"\\ud800\"", 1, 2), ("\"\\udc00\"", 1, 2), ("\"\t\"", 1, 2), ("[1,]", 1, 4),
      ("[1 2]", 1, 4), ("{\"a\":1,}", 1, 8), ("{a:1}", 1, 2), ("{\"a\" 1}", 1, 6),
      ("{\"a\":1,\"a\":2}", 1, 8), ("[1]\n[2]", 2, 1), ("{\n  \"é\": x\n}", 2, 8),
      ("// no", 1, 1), ("'a'", 1, 1),
    ])
  func invalid(text: String, line: Int, column: Int) {
    let error = #expect(throws: JSONSyntaxError.self) { try JSONValue(parsing: text) }
    #expect(error?.line == line, "\(String(describing: error))")
    #expect(error?.column == column, "\(String(describing: error))")
  }

  @Test("A number too large is infinite, and written as null")
  func infinite() throws {
    #expect(try JSONValue(parsing: "[1e309, -1e309]") == [.number(.infinity), .number(-.infinity)])
    #expect(try JSONValue(parsing: "1e309").compact == "null")
  }

  @Test("Bytes that are not UTF-8 are refused")
  func notUTF8() {
    #expect(throws: JSONSyntaxError.self) { try JSONValue(parsing: [0x22, 0xFF, 0x22]) }
    #expect(throws: JSONSyntaxError.self) { try JSONValue(parsing: [0x22, 0xC3, 0x22]) }
    #expect(throws: JSONSyntaxError.self) { try JSONValue(parsing: [0xFF, 0xFE, 0x31, 0x00]) }
  }

  @Test("Depth is bounded: 128 levels are read, 129 and a million refused")
  func depth() throws {
    func nested(_ count: Int) -> String {
      String(repeating: "[", count: count) + String(repeating: "]", count: count)
    }
    _ = try JSONValue(parsing: nested(128))
    #expect(throws: JSONSyntaxError.self) { try JSONValue(parsing: nested(129)) }
    let open = [UInt8](repeating: UInt8(ascii: "["), count: 1_000_000)
    #expect(throws: JSONSyntaxError.self) { try JSONValue(parsing: open) }
  }

  @Test("More than 10 MB are refused before they are read")
  func size() {
    let bytes = [UInt8](repeating: 0x20, count: JSONValue.maximumByteCount + 1)
    let error = #expect(throws: JSONSyntaxError.self) { try JSONValue(parsing: bytes) }
    #expect(error?.message.contains("10 MB") == true)
  }

  @Test(
    "Writing is exact and reads back as the same",
    arguments: [
      (.null, "null"), (1, "1"), (0.1, "0.1"), (411.42857142857144, "411.42857142857144"),
      (-2.5, "-2.5"), (1e21, "1e+21"), ("é\"\\\n\u{1}🙂", "\"é\\\"\\\\\\n\\u0001🙂\""), ([], "[]"),
      ([:], "{}"), (["b": 1, "a": [true, nil]], "{\"b\":1,\"a\":[true,null]}"),
      (.number(.nan), "null"), (.number(-.infinity), "null"),
    ] as [(JSONValue, String)])
  func writing(value: JSONValue, text: String) throws {
    #expect(value.compact == text)
    #expect(try JSONValue(parsing: value.prettyPrinted).compact == text)
  }

  @Test("Pretty printing indents by two and keeps the order of keys")
  func pretty() {
    let value: JSONValue = ["z": [1, 2], "a": ["k": "v"], "e": []]
    #expect(
      value.prettyPrinted == """
        {
          "z": [
            1,
            2
          ],
          "a": {
            "k": "v"
          },
          "e": []
        }

        """)
  }

  @Test("Objects keep the order of their keys, also large ones, and can be changed")
  func objects() {
    var object = JSONObject()
    for index in 0..<40 { object["k\(index)"] = .number(index) }
    object["k3"] = nil
    object["k20"] = "changed"
    object["new"] = nil
    #expect(object.keys == (0..<40).filter { $0 != 3 }.map { "k\($0)" })
    #expect(object["k20"] == "changed")
    #expect(object["k39"] == 39)
    #expect(JSONValue.object(object)["k4"] == 4)
    #expect(JSONValue.array([1, 2])[1] == 2)
    #expect(JSONValue.array([1, 2])[2] == nil)
  }
}
