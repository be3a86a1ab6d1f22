#if DEBUG_TOOLS
  internal import AppSurface
  internal import CSDL2
  internal import DebugMenu
  internal import SDLHost

  extension SDLAttachment {
    /// Draws the layers over the program's frame, or around it.
    func drawLayers() throws(SDLError) {
      guard !usesOwnWindow else { return }
      let before = overlay.renderReading()
      try syncTarget()
      let shown = overlay.stack.layers.filter { !$0.isHidden }
      let isOver = { [self] (_: PlacedDrawList, index: Int) in isDrawnOver(shown[index]) }
      if let frameTarget {
        // The ground, the program's frame on it, and what stands around and over it.
        try overlay.draw(clearing: true) { _, _ in false }
        shownPlacement = programLayer.placement
        try frameTarget.show(in: programLayer.frame, scale: overlay.stack.windowScale)
        try overlay.draw(isOver)
        frameTarget.makeCurrent()
      } else if isShowing {
        try overlay.draw(isOver)
        receipt.drew(before, overlay.renderReading())
      }
    }

    // MARK: The small window of one's own

    /// Opens, moves and closes the small window as the layers ask, and draws it.
    func syncOwnWindow() {
      guard usesOwnWindow else { return }
      guard let part = ownPart else {
        ownWindow = nil
        return
      }
      do throws(SDLError) {
        if let ownWindow {
          ownWindow.show(part)
        } else {
          ownWindow = try OverlayWindow(title: "Debug Menu", part: part, of: overlay)
        }
        try ownWindow?.draw { _, index in index > 0 }
      } catch {
        SDLLog.warn("debug menu: its window does not open: \(error)")
        session.perform(.close)
        session.perform(.endResize)
      }
    }

    /// What the small window shows: the topmost of the panels.
    private var ownPart: Rect? {
      let panels = ["triggers", "menu", "resizer"]
      for name in panels {
        if let layer = overlay.stack.layer(named: name), !layer.isHidden { return layer.frame }
      }
      return nil
    }
  }
#endif
