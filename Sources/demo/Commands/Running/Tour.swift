/// The built-in tour: plays the main job and takes a picture of each step.
nonisolated enum Tour {
  /// The tour as a script; its pictures have the extension.
  static func script(pictureExtension: String) -> String {
    """
    screenshot 01-app.\(pictureExtension)
    """
  }
}
