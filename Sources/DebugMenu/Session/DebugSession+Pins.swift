#if DEBUG_TOOLS
  internal import AppSurface

  extension DebugSession {
    /// Shows the small panel while a value is chosen for it.
    func syncPins() {
      pinList.update(sections: controller.sections)
      pinLayer = synced(pinLayer, !controller.pins.ids.isEmpty, make: makePinLayer)
    }

    private func makePinLayer() -> Layer {
      let pins = controller.pins
      pinList.beginShowing()
      let layer = layer("pins", Level.pins, PinPanel(list: pinList), .hitTested) { window in
        PinLayout(count: pins.ids.count, origin: pins.origin, window: window).frame
      }
      return layer
    }
  }
#endif
