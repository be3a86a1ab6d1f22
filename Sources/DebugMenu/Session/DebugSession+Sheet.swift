#if DEBUG_TOOLS
  internal import AppSurface

  extension DebugSession {
    /// Takes a step of a drag of the menu's sheet; the position is in points of the sheet.
    func sheetMoved(_ event: PointerEvent) {
      // The sheet moves beneath the hand: in the window it is lower by as much.
      let y = event.position.y + store.state.sheetOffset
      switch event.phase {
      case .down:
        endSpring()
        let height = PanelLayout(window: size.window).frame.height
        sheetDrag = SheetDrag(height: height, at: y - store.state.sheetOffset, time: now)
        sheetDrag?.move(to: y, at: now)
      case .moved:
        sheetDrag?.move(to: y, at: now)
        perform(.moveSheet(sheetDrag?.offset ?? 0))
      case .up:
        sheetDrag?.move(to: y, at: now)
        let closes = sheetDrag?.closes(at: now) ?? false
        sheetDrag = nil
        if closes { perform(.close) } else { springBack() }
      case .cancelled:
        sheetDrag = nil
        springBack()
      }
    }

    /// Brings the sheet back to its place, in steps that are planned at once.
    private func springBack() {
      let (offset, start) = (store.state.sheetOffset, now)
      guard offset > 0, let surface = menuLayer?.surface else { return }
      var time = Duration.zero
      while time < SheetDrag.spring {
        time = min(SheetDrag.spring, time + Toast.frame)
        let step = time
        springTimers.append(
          surface.schedule(at: start + step) { [weak self] in
            self?.perform(.moveSheet(SheetDrag.springing(from: offset, after: step)))
          })
      }
    }

    private func endSpring() {
      for timer in springTimers { menuLayer?.surface.cancelScheduled(timer) }
      springTimers = []
    }
  }
#endif
