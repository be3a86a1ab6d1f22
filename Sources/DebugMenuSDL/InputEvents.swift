#if DEBUG_TOOLS
  internal import CSDL2

  /// Which of SDL's events are the person's input, and to which window they go.
  nonisolated enum InputEvents {
    /// Whether an event is input that goes to a window, or to the program as a whole.
    static func isInput(_ event: SDL_Event, of window: UInt32) -> Bool {
      switch SDL_EventType(event.type) {
      case SDL_KEYDOWN, SDL_KEYUP: return event.key.windowID == window
      case SDL_TEXTINPUT, SDL_TEXTEDITING: return event.text.windowID == window
      case SDL_MOUSEMOTION: return event.motion.windowID == window
      case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: return event.button.windowID == window
      case SDL_MOUSEWHEEL: return event.wheel.windowID == window
      case SDL_FINGERDOWN, SDL_FINGERUP, SDL_FINGERMOTION: return event.tfinger.windowID == window
      case SDL_MULTIGESTURE, SDL_DOLLARGESTURE, SDL_DOLLARRECORD: return true
      default:
        return event.type == UInt32(CSDL2_TEXTEDITING_EXT) || isPad(event)
      }
    }

    /// Whether an event comes from a joystick or controller, and is no news of the device itself.
    static func isPad(_ event: SDL_Event) -> Bool {
      switch SDL_EventType(event.type) {
      case SDL_JOYAXISMOTION, SDL_JOYBALLMOTION, SDL_JOYHATMOTION, SDL_JOYBUTTONDOWN,
        SDL_JOYBUTTONUP, SDL_CONTROLLERAXISMOTION, SDL_CONTROLLERBUTTONDOWN,
        SDL_CONTROLLERBUTTONUP, SDL_CONTROLLERTOUCHPADDOWN, SDL_CONTROLLERTOUCHPADMOTION,
        SDL_CONTROLLERTOUCHPADUP:
        true
      default: false
      }
    }

    /// Whether a stick or hat comes to rest: a program that saw it go out must see it come back.
    static func isRest(_ event: SDL_Event) -> Bool {
      let slack: Int16 = 4000
      return switch SDL_EventType(event.type) {
      case SDL_JOYAXISMOTION: (-slack...slack).contains(event.jaxis.value)
      case SDL_CONTROLLERAXISMOTION: (-slack...slack).contains(event.caxis.value)
      case SDL_JOYHATMOTION: event.jhat.value == 0
      default: false
      }
    }

    /// Whether an event goes to a window other than these.
    static func isOfOtherWindow(_ event: SDL_Event, than window: UInt32) -> Bool {
      switch SDL_EventType(event.type) {
      case SDL_KEYDOWN, SDL_KEYUP, SDL_TEXTINPUT, SDL_TEXTEDITING, SDL_MOUSEMOTION,
        SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP, SDL_MOUSEWHEEL, SDL_WINDOWEVENT:
        event.window.windowID != window
      case SDL_FINGERDOWN, SDL_FINGERUP, SDL_FINGERMOTION: event.tfinger.windowID != window
      default: false
      }
    }
  }
#endif
