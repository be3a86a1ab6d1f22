#if DEBUG_TOOLS
  internal import AppSurface

  extension DebugSession {
    /// The keys, wheel turns and drags that change how the app is shown, wherever the keyboard is.
    func sizeEvent(_ event: InputEvent) -> EventAnswer {
      let selected = menuLayer == nil ? nil : store.model.selectedCommand
      let keys = sizeKeys.handle(event, in: store.state.settings, selected: selected)
      if let command = keys.command { perform(command, keepingMenuOpen: true) }
      if keys.answer == .consumed { return .consumed }
      guard menuLayer == nil, isFramed else { return .passed }
      switch event.kind {
      case .wheel(let wheel): return turned(wheel)
      case .pointer(let pointer): return pointed(pointer)
      case .keyDown(let key): return barKey(key)
      default: return .passed
      }
    }

    /// Whether the app stands in the window as on a desk: at a size, a zoom or a place of its own.
    private var isFramed: Bool {
      size.choice != .window(isTurned: false) || size.zoom != .fit || size.isEditing
    }

    /// Ctrl and the wheel zoom around the pointer; Alt and the wheel move the app, and so does the
    /// wheel beside it.
    private func turned(_ wheel: WheelEvent) -> EventAnswer {
      if wheel.modifiers == .control {
        let zoom = size.zoom(steppedBy: wheel.delta.y < 0 ? 1 : -1)
        perform(.zoom(zoom, around: wheel.position))
        return .consumed
      }
      let isBeside = !FrameLayout(size).body.contains(wheel.position)
      guard wheel.modifiers == .alt || isBeside, size.room.contains(wheel.position) else {
        return .passed
      }
      perform(.pan(Point.zero - wheel.delta))
      return .consumed
    }

    /// A drag with the wheel's button moves the app.
    private func pointed(_ pointer: PointerEvent) -> EventAnswer {
      switch pointer.phase {
      case .down:
        guard pointer.button == .middle, size.room.contains(pointer.position) else {
          return .passed
        }
        panStart = pointer.position
        return .consumed
      case .moved:
        guard let start = panStart else { return .passed }
        perform(.pan(pointer.position - start))
        panStart = pointer.position
        return .consumed
      case .up, .cancelled:
        guard panStart != nil else { return .passed }
        panStart = nil
        return .consumed
      }
    }

    /// Keys of the bar: Ctrl and an arrow on a slider go on to the next device's length; Ctrl+Z and
    /// Ctrl+Y undo and redo sizes, unless text is edited.
    private func barKey(_ key: KeyEvent) -> EventAnswer {
      guard let resizerLayer, stack?.isKey(resizerLayer) == true else { return .passed }
      let focused = resizerLayer.surface.focusedElement
      if focused?.wantsTextInput == true { return .passed }
      switch (key.modifiers, key.key.name) {
      case (.control, "z"): perform(.undo)
      case ([.control, .shift], "z"), (.control, "y"): perform(.redo)
      case (.control, "left"), (.control, "down"): return step(focused, by: -1)
      case (.control, "right"), (.control, "up"): return step(focused, by: 1)
      default: return .passed
      }
      return .consumed
    }

    private func step(_ focused: Element?, by step: Int) -> EventAnswer {
      guard let focused = focused as? SliderElement else { return .passed }
      let side: WritableKeyPath<Size, Double> = focused.label == "Height" ? \.height : \.width
      if let next = snapLengths(side).next(from: size.size[keyPath: side], by: step) {
        var changed = size
        changed.set(side, to: next)
        perform(.size(changed.size))
      }
      return .consumed
    }
  }
#endif
