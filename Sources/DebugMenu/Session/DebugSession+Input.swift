#if DEBUG_TOOLS
  internal import AppSurface

  extension DebugSession {
    /// Sees every event before the layers do.
    func intercept(_ event: InputEvent) -> EventAnswer {
      noteModifiers(of: event)
      if sense(event) == .consumed { return .consumed }
      if triggersLayer != nil { return triggersEvent(event) }
      if let command = toolKey(event) {
        perform(command)
        return .consumed
      }
      if wallStage != nil, menuLayer == nil { return wallEvent(event) }
      if sizeEvent(event) == .consumed { return .consumed }
      if menuLayer != nil { return menuEvent(event) }
      if inspector.layer != nil { return inspectorEvent(event) }
      return resizerLayer == nil ? .passed : resizerEvent(event)
    }

    /// A command of a row that was pressed; Shift keeps the menu open.
    func performFromMenu(_ command: DebugCommand) {
      perform(command, keepingMenuOpen: heldModifiers.contains(.shift))
    }

    /// The command of a key that works wherever the keyboard is.
    private func toolKey(_ event: InputEvent) -> DebugCommand? {
      guard case .keyDown(let key) = event.kind, !key.isRepeat, gesture.isEnabled,
        key.modifiers == [.control, .alt]
      else { return nil }
      switch key.key {
      case Key("w"): return store.state.settings.wall.isOpen ? .endWall : .wall([])
      case Key("p"): return .picture
      default: return nil
      }
    }

    private func performSelection(keepingMenuOpen: Bool) {
      guard let row = store.model.selectedRow, let id = row.item else { return }
      guard !row.opensPage, let command = row.command else { return openDetail(id) }
      controller.used(id)
      perform(command, keepingMenuOpen: keepingMenuOpen)
    }

    private func openDetail(_ id: DebugItemID) {
      store.list.openDetail(id)
      planRowSync()
    }

    private func noteModifiers(of event: InputEvent) {
      switch event.kind {
      case .keyDown(let key), .keyUp(let key):
        heldModifiers = key.modifiers
      case .pointer(let pointer): heldModifiers = pointer.modifiers
      case .window(.focusLost): heldModifiers = []
      default: break
      }
    }

    private func menuEvent(_ event: InputEvent) -> EventAnswer {
      if hasPage {
        planRowSync()
        return .passed
      }
      let panel = PanelLayout(window: store.state.settings.resize.window).frame
      let action = menuInput.handle(event, panel: panel)
      showController()
      switch action {
      case .pass:
        if event.isEdit { focusSearchField() }
        planRowSync()
        return .passed
      case .take: break
      case .close: perform(.close)
      case .move(let move): store.list.moveSelection(move)
      case .openDetail: if let id = store.model.selectedRow?.item { openDetail(id) }
      case .copy:
        guard let id = store.model.selectedRow?.item else { return .passed }
        perform(.copy(id))
      case .adjust(let steps):
        guard let command = store.model.adjustment(by: steps) else {
          return store.model.selectedRow?.setting == nil ? .passed : .consumed
        }
        perform(command)
      case .perform(let keepsMenuOpen): performSelection(keepingMenuOpen: keepsMenuOpen)
      case .type:
        focusSearchField()
        return .passed
      case .insert(let text): edit(.text(text), at: event.time)
      case .deleteBackward: edit(.keyDown(KeyEvent(key: .backspace)), at: event.time)
      }
      return .consumed
    }

    /// What the row of letters types goes the way of a keyboard: the caret goes along.
    private func edit(_ kind: InputEvent.Kind, at time: Duration) {
      focusSearchField()
      _ = menuLayer?.surface.send(InputEvent(time: time, kind: kind))
    }

    /// Shows what a controller has of its own: the row of letters, and hints for its buttons.
    func showController() {
      if store.letters != menuInput.letters { store.letters = menuInput.letters }
      if store.usesController != menuInput.usesController {
        store.usesController = menuInput.usesController
      }
    }

    /// Escape leaves the bar while it has the keyboard.
    private func resizerEvent(_ event: InputEvent) -> EventAnswer {
      guard case .keyDown(let key) = event.kind, key.key == .escape,
        key.modifiers.isEmpty, let stack, stack.isKey(resizerLayer)
      else { return .passed }
      perform(.endResize)
      return .consumed
    }
  }

  nonisolated extension InputEvent {
    /// Whether the event edits text, by a chord or by deleting: without a field that has the
    /// keyboard, it means the search field.
    fileprivate var isEdit: Bool {
      guard case .keyDown(let key) = kind, TextEditingCommand(for: key) != nil else { return false }
      return key.key == .backspace || key.key == .delete
        || !key.modifiers.isDisjoint(with: [.control, .gui])
    }
  }
#endif
