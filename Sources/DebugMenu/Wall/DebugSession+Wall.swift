#if DEBUG_TOOLS
  internal import AppSurface

  extension DebugSession {
    /// Opens, changes and closes the layers of the wall so that they match the state.
    func syncWall() {
      let wall = store.state.settings.wall
      guard wall.isOpen, let stack, let app = appLayer?.surface else {
        wallStage?.close()
        wallStage = nil
        return
      }
      if wallStage == nil { cancelAppPress() }
      let stage =
        wallStage
        ?? WallStage(store: store, root: app.rootScreen, stack: stack) { [self] in
          wallLayer($0, $1, $2, $3)
        }
      wallStage = stage
      stage.update(wall)
      _ = stage.layout(in: stack.windowSize)
    }

    private func wallLayer(
      _ name: String, _ level: Int, _ view: any View, _ policy: Layer.EventPolicy
    ) -> Layer {
      layer(name, level, AnyView(view), policy) { [weak self] window in
        _ = self?.wallStage?.layout(in: window)
        return Rect(origin: .zero, size: window)
      }
    }

    /// What keys and presses mean while the wall shows; everything else is for the selected device.
    func wallEvent(_ event: InputEvent) -> EventAnswer {
      guard let stack, let stage = wallStage else { return .passed }
      let wall = store.state.settings.wall
      switch event.kind {
      case .pointer(let pointer) where pointer.phase == .down:
        if let place = stage.layout(in: stack.windowSize).tile(at: pointer.position),
          place != wall.selection
        {
          perform(.selectTile(place))
        }
        return .passed
      case .keyDown(let key):
        stage.selectedLayer(wall).map { stack.makeKey($0) }
        return wallKey(key, stage, wall)
      case .text, .composition:
        stage.selectedLayer(wall).map { stack.makeKey($0) }
        return .passed
      default: return .passed
      }
    }

    private func wallKey(_ key: KeyEvent, _ stage: WallStage, _ wall: WallState) -> EventAnswer {
      guard key.modifiers.isEmpty, let stack else { return .passed }
      let surface = stage.selectedLayer(wall)?.surface
      if let surface, surface.focusedElement != nil {
        // Inside a device the keys are the app's, and Escape leads out of it.
        guard key.key == .escape else { return .passed }
        surface.focus(nil)
        return .consumed
      }
      let move: WallLayout.Move
      switch key.key {
      case .escape:
        perform(.endWall)
        return .consumed
      case .enter:
        if !key.isRepeat { perform(.enterTile(wall.selection)) }
        return .consumed
      case .left: move = .left
      case .right: move = .right
      case .up: move = .up
      case .down: move = .down
      case .home: move = .first
      case .end: move = .last
      default: return .passed
      }
      perform(.selectTile(stage.layout(in: stack.windowSize).tile(move, from: wall.selection)))
      return .consumed
    }
  }
#endif
