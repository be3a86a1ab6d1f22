#if DEBUG_TOOLS
  internal import AppSurface

  extension DebugSession {
    /// Sets the control of the menu that bears a label, whether the menu is open or not.
    ///
    /// - Throws: a ``DebugRefusal``: there is no such control, with near matches, or it does not take
    ///   the value.
    package func set(label: String, to text: String) throws(DebugRefusal) {
      let (id, item) = try find(label, what: "control") {
        !Self.plain.contains($0.kind) || $0.range != .none
      }
      let setting: DebugSetting
      do throws(DebugRefusal) {
        setting =
          item.kind == .button
          ? .text(text) : try item.range.setting(parsing: text, for: item.kind)
      } catch {
        throw DebugRefusal("\"\(label)\": \(error.reason)")
      }
      perform(menu.command(setting: id, to: setting), keepingMenuOpen: true)
      if case .refused(let reason)? = store.list.note(id) {
        throw DebugRefusal("\"\(label)\": \(reason)")
      }
    }

    /// Puts the value of the menu's item that bears a label on the clipboard.
    package func copy(label: String) throws(DebugRefusal) {
      readAnewWhileClosed()
      perform(.copy(try find(label, what: "item") { _ in true }.id))
    }

    /// What the app's own items show, written in a format; those not read in this showing are read.
    package func share(_ format: DebugShareFormat) -> String {
      refreshModel()
      readAnewWhileClosed()
      return store.list.shared(.everything, as: format)
    }

    /// With the menu closed nothing is shown that what is given out would have to equal.
    private func readAnewWhileClosed() {
      if !store.state.isMenuOpen { store.list.beginShowing() }
    }

    /// Whether some of the values that take their time are not there yet.
    package var isReadingValues: Bool { store.list.reader.isReading }

    private static let plain: Set<DebugItemKind> = [.value, .button, .device, .command]

    /// The first item of the menu that bears a label and is wanted; the app's own come first.
    private func find(
      _ label: String, what: String, where isWanted: (MenuItem) -> Bool
    ) throws(DebugRefusal) -> (id: DebugItemID, item: MenuItem) {
      let own = Set(controller.sections.map(\.id))
      let sections = menu.sections.sorted { own.contains($0.id) && !own.contains($1.id) }
      var labels: [String] = []
      for section in sections {
        for item in section.items where isWanted(item) {
          if item.label == label {
            return (DebugItemID(section: section.id, item: item.id), item)
          }
          labels.append(item.label)
        }
      }
      throw DebugRefusal(
        "the menu has no \(what) that is labelled \"\(label)\""
          + NearMatches.hint(for: label, in: labels))
    }
  }
#endif
