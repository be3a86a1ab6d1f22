import AppSurface
import CSDL2

/// The shapes of the mouse pointer, each made at its first use.
final class PointerShapes {
  private var cursors: [PointerStyle: OpaquePointer] = [:]
  private var shown = PointerStyle.arrow

  /// Whether the pointer has one of these shapes.
  var isShowing: Bool { !cursors.isEmpty }

  func show(_ style: PointerStyle) {
    guard style != shown else { return }
    shown = style
    guard let cursor = cursors[style] ?? SDL_CreateSystemCursor(Self.shape(of: style)) else {
      return
    }
    cursors[style] = cursor
    SDL_SetCursor(cursor)
  }

  /// Gives the shapes back; for the end.
  func close() {
    for cursor in cursors.values { SDL_FreeCursor(cursor) }
    cursors = [:]
    shown = .arrow
  }

  private static func shape(of style: PointerStyle) -> SDL_SystemCursor {
    switch style {
    case .arrow: SDL_SYSTEM_CURSOR_ARROW
    case .link: SDL_SYSTEM_CURSOR_HAND
    case .text: SDL_SYSTEM_CURSOR_IBEAM
    case .resizeLeftRight: SDL_SYSTEM_CURSOR_SIZEWE
    case .resizeUpDown: SDL_SYSTEM_CURSOR_SIZENS
    case .resizeTopLeftBottomRight: SDL_SYSTEM_CURSOR_SIZENWSE
    case .resizeTopRightBottomLeft: SDL_SYSTEM_CURSOR_SIZENESW
    }
  }
}
