#if DEBUG_TOOLS
  internal import AppSurface

  /// The layers as text, top layer last: one element a line, indented by two spaces a level:
  /// `role "label" value x y width height range`, in points of the window. What is not there is `-`;
  /// a range stands only behind what has one.
  package nonisolated enum TreeText {
    /// The layers' elements, a line each.
    package static func export(_ layers: [ScriptLayer]) -> String {
      var text = ""
      for layer in layers {
        line(
          ScriptElement(role: "layer", label: layer.name, frame: layer.frame), level: 0,
          into: &text)
        var stack = layer.elements.reversed().map { (element: $0, level: 1) }
        while let (element, level) = stack.popLast() {
          line(element, level: level, into: &text)
          stack.append(
            contentsOf: element.children.reversed().map { (element: $0, level: level + 1) })
        }
      }
      return text
    }

    private static func line(_ element: ScriptElement, level: Int, into text: inout String) {
      let frame = element.frame
      text += String(repeating: "  ", count: level)
      text += element.role.isEmpty ? "-" : element.role
      text += " " + (element.label.map(quote) ?? "-")
      text += " " + (element.value.map(word) ?? "-")
      for number in [frame.minX, frame.minY, frame.width, frame.height] {
        text += " " + NumberText.format(number)
      }
      if let range = element.range { text += " " + quote(range) }
      text += "\n"
    }

    private static func quote(_ text: String) -> String { JSONValue.string(text).compact }

    /// A value without quotes where it cannot be mistaken for more than one word.
    private static func word(_ text: String) -> String {
      let isWord =
        !text.isEmpty && text != "-" && text.allSatisfy { !$0.isWhitespace && $0 != "\"" }
      return isWord ? text : quote(text)
    }
  }
#endif
