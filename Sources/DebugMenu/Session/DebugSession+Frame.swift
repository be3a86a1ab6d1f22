#if DEBUG_TOOLS
  internal import AppSurface

  extension DebugSession {
    /// Gives the views what they need to change sizes.
    func connectSizes() {
      store.handleMoved = { [weak self] handle, event in self?.handleMoved(handle, event) }
      store.snapLengths = { [weak self] side in
        self?.snapLengths(side) ?? SnapLengths(side, of: [])
      }
      store.readSize = { [weak self] text throws(SizeError) in
        guard let self else { throw SizeError(text: text, reason: "is no size", allowed: 1...1) }
        return try SizeParser.command(
          typed: text, allowed: size.range, window: size.window, catalog: catalog)
      }
    }

    /// The lengths that a side snaps to: those of the devices that are listed, and the own widths.
    func snapLengths(_ side: WritableKeyPath<Size, Double>) -> SnapLengths {
      let own = store.state.settings.sizes.snapWidths
      if snapCache?.own != own {
        snapCache = (
          own, SnapLengths(\.width, of: orderedDevices, own: own),
          SnapLengths(\.height, of: orderedDevices)
        )
      }
      let lengths = side == \.width ? snapCache?.widths : snapCache?.heights
      return lengths ?? SnapLengths(side, of: [])
    }

    /// Takes a step of a drag of the app's frame.
    private func handleMoved(_ handle: FrameHandle, _ event: PointerEvent) {
      switch event.phase {
      case .down:
        // The keys that undo and step are the bar's: they follow the hand from the sliders here.
        stack?.makeKey(resizerLayer)
        frameDrag = FrameDrag(handle: handle, start: event.position, resize: size)
        perform(.gesture(.began))
      case .moved: dragFrame(event)
      case .up:
        dragFrame(event)
        frameDrag = nil
        perform(.gesture(.ended))
      case .cancelled:
        frameDrag = nil
        perform(.gesture(.cancelled))
      }
    }

    private func dragFrame(_ event: PointerEvent) {
      guard let frameDrag, store.state.settings.resize.gestureStart != nil else { return }
      let isFree = event.modifiers.contains(.control)
      let result = frameDrag.result(
        at: event.position, isOneSided: event.modifiers.contains(.shift)
      ) { side, length in isFree ? length : snapLengths(side).snapped(length) }
      perform(.dragFrame(result.size, result.hold))
    }

    // MARK: Layout that keeps up, or catches up

    /// Whether the app stays as it was laid out last, as a hand moves faster than it can follow.
    var layoutWaits: Bool {
      pace.waits(
        whileHeld: size.gestureStart != nil, lastLayout: appLayer?.updateDuration ?? .zero)
    }

    /// What follows from a size that has changed.
    func sizeChanged(from before: MenuSettings) {
      keepSizes(from: before)
      guard size != before.resize else { return }
      if let restTimer { frameLayer?.surface.cancelScheduled(restTimer) }
      restTimer = nil
      pace.isResting = false
      guard size.gestureStart != nil else { return }
      restTimer = frameLayer?.surface.schedule(at: now + LayoutPace.rest) { [weak self] in
        guard let self, layoutWaits else { return }
        pace.isResting = true
        stack?.setNeedsArrangement()
      }
    }

    /// Takes in the size that the app itself asks for, once each time it asks.
    func heedRequest() {
      let request = appLayer?.surface.preferredContentSize
      guard request != heededRequest else { return }
      heededRequest = request
      store.state.settings.resize.ask(for: request)
      stack?.windowTitle = windowTitle
    }
  }
#endif
