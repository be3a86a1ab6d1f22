import AppSurface
import AppSurfaceTesting
import Testing

/// What is true of every state, tried with random edits.
struct TextEditingPropertyTests {
  private static let pieces = [
    "a", "b", " ", "word", "\n", "\r\n", "👩‍👧", "👩", "\u{200D}", "👧", "🇩", "🇪", "\u{301}", "e",
    "é", "漢", "क", "्", "ष", "\t", "日本", "",
  ]

  @Test("Undoing everything returns to the start, and redoing everything to the end")
  func undoAll() {
    var random = SeededGenerator(seed: 42)
    for _ in 0..<60 {
      let options = TextEditingOptions(isMultiline: true)
      let original = TextEditingState(text: random.text(Self.pieces, upTo: 10), options: options)
      var state = original
      for _ in 0..<100 { act(&state, &random, mayUndo: false) }
      state.setComposition("")
      let text = state.text
      while state.canUndo { state.undo() }
      #expect(Array(state.text.utf8) == Array(original.text.utf8))
      while state.canRedo { state.redo() }
      #expect(Array(state.text.utf8) == Array(text.utf8))
    }
  }

  @Test(
    "No command breaks a state",
    arguments: [(1, true, nil), (2, false, 12)] as [(UInt64, Bool, Int?)])
  func fuzz(seed: UInt64, isMultiline: Bool, maxLength: Int?) {
    var random = SeededGenerator(seed: seed)
    var state = TextEditingState(
      options: TextEditingOptions(isMultiline: isMultiline, maxLength: maxLength))
    for step in 0..<5000 {
      act(&state, &random, mayUndo: true)
      let range = state.selection.range
      #expect(range.lowerBound >= 0 && range.upperBound <= state.count, "step \(step)")
      #expect(state.count == state.text.count, "step \(step)")
      #expect(state.selectedText.count <= range.count)
      #expect(isMultiline || !state.text.contains { $0.isNewline }, "step \(step)")
      if let maxLength { #expect(state.count <= maxLength, "step \(step)") }
      if state.count > 200 { state.replaceText("") }
    }
    var steps = 0
    while state.canUndo {
      state.undo()
      steps += 1
    }
    #expect(steps > 0 && steps <= 200)
  }

  @Test("A long text is edited in time that grows with its length alone")
  func long() {
    var state = TextEditingState(text: String(repeating: "lorem ipsum ", count: 90_000))
    for _ in 0..<20 {
      state.insert("x")
      state.move(.left, by: .word)
      state.deleteBackward()
    }
    #expect(state.count == 1_080_000)
  }

  private func act(
    _ state: inout TextEditingState, _ random: inout SeededGenerator, mayUndo: Bool
  ) {
    var clipboard: String? = Self.pieces.randomElement(using: &random)
    let units = TextUnit.allCases.randomElement(using: &random) ?? .word
    let direction = TextDirection.allCases.randomElement(using: &random) ?? .left
    let isExtending = Bool.random(using: &random)
    switch Int.random(in: 0..<16, using: &random) {
    case 0...4: state.insert(clipboard ?? "")
    case 5: state.perform(.deleteBackward(by: units), clipboard: &clipboard)
    case 6: state.perform(.deleteForward(by: units), clipboard: &clipboard)
    case 7: state.deleteBackward()
    case 8: state.move(direction, by: units, extending: isExtending)
    case 9: state.setComposition(clipboard ?? "", cursor: Int.random(in: -2...4, using: &random))
    case 10: state.perform(isExtending ? .paste : .cut, clipboard: &clipboard)
    case 11:
      state.selection = TextSelection(
        anchor: Int.random(in: -2...30, using: &random),
        head: Int.random(in: -2...30, using: &random))
    case 12: state.selectWord(at: Int.random(in: -2...30, using: &random))
    case 13 where mayUndo: isExtending ? state.undo() : state.redo()
    case 14: state.commitComposition()
    case 15: vertical(&state, direction, isExtending)
    default: break
    }
  }

  private func vertical(
    _ state: inout TextEditingState, _ direction: TextDirection, _ isExtending: Bool
  ) {
    state.commitComposition()
    let font = Font(size: 10)
    let layout = TextLayout(state.text, font: font, width: 30, measuring: .fixed)
    let carets = TextCaretMap(state.text, layout: layout, font: font, measuring: .fixed)
    var clipboard: String?
    state.perform(
      .move(direction, by: .line, extending: isExtending), carets: carets, clipboard: &clipboard)
    if isExtending {
      state.perform(.deleteBackward(by: .line), carets: carets, clipboard: &clipboard)
    }
  }
}
