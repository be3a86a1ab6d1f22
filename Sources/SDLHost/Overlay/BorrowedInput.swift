import CSDL2

/// The person's input while the layers have it: what the program had set, and what is ours now.
struct BorrowedInput {
  /// What a program sets of its input, as SDL tells it.
  struct Reading: Hashable {
    var focus: UInt32
    var isTextInputOn: Bool
    var isCursorShown: Bool
    var cursor: OpaquePointer?
    var isRelative: Bool
    var isMouseGrabbed: Bool
    var isKeyboardGrabbed: Bool
    var mouseRect: [Int32]

    init(of window: OpaquePointer) {
      focus = SDL_GetKeyboardFocus().map { SDL_GetWindowID($0) } ?? 0
      isTextInputOn = SDL_IsTextInputActive() == SDL_TRUE
      isCursorShown = SDL_ShowCursor(SDL_QUERY) == SDL_ENABLE
      cursor = SDL_GetCursor()
      isRelative = SDL_GetRelativeMouseMode() == SDL_TRUE
      isMouseGrabbed = SDL_GetWindowMouseGrab(window) == SDL_TRUE
      isKeyboardGrabbed = SDL_GetWindowKeyboardGrab(window) == SDL_TRUE
      mouseRect =
        SDL_GetWindowMouseRect(window).map {
          [$0.pointee.x, $0.pointee.y, $0.pointee.w, $0.pointee.h]
        } ?? []
    }

    /// The names of what is not as in another reading.
    func differences(from other: Reading) -> [String] {
      [
        ("focus", focus != other.focus), ("text input", isTextInputOn != other.isTextInputOn),
        ("cursor", isCursorShown != other.isCursorShown || cursor != other.cursor),
        ("relative mouse mode", isRelative != other.isRelative),
        (
          "grab",
          isMouseGrabbed != other.isMouseGrabbed || isKeyboardGrabbed != other.isKeyboardGrabbed
            || mouseRect != other.mouseRect
        ),
      ].filter(\.1).map(\.0)
    }
  }

  /// What was set before.
  let before: Reading
  private let window: OpaquePointer

  /// Takes the input over: the pointer shows and moves freely.
  init(from window: OpaquePointer) {
    self.window = window
    before = Reading(of: window)
    if before.isRelative { SDL_SetRelativeMouseMode(SDL_FALSE) }
    if !before.mouseRect.isEmpty { SDL_SetWindowMouseRect(window, nil) }
    if !before.isCursorShown { SDL_ShowCursor(SDL_ENABLE) }
  }

  /// Gives the input back as it was. What the program itself has set meanwhile stays: only what is
  /// still as the layers left it is put back.
  func giveBack(textInputIsOurs: Bool, cursorIsOurs: Bool) {
    let now = Reading(of: window)
    if before.isTextInputOn, !now.isTextInputOn, textInputIsOurs { SDL_StartTextInput() }
    if cursorIsOurs, let cursor = before.cursor { SDL_SetCursor(cursor) }
    if !before.isCursorShown, now.isCursorShown { SDL_ShowCursor(SDL_DISABLE) }
    if before.mouseRect.count == 4, now.mouseRect.isEmpty {
      var rect = SDL_Rect(
        x: before.mouseRect[0], y: before.mouseRect[1], w: before.mouseRect[2],
        h: before.mouseRect[3])
      SDL_SetWindowMouseRect(window, &rect)
    }
    if before.isRelative, !now.isRelative { SDL_SetRelativeMouseMode(SDL_TRUE) }
  }
}
