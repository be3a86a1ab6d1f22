import AppSurface

extension TextEditingState {
  /// A state as tests write it: `|` is the caret, `^` the other end of a selection.
  init(_ notation: String, isMultiline: Bool = true) {
    let characters = Array(notation)
    let text = String(characters.filter { $0 != "|" && $0 != "^" })
    self.init(text: text, options: TextEditingOptions(isMultiline: isMultiline))
    var head = characters.firstIndex(of: "|") ?? characters.count
    var anchor = characters.firstIndex(of: "^")
    if let mark = anchor { if mark < head { head -= 1 } else { anchor = mark - 1 } }
    selection = TextSelection(anchor: anchor ?? head, head: head)
  }

  /// The state as tests write it.
  var notation: String {
    var marks = [(selection.head, Character("|"))]
    if !selection.isEmpty { marks.append((selection.anchor, "^")) }
    var characters = text.map { String($0) }
    for (offset, mark) in marks.sorted(by: { $0.0 > $1.0 }) {
      characters.insert(String(mark), at: offset)
    }
    return characters.joined()
  }
}
