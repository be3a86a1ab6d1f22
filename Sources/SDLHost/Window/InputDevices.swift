import CSDL2
import Glibc

/// Game controllers and their accelerometers, listened to only while one is connected.
///
/// SDL polls once it has started its joysticks. So it is started when the system shows a joystick,
/// and a sleeping thread watches for one to appear: with none, nothing ever wakes the loop.
final class InputDevices {
  private static let folder = "/dev/input"
  private var opened: [Int32: OpaquePointer] = [:]
  private var isStarted = false
  private var watch: DescriptorWatch?
  private var descriptor: Int32 = -1

  /// Looks for devices now and whenever one appears; `wake` is called from a thread then, and
  /// whoever is woken calls `look()`.
  init(wake: @escaping @Sendable () -> Void) {
    descriptor = csdl2_watch_folder(Self.folder)
    if descriptor >= 0 { watch = try? DescriptorWatch(descriptor, onReadable: wake) }
    look()
  }

  /// Starts SDL's controllers if the system shows a joystick by now.
  func look() {
    guard !isStarted, Self.hasJoystick() else { return }
    isStarted = SDL_InitSubSystem(UInt32(SDL_INIT_GAMECONTROLLER)) == 0
  }

  /// Opens a controller that appeared, closes one that is gone.
  func changed(_ event: SDL_Event) {
    let device = event.cdevice
    if SDL_EventType(device.type) == SDL_CONTROLLERDEVICEADDED {
      guard let controller = SDL_GameControllerOpen(device.which) else { return }
      let id = SDL_JoystickInstanceID(SDL_GameControllerGetJoystick(controller))
      opened[id] = controller
      SDL_GameControllerSetSensorEnabled(controller, SDL_SENSOR_ACCEL, SDL_TRUE)
    } else {
      if let controller = opened.removeValue(forKey: device.which) {
        SDL_GameControllerClose(controller)
      }
      if opened.isEmpty, !Self.hasJoystick() { stop() }
    }
  }

  /// Ends everything; for the owner, at its own end.
  func close() {
    watch?.stop()
    watch = nil
    if descriptor >= 0 { Glibc.close(descriptor) }
    descriptor = -1
    stop()
  }

  private func stop() {
    for controller in opened.values { SDL_GameControllerClose(controller) }
    opened = [:]
    if isStarted { SDL_QuitSubSystem(UInt32(SDL_INIT_GAMECONTROLLER)) }
    isStarted = false
  }

  /// Whether the system shows a joystick: a file `js0`, `js1`, ...
  private static func hasJoystick() -> Bool {
    guard let folder = opendir(folder) else { return false }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      if entry.pointee.d_name.0 == CChar(bitPattern: UInt8(ascii: "j")),
        entry.pointee.d_name.1 == CChar(bitPattern: UInt8(ascii: "s"))
      {
        return true
      }
    }
    return false
  }
}
