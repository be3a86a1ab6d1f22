#if DEBUG_TOOLS
  internal import AppSurface
  internal import CSDL2
  internal import DebugMenu
  internal import SDLHost

  extension SDLAttachment {
    /// Looks at an event that somebody here could want.
    func take(_ event: inout SDL_Event) -> EventAnswer {
      if !gate.isBusy, let answer = sense(event) { return answer }
      let answer = dispatch(&event)
      noteFinger(event, answer)
      settle()
      // What was taken the program never saw going down.
      if answer == .consumed { _ = heldByProgram.remove(event) }
      return answer
    }

    private func dispatch(_ event: inout SDL_Event) -> EventAnswer {
      if overlay.isOwn(event) { return .consumed }
      noteHost(event)
      if let ownWindow, ownWindow.owns(event) {
        if let translated = ownWindow.translate(event) {
          if case .window(.closeRequested) = translated.kind { session.perform(.close) }
          _ = overlay.stack.send(translated)
        }
        return .consumed
      }
      let answer = overlay.hasInput && !usesOwnWindow ? takeForMenu(event) : takeInPassing(event)
      if answer == .passed, let frameTarget { return map(&event, to: frameTarget) }
      return answer
    }

    /// Nothing shows: the triggers look at what comes often, by the shortest way. Nil where an event
    /// needs a longer look, or opened the menu.
    private func sense(_ event: SDL_Event) -> EventAnswer? {
      switch SDL_EventType(event.type) {
      case SDL_CONTROLLERSENSORUPDATE, SDL_SENSORUPDATE, SDL_CONTROLLERBUTTONDOWN,
        SDL_CONTROLLERBUTTONUP, SDL_FINGERDOWN, SDL_FINGERUP, SDL_FINGERMOTION:
        guard let found = overlay.deviceEvent(event) else { return .passed }
        let time = stamps.time(ofStamp: event.common.timestamp)
        let answer: EventAnswer
        var isHeld = false
        switch found {
        case .motion(let sample): answer = session.sense(sample, at: time)
        case .controller(let button): answer = session.sense(button, at: time)
        case .touch(let touch):
          answer = session.sense(touch, at: time)
          isHeld = session.isTriggerBusy
        case .pointer(let pointer):
          answer = session.sense(pointer, at: time)
          isHeld = session.isTriggerBusy
        }
        noteFinger(event, answer)
        // A trigger that fired has brought the layers up, which says so.
        if mustLook || isHeld {
          settle()
          if answer == .consumed { _ = heldByProgram.remove(event) }
        }
        return answer
      default: return nil
      }
    }

    /// Keeps which fingers the program saw coming down: SDL knows those of touch screens alone.
    private func noteFinger(_ event: SDL_Event, _ answer: EventAnswer) {
      switch SDL_EventType(event.type) {
      case SDL_FINGERDOWN where answer == .passed: fingers.insert(event)
      case SDL_FINGERUP: _ = fingers.remove(event)
      default: break
      }
    }

    /// What changes the window or its renderer.
    private func noteHost(_ event: SDL_Event) {
      switch SDL_EventType(event.type) {
      case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET: rendererWillBeDestroyed()
      case SDL_CONTROLLERDEVICEADDED, SDL_CONTROLLERDEVICEREMOVED: motionDevices?.changed(event)
      case SDL_WINDOWEVENT where event.window.windowID == overlay.windowID:
        switch SDL_WindowEventID(UInt32(event.window.event)) {
        case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED:
          windowChanged()
        case SDL_WINDOWEVENT_CLOSE: ownWindow?.quitAfterLastWindow()
        case SDL_WINDOWEVENT_FOCUS_LOST where !usesOwnWindow:
          heldByProgram = HeldInput()
          heldByMenu = HeldInput()
        default: break
        }
      default: break
      }
    }

    /// The menu has the input: all of it is the menu's, but what the program must see the end of.
    private func takeForMenu(_ event: SDL_Event) -> EventAnswer {
      if InputEvents.isOfOtherWindow(event, than: overlay.windowID) { return .passed }
      let isRelease = HeldInput.isRelease(event)
      let isPrograms = heldByProgram.remove(event) && isRelease
      // Noted before the menu hears of it, which may close by it.
      if HeldInput.isPress(event) { heldByMenu.insert(event) }
      if let translated = overlay.translate(event) { _ = overlay.stack.send(translated) }
      if isPrograms || InputEvents.isRest(event) { return .passed }
      guard InputEvents.isInput(event, of: overlay.windowID) else { return .passed }
      if isRelease { _ = heldByMenu.remove(event) }
      return .consumed
    }

    /// The input is the program's: the triggers see it, and layers that stand aside from the menu.
    private func takeInPassing(_ event: SDL_Event) -> EventAnswer {
      if InputEvents.isOfOtherWindow(event, than: overlay.windowID) { return .passed }
      if isRestOfMenu(event) { return .consumed }
      // With the menu in a window of its own, a controller drives it from wherever the focus is.
      let isForOwnWindow = usesOwnWindow && session.isMenuOpen && InputEvents.isPad(event)
      guard let translated = overlay.translate(event) else {
        return isForOwnWindow && !InputEvents.isRest(event) ? .consumed : .passed
      }
      switch translated.kind {
      case .keyDown, .keyUp, .text, .composition, .controller, .motion, .touch:
        let isProgramKey = usesOwnWindow || overlay.stack.isKey(programLayer)
        if isForOwnWindow || !isProgramKey { return overlay.stack.send(translated) }
        return session.sense(translated)
      case .pointer, .wheel:
        return usesOwnWindow ? session.sense(translated) : overlay.stack.send(translated)
      case .window(.resized): return .passed
      case .window(.closeRequested): return .passed
      case .window(.moved):
        // The triggers see no pointer while nothing shows; a window that is moved by its title bar
        // gets no press.
        _ = session.sense(InputEvent(time: translated.time, kind: overlay.pointerNow))
        return overlay.stack.send(translated)
      case .window: return overlay.stack.send(translated)
      }
    }

    /// What is held since the menu was open is nobody's until it is let go.
    private func isRestOfMenu(_ event: SDL_Event) -> Bool {
      guard !heldByMenu.isEmpty || isTakingText else { return false }
      switch SDL_EventType(event.type) {
      case SDL_TEXTINPUT, SDL_TEXTEDITING: return isTakingText
      case SDL_KEYDOWN:
        if event.key.repeat != 0, heldByMenu.holds(event) {
          isTakingText = true
          return true
        }
        isTakingText = false
        _ = heldByMenu.remove(event)
        return false
      default:
        let isHeld = heldByMenu.remove(event)
        if !heldByMenu.hasKeys { isTakingText = false }
        return isHeld && HeldInput.isRelease(event)
      }
    }

    // MARK: What follows

    /// Brings everything that follows from the tools' state up to date.
    func settle() {
      mustLook = false
      overlay.update()
      applySize()
      let hasMenu = overlay.stack.layers.contains { !$0.isHidden && $0.eventPolicy == .modal }
      if hasMenu, !overlay.hasInput { beginMenu() }
      if !hasMenu, overlay.hasInput { endMenu() }
      syncOwnWindow()
      let shows = isShowing
      if !shows { overlay.dropTextures() }
      receipt.check()
      gate.listening = session.triggers
      gate.listen(to: session.chords)
      gate.isBusy =
        shows || mustLook || !heldByMenu.isEmpty || isTakingText || session.isTriggerBusy
        || receipt.isPending || frameTarget != nil
    }

    private func beginMenu() {
      heldByProgram = HeldInput(polled: ())
      heldByProgram.formFingers(fingers)
      heldByMenu = HeldInput()
      isTakingText = false
      receipt = AttachmentReceipt()
      overlay.borrowInput()
    }

    private func endMenu() {
      if usesOwnWindow { heldByMenu = HeldInput() }
      isTakingText = heldByMenu.hasKeys
      heldByProgram = HeldInput()
      ownWindow = nil
      if let input = overlay.giveInputBack() { receipt.closed(input) }
    }
  }
#endif
