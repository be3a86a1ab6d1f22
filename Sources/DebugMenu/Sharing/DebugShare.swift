#if DEBUG_TOOLS
  internal import AppSurface

  /// How much of the app's items is shared.
  public nonisolated enum DebugShareScope: Hashable, Sendable {
    /// One item.
    case item(DebugItemID)
    /// The items of the section with an id.
    case section(String)
    /// All of the app's own items.
    case everything
  }

  /// Where what is shared goes.
  public nonisolated enum DebugShareDestination: Hashable, Sendable {
    /// To the clipboard.
    case clipboard
    /// To a file of a name, by the host's services.
    case file(String)
  }

  extension ItemListModel {
    /// What is shared, as it is written in a format: what the rows show, whole.
    func shared(_ scope: DebugShareScope, as format: DebugShareFormat) -> String {
      let values = shared(scope)
      guard format == .text else { return values.written(as: format) }
      return switch scope {
      case .item: values.sections.first?.items.first?.text(labelled: true) ?? ValueText.nothing
      case .section: values.sections.first?.text ?? ValueText.nothing
      case .everything: values.text
      }
    }

    /// Puts out what is shared; the answer says for people what came of it.
    @discardableResult
    func share(
      _ scope: DebugShareScope, _ format: DebugShareFormat, _ destination: DebugShareDestination
    ) -> String {
      let text = shared(scope, as: format)
      let outcome: String
      switch destination {
      case .clipboard:
        services().setClipboard(text)
        outcome = "Copied"
      case .file(let name):
        do {
          try services().writeFile(name, Array(text.utf8))
          outcome = "Saved as \(name)"
        } catch {
          outcome = "Not saved: \(error)"
        }
      }
      if sharing?.scope == scope { sharing?.outcome = outcome }
      return outcome
    }

    /// The values of a scope, those that were not read yet read now.
    func shared(_ scope: DebugShareScope) -> SharedValues {
      SharedValues(
        sections: controller.sections.compactMap { section in
          switch scope {
          case .everything: break
          case .section(let id): guard id == section.id else { return nil }
          case .item(let id): guard id.section == section.id else { return nil }
          }
          let items = section.items.compactMap { item in
            let id = DebugItemID(section: section.id, item: item.id)
            if case .item(let wanted) = scope, wanted != id { return nil as SharedValues.Item? }
            return shared(item, id)
          }
          return SharedValues.Section(id: section.id, label: section.label, items: items)
        })
    }

    private func shared(_ item: MenuItem, _ id: DebugItemID) -> SharedValues.Item? {
      guard item.kind != .button else { return nil }
      var text = reading(of: id)?.whole ?? "…"
      if let unit = item.unit { text += " \(unit)" }
      return SharedValues.Item(id: id.item, label: item.label, kind: item.kind, text: text)
    }
  }
#endif
