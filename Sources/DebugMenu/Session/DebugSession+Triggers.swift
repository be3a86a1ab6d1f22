#if DEBUG_TOOLS
  public import AppSurface

  extension DebugSession {
    /// Where the settings of a person are kept.
    static let triggersSection = "triggers"

    /// The kinds of trigger whose switch is on. Setting replaces the list, whatever was saved.
    public var triggers: Set<ShakeGesture.Kind> {
      get { store.state.triggers.enabled }
      set {
        store.state.triggers.enabled = newValue
        stateChanged()
      }
    }

    /// How hard a device must be shaken. Setting it wins over what was saved.
    public var shakeLevel: ShakeLevel {
      get { store.state.triggers.level }
      set {
        store.state.triggers.level = newValue
        stateChanged()
      }
    }

    /// The controller's buttons that open the menu when they are held together; empty means none.
    public var controllerChord: Set<ControllerEvent.Button> {
      get { gesture.controllerChord }
      set {
        gesture.controllerChord = newValue
        applyTriggers()
      }
    }

    /// Opens the menu as a gesture does: where the switch for the app's code is on.
    public func shake() {
      if let trigger = gesture.code(at: now) { asked(trigger) }
      attemptsChanged()
    }

    /// The last ten things that could have opened the menu, oldest first.
    public var triggerAttempts: [TriggerAttempt] { gesture.attempts(at: now) }

    /// Shows an event to the triggers, and to nobody else.
    package func sense(_ event: InputEvent) -> EventAnswer { answer(gesture.handle(event)) }

    /// The same for a sample of an accelerometer, which come by the hundred.
    package func sense(_ sample: MotionEvent, at time: Duration) -> EventAnswer {
      gesture.isEnabled ? answer(gesture.motion(sample, time)) : .passed
    }

    /// The same for a controller's button.
    package func sense(_ button: ControllerEvent, at time: Duration) -> EventAnswer {
      gesture.isEnabled ? answer(gesture.controller(button, time)) : .passed
    }

    /// The same for a finger.
    package func sense(_ touch: TouchEvent, at time: Duration) -> EventAnswer {
      gesture.isEnabled ? answer(gesture.touch(touch, time)) : .passed
    }

    /// The same for the pointer.
    package func sense(_ pointer: PointerEvent, at time: Duration) -> EventAnswer {
      gesture.isEnabled ? answer(gesture.pointer(pointer, time)) : .passed
    }

    private func answer(_ outcome: ShakeGesture.Outcome) -> EventAnswer {
      if let trigger = outcome.trigger { asked(trigger) }
      if gesture.nextDeadline != plannedTrigger { planTrigger() }
      if triggersLayer != nil { attemptsChanged() }
      return outcome.answer
    }

    /// Whether a gesture is under way, or has fired and is not yet over.
    package var isTriggerBusy: Bool { gesture.isBusyWithKeys || gesture.isBusyWithFingers }

    /// A trigger fired: the first one opens the menu. Those that a person means as a switch close
    /// it too.
    private func asked(_ trigger: ShakeGesture.Trigger) {
      switch trigger {
      case .chord: perform(.toggle)
      case .controller:
        perform(.toggle)
        menuInput.usesController = isMenuOpen
        showController()
      case .motion, .windowShake, .touch, .code:
        if isMenuOpen { gesture.menuWasOpen() } else { perform(.open) }
      }
    }

    /// A hold is complete after a while though nothing more happens.
    private func planTrigger() {
      plannedTrigger = gesture.nextDeadline
      guard let deadline = plannedTrigger, let surface = appLayer?.surface else { return }
      surface.schedule(at: deadline) { [weak self] in
        guard let self, plannedTrigger == deadline else { return }
        plannedTrigger = nil
        if let trigger = gesture.advance(to: deadline) { asked(trigger) }
      }
    }

    /// Brings the gesture up to date with the switches.
    func applyTriggers() {
      let settings = store.state.triggers
      if gesture.enabledKinds != settings.enabled { gesture.enabledKinds = settings.enabled }
      if gesture.level != settings.level { gesture.level = settings.level }
      let buttons = gesture.controllerChord.map(\.label).sorted().joined(separator: " and ")
      if store.controllerTitle != buttons { store.controllerTitle = buttons }
    }

    /// Keeps what a person set; what code sets is code's to say again.
    func keepTriggers() {
      keeper?.update(Self.triggersSection) { kept in
        kept = store.state.triggers.json(over: kept)
      }
    }

    // MARK: The page

    /// Shows what the triggers see, at most thirty times a second.
    func attemptsChanged() {
      guard let surface = triggersLayer?.surface, !isMeterPlanned else { return }
      isMeterPlanned = true
      surface.schedule(at: now + .milliseconds(33)) { [weak self] in self?.showAttempts() }
    }

    private func showAttempts() {
      isMeterPlanned = false
      let time = now
      readTriggers(at: time)
      // When the sensor falls silent the meter falls back.
      guard store.triggers.strength != nil, let surface = triggersLayer?.surface else { return }
      surface.schedule(at: time + ShakeDetector.window + .milliseconds(10)) { [weak self] in
        guard let self, triggersLayer != nil, gesture.strength(at: now) == nil else { return }
        readTriggers(at: now)
      }
    }

    private func readTriggers(at time: Duration) {
      let attempts = gesture.attempts(at: time).reversed().map {
        TriggersModel.Attempt($0, at: time)
      }
      let model = TriggersModel(strength: gesture.strength(at: time), attempts: attempts)
      if model != store.triggers { store.triggers = model }
    }

    func makeTriggersLayer() -> Layer {
      readTriggers(at: now)
      let layer = layer("triggers", Level.triggers, TriggersPage(store: store), .modal) {
        PanelLayout(window: $0).frame
      }
      layer.surface.update()
      layer.surface.focus(layer.surface.rootElement?.first(of: ToggleElement.self))
      return layer
    }

    /// Escape and a controller's B lead back to the menu; a press beside the panel closes all.
    func triggersEvent(_ event: InputEvent) -> EventAnswer {
      let panel = PanelLayout(window: store.state.settings.resize.window).frame
      let action = menuInput.handle(event, panel: panel)
      switch (action, event.kind) {
      case (.close, .pointer): perform(.close)
      case (.close, _): perform(.endTriggers)
      case (.take, .controller), (.take, .keyUp), (.take, .pointer): break
      default: return .passed
      }
      return .consumed
    }
  }

  nonisolated extension ControllerEvent.Button {
    /// What the button is called for people.
    var label: String {
      switch self {
      case .a, .b, .x, .y: rawValue.uppercased()
      case .back: "Back"
      case .guide: "Guide"
      case .start: "Start"
      case .leftStick: "Left Stick"
      case .rightStick: "Right Stick"
      case .leftShoulder: "Left Shoulder"
      case .rightShoulder: "Right Shoulder"
      case .up, .down, .left, .right: "D-Pad"
      }
    }
  }
#endif
