#if DEBUG_TOOLS
  internal import AppSurface

  /// What keys and the pointer mean while elements are inspected; the app gets neither, but for the
  /// wheel.
  nonisolated struct InspectorInput: Hashable, Sendable {
    /// What an event asks for.
    enum Action: Hashable, Sendable {
      /// The event is for the inspector's views, or for the app.
      case pass
      /// The event is taken and means nothing.
      case take
      /// The inspector ends.
      case end
      /// The element at a point of the window is shown.
      case look(Point)
      /// The element at a point of the window is shown and held, or let go.
      case hold(Point)
      /// Another element is shown.
      case step(InspectionStep)
      /// The call is copied.
      case copy
    }

    /// Whether a press began beside the panel.
    private var isPressing = false

    /// What an event asks for; positions are in points of the window.
    mutating func handle(_ event: InputEvent, panel: Rect) -> Action {
      switch event.kind {
      case .keyDown(let key): return action(for: key)
      case .keyUp, .text, .composition, .touch: return .take
      case .pointer(let pointer): return self.pointer(pointer, panel)
      case .controller(let controller): return action(for: controller)
      case .wheel, .motion, .window: return .pass
      }
    }

    private func action(for event: KeyEvent) -> Action {
      let isCopy = event.modifiers == .control || event.modifiers.isEmpty
      if event.key == Key("c"), isCopy { return event.isRepeat ? .take : .copy }
      guard event.modifiers.isEmpty else { return .take }
      return switch event.key {
      case .escape: .end
      case .enter: event.isRepeat ? .take : .copy
      case .up: .step(.parent)
      case .down: .step(.child)
      case .left: .step(.previous)
      case .right: .step(.next)
      default: .take
      }
    }

    private func action(for event: ControllerEvent) -> Action {
      guard event.isDown else { return .take }
      return switch event.button {
      case .a: .copy
      case .b: .end
      case .up: .step(.parent)
      case .down: .step(.child)
      case .left: .step(.previous)
      case .right: .step(.next)
      default: .take
      }
    }

    private mutating func pointer(_ event: PointerEvent, _ panel: Rect) -> Action {
      let isBeside = !panel.contains(event.position)
      switch event.phase {
      case .down:
        guard isBeside else { return .pass }
        isPressing = true
        return event.button == .primary ? .hold(event.position) : .take
      case .moved:
        if isPressing { return .take }
        return isBeside ? .look(event.position) : .pass
      case .up:
        guard isPressing else { return .pass }
        isPressing = false
        return .take
      case .cancelled:
        isPressing = false
        return .pass
      }
    }
  }
#endif
