#if DEBUG_TOOLS
  internal import AppSurface
  internal import CSDL2
  internal import DebugMenu
  internal import SDLHost

  /// Tells from an event's raw type whether anyone here could want it: what every event of the
  /// program passes while nothing of the tools shows. It allocates nothing and asks nobody.
  nonisolated struct EventGate {
    /// Whether all events are wanted: something shows, or a gesture is not yet over.
    var isBusy = false
    /// The kinds of trigger that listen.
    var listening: Set<ShakeGesture.Kind> = [] {
      didSet {
        hasKeys = listening.contains(.keyChord)
        hasMotion = listening.contains(.motion)
        hasWindow = listening.contains(.windowShake)
        hasTouch = listening.contains(.touch)
        hasPads = listening.contains(.controller)
      }
    }

    private struct Chord {
      var code: SDL_Keycode
      var modifiers: UInt8
    }

    private let window: UInt32
    private let wakeType: UInt32
    private let wakeMark: UnsafeMutableRawPointer
    /// A few chords at a fixed place: going through them takes no memory.
    private let chords = UnsafeMutableBufferPointer<Chord>.allocate(capacity: 16)
    private var chordCount = 0
    private var hasKeys = false
    private var hasMotion = false
    private var hasWindow = false
    private var hasTouch = false
    private var hasPads = false

    init(window: UInt32, wakeType: UInt32, wakeMark: UnsafeMutableRawPointer) {
      self.window = window
      self.wakeType = wakeType
      self.wakeMark = wakeMark
    }

    /// Gives the memory back; for the owner, at its own end.
    func close() { chords.deallocate() }

    /// The chords that a key is compared with. Where they are too many, every key is looked at.
    mutating func listen(to keys: [KeyChord]) {
      chordCount = 0
      for chord in keys {
        for code in SDLKeys.codes(of: chord.key) {
          guard chordCount < chords.count else { return }
          chords[chordCount] = Chord(code: code, modifiers: chord.modifiers.rawValue)
          chordCount += 1
        }
      }
    }

    /// Whether anyone here could want the event.
    @inline(__always)
    func wants(_ event: SDL_Event) -> Bool {
      let type = event.type
      if isBusy { return true }
      switch type {
      case SDL_KEYDOWN.rawValue: return hasKeys && isNearChord(event.key)
      case SDL_CONTROLLERSENSORUPDATE.rawValue, SDL_SENSORUPDATE.rawValue: return hasMotion
      case SDL_CONTROLLERBUTTONDOWN.rawValue, SDL_CONTROLLERBUTTONUP.rawValue: return hasPads
      // A finger's motion matters during a hold only, which is busy.
      case SDL_FINGERDOWN.rawValue, SDL_FINGERUP.rawValue:
        return hasTouch && event.tfinger.windowID == window
      case SDL_WINDOWEVENT.rawValue: return event.window.windowID == window && isNews(event.window)
      case SDL_CONTROLLERDEVICEADDED.rawValue, SDL_CONTROLLERDEVICEREMOVED.rawValue,
        SDL_RENDER_TARGETS_RESET.rawValue, SDL_RENDER_DEVICE_RESET.rawValue:
        return true
      default: return type == wakeType && event.user.data1 == wakeMark
      }
    }

    /// The key of a chord, pressed with a modifier or as the chord has it.
    @inline(__always)
    private func isNearChord(_ event: SDL_KeyboardEvent) -> Bool {
      guard event.windowID == window else { return false }
      if chordCount == chords.count { return true }
      let code = event.keysym.sym
      var index = 0
      while index < chordCount {
        let chord = chords[index]
        index += 1
        guard chord.code == code else { continue }
        let held = KeyModifiers(sdl: event.keysym.mod).rawValue
        if held == chord.modifiers || held & chord.modifiers != 0 { return true }
      }
      return false
    }

    private func isNews(_ event: SDL_WindowEvent) -> Bool {
      switch SDL_WindowEventID(UInt32(event.event)) {
      case SDL_WINDOWEVENT_MOVED: hasWindow
      case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED,
        SDL_WINDOWEVENT_FOCUS_LOST:
        true
      default: false
      }
    }
  }
#endif
