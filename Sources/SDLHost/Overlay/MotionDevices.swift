public import CSDL2

/// Accelerometers of the device and of controllers, as far as the program has started SDL's parts
/// for them.
@MainActor public final class MotionDevices {
  private var sensors: [Int32: OpaquePointer] = [:]
  private var controllers: [Int32: OpaquePointer] = [:]

  /// Opens what is there.
  public init() {
    openSensors()
    guard SDL_WasInit(UInt32(SDL_INIT_GAMECONTROLLER)) != 0 else { return }
    for index in 0..<max(0, SDL_NumJoysticks()) { open(controllerAt: index) }
  }

  /// Closes what was opened.
  public func close() {
    for sensor in sensors.values { SDL_SensorClose(sensor) }
    for controller in controllers.values { SDL_GameControllerClose(controller) }
    (sensors, controllers) = ([:], [:])
  }

  /// The sensors whose samples are accelerations.
  public var accelerometers: Set<Int32> { Set(sensors.keys) }

  /// Opens a controller that appeared, closes one that is gone.
  public func changed(_ event: SDL_Event) {
    if SDL_EventType(event.type) == SDL_CONTROLLERDEVICEADDED {
      open(controllerAt: event.cdevice.which)
    } else if let controller = controllers.removeValue(forKey: event.cdevice.which) {
      SDL_GameControllerClose(controller)
    }
  }

  private func openSensors() {
    guard SDL_WasInit(UInt32(SDL_INIT_SENSOR)) != 0 else { return }
    for index in 0..<max(0, SDL_NumSensors())
    where SDL_SensorGetDeviceType(index) == SDL_SENSOR_ACCEL {
      guard let sensor = SDL_SensorOpen(index) else { continue }
      sensors[SDL_SensorGetInstanceID(sensor)] = sensor
    }
  }

  /// Opening counts the openers, so the program's own opening and closing is not touched.
  private func open(controllerAt index: Int32) {
    guard SDL_IsGameController(index) == SDL_TRUE, let controller = SDL_GameControllerOpen(index)
    else { return }
    let id = SDL_JoystickInstanceID(SDL_GameControllerGetJoystick(controller))
    if let old = controllers.updateValue(controller, forKey: id) { SDL_GameControllerClose(old) }
    SDL_GameControllerSetSensorEnabled(controller, SDL_SENSOR_ACCEL, SDL_TRUE)
  }
}
