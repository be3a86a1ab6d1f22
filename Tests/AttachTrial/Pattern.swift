/// The ways of drawing and polling that programs have.
nonisolated enum Pattern: String, CaseIterable {
  /// Draws each frame from nothing.
  case plain
  /// Leaves a target, a clip, a scale, a blend mode and colours behind, and counts on them.
  case odd
  /// Draws at a logical size that SDL scales.
  case logical
  /// Destroys its renderer and makes a new one when told to.
  case reset
  /// Has a second window with a renderer of its own.
  case windows
  /// Hides the pointer and takes its moves alone.
  case relative
  /// Sleeps in SDL_WaitEvent.
  case wait
  /// Polls a thousand events a frame.
  case thousand
  /// Has a window of a fixed size, so that a chosen size becomes a target.
  case target
  /// Draws with OpenGL.
  case opengl
  /// Draws on the window's surface.
  case surface
}
