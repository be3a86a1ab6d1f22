import CSDL2

/// A controller that SDL itself provides, pressed by commands: nothing in the machine is needed.
final class VirtualPad {
  private var index: Int32 = -1
  private var stick: OpaquePointer?
  private var controller: OpaquePointer?

  private func attach() {
    guard stick == nil else { return }
    index = SDL_JoystickAttachVirtual(SDL_JOYSTICK_TYPE_GAMECONTROLLER, 6, 21, 0)
    guard index >= 0 else { fail("SDL_JoystickAttachVirtual") }
    controller = SDL_GameControllerOpen(index)
    stick = SDL_GameControllerGetJoystick(controller)
    SDL_PumpEvents()
  }

  /// Presses buttons by SDL's names and lets them go, `+name` only presses, `-name` only lets go.
  func press(_ names: [String]) {
    attach()
    for name in names {
      let button = SDL_GameControllerGetButtonFromString(
        name.first == "+" || name.first == "-" ? String(name.dropFirst()) : name)
      if button == SDL_CONTROLLER_BUTTON_INVALID { fail("no button \(name)") }
      if name.first != "-" { set(button, 1) }
      if name.first != "+" { set(button, 0) }
    }
  }

  private func set(_ button: SDL_GameControllerButton, _ value: UInt8) {
    SDL_JoystickSetVirtualButton(stick, button.rawValue, value)
    SDL_JoystickUpdate()
  }

  func pump() { SDL_PumpEvents() }

  /// Samples of a shake, as a controller that measures motion sends them: two seconds at 100 Hz.
  func shake() {
    for index in 0..<200 {
      var event = SDL_Event()
      event.type = SDL_CONTROLLERSENSORUPDATE.rawValue
      event.common.timestamp = SDL_GetTicks() + UInt32(index) * 10
      event.csensor.sensor = SDL_SENSOR_ACCEL.rawValue
      event.csensor.which = 1
      event.csensor.data.0 = index < 20 ? 0 : index.isMultiple(of: 2) ? 30 : -30
      event.csensor.data.2 = 9.8
      // SDL_PushEvent would stamp it with this moment.
      SDL_PeepEvents(&event, 1, SDL_ADDEVENT, 0, 0)
    }
  }
}

/// Fingers that touch the window.
enum Fingers {
  static func hold(_ window: OpaquePointer) {
    for id in 1...3 { push(SDL_FINGERDOWN, id, (0.2 * Float(id), 0.5), window) }
  }

  static func lift(_ window: OpaquePointer) {
    for id in 1...3 { push(SDL_FINGERUP, id, (0.2 * Float(id), 0.5), window) }
  }

  /// A finger touches a place of the window, from 0 to 1, and lets go.
  static func tap(_ place: (Float, Float), _ window: OpaquePointer) {
    push(SDL_FINGERDOWN, 2, place, window)
    push(SDL_FINGERMOTION, 2, place, window)
    push(SDL_FINGERUP, 2, place, window)
  }

  private static func push(
    _ type: SDL_EventType, _ id: Int, _ place: (Float, Float), _ window: OpaquePointer
  ) {
    var event = SDL_Event()
    event.type = type.rawValue
    event.tfinger.touchId = 5
    event.tfinger.fingerId = Int64(id)
    event.tfinger.windowID = SDL_GetWindowID(window)
    (event.tfinger.x, event.tfinger.y) = place
    SDL_PushEvent(&event)
  }
}
