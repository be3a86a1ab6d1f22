#if DEBUG_TOOLS
  internal import AppSurface

  /// The layers as text, top layer last: one element a line, indented by two spaces a level:
  /// `role "label" value x y width height`, in points of the window. What is not there is `-`.
  package nonisolated enum TreeText {
    /// The layers' elements, a line each.
    package static func export(_ layers: [ScriptLayer]) -> String {
      var text = ""
      for layer in layers {
        line("layer", layer.name, nil, layer.frame, level: 0, into: &text)
        var stack = layer.elements.reversed().map { (element: $0, level: 1) }
        while let (element, level) = stack.popLast() {
          line(
            element.role, element.label, element.value, element.frame, level: level, into: &text)
          stack.append(
            contentsOf: element.children.reversed().map { (element: $0, level: level + 1) })
        }
      }
      return text
    }

    private static func line(
      _ role: String, _ label: String?, _ value: String?, _ frame: Rect, level: Int,
      into text: inout String
    ) {
      text += String(repeating: "  ", count: level)
      text += role.isEmpty ? "-" : role
      text += " " + (label.map(quote) ?? "-")
      text += " " + (value.map(word) ?? "-")
      for number in [frame.minX, frame.minY, frame.width, frame.height] {
        text += " " + NumberText.format(number)
      }
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
