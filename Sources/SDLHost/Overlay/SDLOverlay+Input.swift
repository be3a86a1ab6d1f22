import CSDL2

extension SDLOverlay {
  /// Whether the layers have the person's input.
  public var hasInput: Bool { borrowed != nil }

  /// Takes the person's input for the layers: the pointer shows and is free, text fields work, and
  /// main-actor tasks run while the program waits for events.
  public func borrowInput() {
    guard borrowed == nil else { return }
    borrowed = BorrowedInput(from: window)
    let wakeEvent = wakeEvent
    bridge = try? MainQueueBridge { wakeEvent.send() }
    wakeEvent.send()
  }

  /// Gives the input back as it was.
  ///
  /// - Returns: What was set before; compare it when SDL has had time to follow.
  public func giveInputBack() -> InputReceipt? {
    guard let borrowed else { return nil }
    self.borrowed = nil
    let cursorIsOurs = pointerShapes.isShowing
    let hadTextInput = textInput.isOn
    textInput.show(nil, metrics: translator.metrics)
    borrowed.giveBack(
      textInputIsOurs: hadTextInput || SDL_IsTextInputActive() != SDL_TRUE,
      cursorIsOurs: cursorIsOurs)
    pointerShapes.close()
    bridge?.stop()
    bridge = nil
    return InputReceipt(before: borrowed.before, window: window)
  }
}

/// What a program had set of its input before it was borrowed.
public struct InputReceipt {
  let before: BorrowedInput.Reading
  let window: OpaquePointer

  /// The names of all that is compared.
  public static let names = ["focus", "text input", "cursor", "relative mouse mode", "grab"]

  /// The names of what is not as it was.
  public func differences() -> [String] {
    BorrowedInput.Reading(of: window).differences(from: before)
  }

  /// Whether text input was on: then SDL cannot be asked where its rectangle was.
  public var hadTextInput: Bool { before.isTextInputOn }
}

/// Writes a line to SDL's log, where the program has its own.
public enum SDLLog {
  /// Says it at the level of information.
  public static func info(_ line: String) { csdl2_log_info(line) }
  /// Says it at the level of warnings.
  public static func warn(_ line: String) { csdl2_log_warn(line) }
}
