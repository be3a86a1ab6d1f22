/// How a text field changes its text and selection.
extension TextFieldElement {
  func offset(at point: Point) -> Int {
    map.offset(nearest: point - textOrigin)
  }

  func select(_ body: (inout TextEditingState) -> Void) {
    editing.commitComposition()
    body(&editing)
    cachedMap = nil
    scrollToCaret()
    setNeedsDisplay()
  }

  func change(_ body: (inout TextEditingState) -> Void) {
    let before = editing.text
    body(&editing)
    textChanged()
    scrollToCaret()
    if editing.text != before { setText(editing.text) }
  }

  /// Selects all of the text, so that what is typed takes its place.
  package func selectAll() { change { $0.selectAll() } }

  func perform(_ command: TextEditingCommand) -> EventAnswer {
    var clipboard: String?
    if command == .paste { clipboard = surface?.services.clipboard() }
    let before = clipboard
    var isTaken = false
    let carets = map
    change { isTaken = $0.perform(command, carets: carets, clipboard: &clipboard) }
    if let clipboard, clipboard != before { surface?.services.setClipboard(clipboard) }
    return isTaken ? .consumed : .passed
  }
}
