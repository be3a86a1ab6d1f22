/// What happened to the screens of a live surface.
public enum ScreenEvent {
  /// A screen shows.
  case appeared(Screen)
  /// A screen that shows was given other content, or a view in it says something else of itself.
  case changed(Screen)
  /// A screen no longer shows.
  case disappeared(Screen)
}
