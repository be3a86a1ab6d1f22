#if DEBUG_TOOLS
  internal import AppSurface

  /// What is shared of the app's items: one reading of each, whole.
  nonisolated struct SharedValues: Hashable, Sendable {
    /// A line of what is shared.
    struct Item: Hashable, Sendable {
      var id: String
      var label: String
      var kind: DebugItemKind
      /// The whole text; a value that is still on its way is `…`.
      var text: String
    }

    /// The lines under a heading.
    struct Section: Hashable, Sendable {
      var id: String
      var label: String
      var items: [Item]
    }

    /// The sections, in order. Buttons are left out; a section of buttons only is its heading.
    var sections: [Section]
  }

  /// How values are written to be shared.
  public nonisolated enum DebugShareFormat: String, Hashable, Sendable, CaseIterable {
    /// A line `--- App ---` for each section and a line `Label: value` for each value.
    case text
    /// A heading and a table for each section.
    case markdown
    /// An array of sections.
    case json
  }

  nonisolated extension SharedValues {
    /// The sections as they are written in a format.
    func written(as format: DebugShareFormat) -> String {
      switch format {
      case .text: text
      case .markdown: markdown
      case .json: json.prettyPrinted
      }
    }

    /// The text form: each line ended by a line feed, each section followed by one more; `-` where
    /// there is no section.
    var text: String {
      sections.isEmpty ? ValueText.nothing : sections.map { $0.text + "\n" }.joined()
    }

    private var markdown: String {
      sections.isEmpty ? ValueText.nothing : sections.map(\.markdown).joined(separator: "\n")
    }

    private var json: JSONValue {
      .array(
        sections.map { section in
          [
            "id": .string(section.id), "label": .string(section.label),
            "items": .array(
              section.items.map { item in
                [
                  "id": .string(item.id), "label": .string(item.label),
                  "kind": .string(item.kind.rawValue), "value": .string(item.text),
                ]
              }),
          ]
        })
    }
  }

  nonisolated extension SharedValues.Section {
    /// The heading's line and a line for each value.
    var text: String {
      "--- \(label) ---\n" + items.map { $0.text(labelled: true) + "\n" }.joined()
    }

    fileprivate var markdown: String {
      guard !items.isEmpty else { return "## \(label)\n" }
      let rows = items.map { "| \(Self.cell($0.label)) | \(Self.cell($0.text)) |\n" }
      return "## \(label)\n\n| Label | Value |\n| --- | --- |\n" + rows.joined()
    }

    /// A text that stays in its cell of a table.
    private static func cell(_ text: String) -> String {
      var cell = ""
      for character in text {
        switch character {
        case "|", "\\": cell += "\\\(character)"
        case "\n", "\r\n", "\r": cell += "<br>"
        default: cell.append(character)
        }
      }
      return cell
    }
  }

  nonisolated extension SharedValues.Item {
    /// `Version: 1.0.0`, or the bare value.
    func text(labelled isLabelled: Bool) -> String { isLabelled ? "\(label): \(text)" : text }
  }
#endif
