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
