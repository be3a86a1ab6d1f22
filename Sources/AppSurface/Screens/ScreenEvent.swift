/// What happened to the screens of a live surface.
public enum ScreenEvent {
  /// A screen shows.
  case appeared(Screen)
  /// A screen no longer shows.
  case disappeared(Screen)
}
