#if DEBUG_TOOLS
  internal import AppSurface

  /// What keys and presses mean while the menu is open; everything else is for its search field.
  nonisolated struct MenuInput: Hashable, Sendable {
    /// What an event asks for.
    enum Action: Hashable, Sendable {
      /// The event is for the menu's views.
      case pass
      /// The event is taken and means nothing.
      case take
      /// The menu closes.
      case close
      /// The selection moves.
      case move(MenuModel.Move)
      /// The selected control moves by steps, or else the caret in the search field.
      case adjust(Int)
      /// The selected row is performed.
      case perform(keepsMenuOpen: Bool)
      /// The page of the selected row opens.
      case openDetail
      /// The value of the selected row goes to the clipboard.
      case copy
      /// Text comes in: the search field must have the keyboard.
      case type
      /// The row of letters types this at the end of the query.
      case insert(String)
      /// The row of letters deletes the query's last character.
      case deleteBackward
    }

    /// The keys whose going down was taken.
    private var taken: Set<Key> = []
    /// The row of letters, while a controller types.
    private(set) var letters: LetterRow?
    /// Whether a controller was used last.
    var usesController = false
    /// Whether a press began beside the panel.
    private var isPressingBeside = false

    /// What an event asks for; positions are in points of the window.
    mutating func handle(_ event: InputEvent, panel: Rect) -> Action {
      noteDevice(of: event)
      switch event.kind {
      case .keyDown(let key):
        let action = self.action(for: key)
        if action != .pass { taken.insert(key.key) }
        return action
      case .keyUp(let key): return taken.remove(key.key) == nil ? .pass : .take
      case .text, .composition: return .type
      case .pointer(let pointer): return self.pointer(pointer, panel)
      case .controller(let controller): return action(for: controller)
      case .wheel, .motion, .touch, .window: return .pass
      }
    }

    private func action(for event: KeyEvent) -> Action {
      let isShifted = event.modifiers == .shift
      if event.key == .enter, event.modifiers == .alt { return .openDetail }
      if event.key == Key("c"), event.modifiers == [.control, .shift] { return .copy }
      guard event.modifiers.isEmpty || isShifted else { return .pass }
      switch event.key {
      case .enter: return event.isRepeat ? .take : .perform(keepsMenuOpen: isShifted)
      case .escape: return .close
      case .up: return .move(.up)
      case .down: return .move(.down)
      case .pageUp: return .move(.pageUp)
      case .pageDown: return .move(.pageDown)
      case .home where !isShifted: return .move(.home)
      case .end where !isShifted: return .move(.end)
      case .left where !isShifted: return .adjust(-1)
      case .right where !isShifted: return .adjust(1)
      default: return .pass
      }
    }

    /// A controller's row of letters and hints go when another device is used.
    private mutating func noteDevice(of event: InputEvent) {
      switch event.kind {
      case .controller: usesController = true
      case .keyDown, .text, .composition: (usesController, letters) = (false, nil)
      case .pointer(let pointer) where pointer.phase == .down:
        (usesController, letters) = (false, nil)
      default: break
      }
    }

    private mutating func action(for event: ControllerEvent) -> Action {
      guard event.isDown else { return .take }
      switch letters?.press(event.button) {
      case .insert(let text): return .insert(text)
      case .deleteBackward: return .deleteBackward
      case .move: return .take
      case .leave:
        letters = nil
        return .take
      case .pass, nil: break
      }
      return switch event.button {
      case .x:
        beginLetters()
      case .a: .perform(keepsMenuOpen: false)
      case .b: .close
      case .up: .move(.up)
      case .down: .move(.down)
      case .left: .adjust(-1)
      case .right: .adjust(1)
      case .leftShoulder: .move(.pageUp)
      case .rightShoulder: .move(.pageDown)
      default: .take
      }
    }

    private mutating func beginLetters() -> Action {
      letters = LetterRow()
      return .take
    }

    private mutating func pointer(_ event: PointerEvent, _ panel: Rect) -> Action {
      let isBeside = !panel.contains(event.position)
      switch event.phase {
      case .down:
        guard isBeside else { return .pass }
        isPressingBeside = true
        return .take
      case .moved: return isPressingBeside ? .take : .pass
      case .up:
        guard isPressingBeside else { return .pass }
        isPressingBeside = false
        return isBeside && event.button == .primary ? .close : .take
      case .cancelled:
        isPressingBeside = false
        return .pass
      }
    }
  }
#endif
