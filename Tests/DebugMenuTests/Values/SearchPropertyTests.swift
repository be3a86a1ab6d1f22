import AppSurface
import Testing

@testable import DebugMenu

@Suite("Properties of the search's ranking")
struct SearchPropertyTests {
  private static let words = [
    "scale", "Scale", "scaled", "rescale", "font", "São", "größe", "x1", "url", "server", "a",
  ]

  /// A menu of made-up items, the same for the same seed.
  private func menu(seed: UInt64) -> MenuModel {
    var random = Numbers(state: seed)
    func text() -> String {
      (0..<Int.random(in: 1...3, using: &random)).map { _ in
        Self.words.randomElement(using: &random) ?? ""
      }.joined(separator: " ")
    }
    return MenuModel(
      sections: (0..<4).map { section in
        MenuSection(
          id: "s\(section)", label: text(),
          items: (0..<30).map {
            MenuItem(id: "i\($0)", label: text(), kind: .device, detail: text())
          }
        )
      })
  }

  private func found(_ model: MenuModel, _ query: String) -> [MenuRow] {
    var model = model
    model.query = query
    return (0..<model.rowCount).map { model.row(at: $0) }
  }

  @Test("hold over many menus and queries", arguments: 1...40)
  func properties(seed: Int) {
    let model = menu(seed: UInt64(seed))
    var random = Numbers(state: UInt64(seed) &* 77)
    for _ in 0..<10 {
      let word = Self.words.randomElement(using: &random) ?? ""
      let other = Self.words.randomElement(using: &random) ?? ""
      let rows = found(model, word)
      // Case, accents and spaces around do not matter.
      #expect(found(model, "  \(word.uppercased()) ").map(\.id) == rows.map(\.id))
      // A further word, and a further letter, find a part of what was found.
      let all = Set(rows.map(\.id))
      #expect(Set(found(model, "\(word) \(other)").map(\.id)).isSubset(of: all))
      #expect(Set(found(model, "\(word)e").map(\.id)).isSubset(of: all))
      // The words stand in any order, and every row that is found holds each of them.
      #expect(
        Set(found(model, "\(other) \(word)").map(\.id))
          == Set(found(model, "\(word) \(other)").map(\.id)))
      for row in rows {
        let section = model.sections.first { $0.id == row.item?.section }?.label ?? ""
        let text = [row.label, row.value ?? "", section].map(TextFolding.fold)
        #expect(text.contains { $0.contains(TextFolding.fold(word)) })
      }
      // Who is called so stands before all others, and whose label holds it before who does not.
      let folded = TextFolding.fold(word)
      let ranks = rows.map { row -> Int in
        let label = TextFolding.fold(row.label)
        return label == folded ? 0 : label.contains(folded) ? 1 : 2
      }
      #expect(ranks.filter { $0 == 0 }.count == ranks.prefix { $0 == 0 }.count)
    }
  }

  /// How well a word fits a text, told by words alone.
  private func fit(_ word: String, _ text: String) -> Int {
    let words = text.split { !$0.isLetter && !$0.isNumber }
    if words.contains(where: { $0 == word }) { return 6 }
    if words.contains(where: { $0.hasPrefix(word) }) { return 4 }
    return text.contains(word) ? 1 : 0
  }

  @Test("are those of a slow search that is written down as the rules are", arguments: 1...20)
  func reference(seed: Int) {
    let model = menu(seed: UInt64(seed))
    var random = Numbers(state: UInt64(seed) &* 1313)
    for _ in 0..<10 {
      let words = (0..<Int.random(in: 1...2, using: &random)).map { _ in
        TextFolding.fold(Self.words.randomElement(using: &random) ?? "")
      }
      var scored: [(score: Int, id: MenuRow.ID)] = []
      for section in model.sections {
        let title = TextFolding.fold("\(section.label) \(section.id)")
        for item in section.items {
          let label = TextFolding.fold(item.label)
          let other = TextFolding.fold("\(item.detail ?? "") \(item.id)")
          let scores = words.map { word -> Int in
            if fit(word, label) > 0 { return fit(word, label) * 10 }
            return fit(word, other) > 0 ? fit(word, other) * 3 : fit(word, title)
          }
          guard !scores.contains(0) else { continue }
          var score = scores.reduce(0, +)
          let phrase = words.joined(separator: " ")
          if label.hasPrefix(phrase) { score += label == phrase ? 1000 : 200 }
          let id = DebugItemID(section: section.id, item: item.id)
          scored.append((score, .item(id)))
        }
      }
      let wanted = scored.enumerated()
        .sorted { ($1.element.score, $0.offset) < ($0.element.score, $1.offset) }
        .map(\.element.id)
      #expect(found(model, words.joined(separator: " ")).map(\.id) == wanted, "\(words)")
    }
  }

  @Test("what is read between two letters is found by the next one")
  func readMeanwhile() {
    var model = MenuModel(
      sections: (0..<3).map { section in
        MenuSection(
          id: "s\(section)", label: "S",
          items: (0..<5).map { MenuItem(id: "i\($0)", label: "Row", kind: .value) })
      })
    let id = DebugItemID(section: "s1", item: "i3")
    model.take(DebugReading(.text("harbor")), of: DebugItemID(section: "s0", item: "i0"))
    model.query = "ha"
    #expect(model.rowCount == 1)
    model.take(DebugReading(.text("hall")), of: id)
    model.query = "hal"
    #expect(model.rowCount == 1 && model.row(at: 0).item == id)
    model.take([
      id: DebugReading(.text("none")),
      DebugItemID(section: "s2", item: "i4"):
        DebugReading(.text("halt")),
    ])
    model.query = "halt"
    #expect(model.rowCount == 1 && model.row(at: 0).value == "halt")
    model.forgetReadings()
    model.query = "hal"
    #expect(model.rowCount == 0)
  }

  @Test("what is typed letter by letter finds what is typed at once")
  func incremental() {
    let model = menu(seed: 3)
    var typed = model
    for query in ["s", "sc", "sca", "scal", "scale", "scale f", "scale fo"] {
      typed.query = query
      #expect((0..<typed.rowCount).map { typed.row(at: $0).id } == found(model, query).map(\.id))
    }
  }

  @Test("values, ids and sections are found, and what fits is marked")
  func marks() {
    var model = MenuModel(sections: [
      MenuSection(
        id: "app", label: "Harbor",
        items: [MenuItem(id: "build", label: "Größe", kind: .value)])
    ])
    model.take(DebugReading(.text("four two")), of: DebugItemID(section: "app", item: "build"))
    for query in ["two", "build", "harbor"] { #expect(found(model, query).count == 1, "\(query)") }
    #expect(found(model, "two")[0].valueMarks == [5..<8])
    #expect(found(model, "grosse")[0].labelMarks == [0..<5])
  }

  @Test("what was used last stands on top of a menu that is not searched")
  func recents() {
    var model = menu(seed: 9)
    let plain = model.rowCount
    let id = DebugItemID(section: "s2", item: "i7")
    model.recents = [id, DebugItemID(section: "gone", item: "x")]
    #expect(model.rowCount == plain + 2 && model.row(at: 0).label == "Recent")
    #expect(model.row(at: 1).id == .recent(id) && model.offset(of: id) != 1)
    model.move(.home)
    #expect(model.selectedRow?.id == .recent(id))
    model.query = "a"
    #expect(!(0..<model.rowCount).contains { model.row(at: $0).id == .recent(id) })
  }
}

/// Numbers that look drawn by lot and are the same for the same seed.
private struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
