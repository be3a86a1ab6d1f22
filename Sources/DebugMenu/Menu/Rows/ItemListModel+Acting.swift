#if DEBUG_TOOLS
  internal import AppSurface

  extension ItemListModel {
    /// Does what Enter does on a row: what can be done at once, else the row's page opens.
    func activate(_ row: MenuRow) {
      guard let id = row.item else { return }
      controller.used(id)
      if row.opensPage { return openDetail(id) }
      if let command = row.command { perform(command) }
    }

    /// Opens the page of an item.
    func openDetail(_ id: DebugItemID) {
      controller.used(id)
      detail = id
    }

    /// Gives a row's control a setting.
    func set(_ row: MenuRow, to setting: DebugSetting) {
      guard let id = row.item else { return }
      controller.used(id)
      perform(menu.command(setting: id, to: setting))
    }

    /// Takes what was typed for a row's control, or says in place why not.
    func commit(_ row: MenuRow, _ text: String) {
      guard let id = row.item, let kind = row.kind else { return }
      do throws(DebugRefusal) {
        set(row, to: try row.range.setting(parsing: text, for: kind))
        if notes(refuse: id) == nil { drafts[id] = nil }
      } catch {
        setNote(.refused(error.reason), id)
      }
    }

    private func notes(refuse id: DebugItemID) -> String? {
      if case .refused(let reason)? = note(id) { reason } else { nil }
    }

    // MARK: Commands

    /// Carries out a command that is about the app's own items.
    ///
    /// - Returns: Whether the menu closes.
    @discardableResult
    func carryOut(_ command: DebugCommand) -> Bool {
      switch command {
      case .run(let id): return run(id)
      case .set(let id, .text(let action)) where controller.item(id)?.kind == .button:
        return run(id, action: action)
      case .set(let id, let setting): set(id, to: setting)
      case .copy(let id): copy(id)
      case .share(let scope, let format, let destination): share(scope, format, destination)
      case .pin(let id, let isPinned): controller.pins.set(id, isPinned)
      case .movePins(let origin): controller.pins.move(to: origin)
      default: break
      }
      return false
    }

    /// Runs one of the app's own items; the answer says whether the menu closes. An item that runs
    /// already is stopped, and one that asked is confirmed. Of a group only the button that runs
    /// stops itself: the others wait.
    @discardableResult
    func run(_ id: DebugItemID, action: String? = nil) -> Bool {
      if let running = controller.runs.states[id], running.isRunning {
        if action ?? running.label == running.label {
          controller.runs.cancel(id)
        } else {
          setNote(.refused("\(running.label) is not done yet"), id)
        }
        return false
      }
      var isConfirmed = false
      if case .asks(_, let asked)? = note(id) { isConfirmed = action == nil || asked == action }
      let asked: String? =
        if case .asks(_, let asked)? = note(id), action == nil { asked } else { action }
      setNote(nil, id)
      defer { readAgain(id) }
      switch controller.run(id, action: asked, isConfirmed: isConfirmed) {
      case .done: return false
      case .closesMenu: return true
      case .asks(let question): setNote(.asks(question, action: asked), id)
      case .refused(let reason): setNote(.refused(reason), id)
      }
      return false
    }

    /// Sets one of the app's own controls, or says in its row why not.
    private func set(_ id: DebugItemID, to setting: DebugSetting) {
      defer { readAgain(id) }
      do throws(DebugRefusal) {
        try controller.set(id, to: setting)
        setNote(nil, id)
      } catch {
        setNote(.refused(error.reason), id)
      }
    }

    /// Puts an item's bare value on the clipboard.
    func copy(_ id: DebugItemID) {
      guard let text = row(of: id).flatMap({ $0.reading?.whole ?? $0.value }) else { return }
      controller.used(id)
      services().setClipboard(text)
    }
  }

  nonisolated extension MenuRow {
    /// Whether Enter opens the row's page, because there is nothing to be done at once.
    var opensPage: Bool {
      guard isOwn else { return kind == .slider || kind == .choice }
      return switch kind {
      case .value, .slider, .stepper, .text, .color, .date, .choice: true
      case .button: range != .none
      case .toggle, .device, .command, nil: false
      }
    }
  }
#endif
