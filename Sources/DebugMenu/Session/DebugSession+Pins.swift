#if DEBUG_TOOLS
  internal import AppSurface

  extension DebugSession {
    private static let pinsSection = "pins"

    /// Gives the small panel the values and the place that were kept, and keeps them from now on.
    func connectPins() {
      let pins = controller.pins
      if let kept = keeper?[Self.pinsSection] { pins.kept = KeptPins(kept) }
      pins.changed = { [weak self] in self?.pinsChanged() }
    }

    private func pinsChanged() {
      if !controller.pins.isHeld { keepPins() }
      stateChanged()
    }

    private func keepPins() {
      let pins = controller.pins.kept
      keeper?.update(Self.pinsSection) { kept in
        // An untouched panel writes nothing.
        guard kept != nil || pins != KeptPins() else { return }
        kept = pins.json(over: kept)
      }
    }

    /// Shows the small panel while values are chosen for it that are there.
    func syncPins() {
      let isWanted = !pinList.pinned.isEmpty
      if isWanted { pinList.update(sections: controller.sections) }
      pinLayer = synced(pinLayer, isWanted, make: makePinLayer)
      guard let pinLayer, let stack else { return pinList.stopWatching() }
      if pinLayer.frame != pinList.pinLayout(in: stack.windowSize).frame {
        stack.setNeedsArrangement()
      }
    }

    private func makePinLayer() -> Layer {
      pinList.beginShowing()
      return layer("pins", Level.pins, PinPanel(list: pinList), .hitTested) { [pinList] window in
        pinList.pinLayout(in: window).frame
      }
    }
  }

  extension ItemListModel {
    /// Where the panel of chosen values stands in a window.
    fileprivate func pinLayout(in window: Size) -> PinLayout {
      PinLayout(count: pinned.count, origin: controller.pins.origin, window: window)
    }
  }
#endif
