public import AppSurface

/// What an event of a sensor, a controller or a finger means: plain memory, so that it is quick to
/// hand over.
public nonisolated enum DeviceEvent: Hashable, Sendable {
  /// A sample of an accelerometer.
  case motion(MotionEvent)
  /// A button of a controller.
  case controller(ControllerEvent)
  /// A further finger.
  case touch(TouchEvent)
  /// The first finger, which is the pointer.
  case pointer(PointerEvent)

  /// The same as an event of any kind.
  var kind: InputEvent.Kind {
    switch self {
    case .motion(let sample): .motion(sample)
    case .controller(let button): .controller(button)
    case .touch(let touch): .touch(touch)
    case .pointer(let pointer): .pointer(pointer)
    }
  }
}
