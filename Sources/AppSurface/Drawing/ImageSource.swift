/// What an image command shows.
public nonisolated enum ImageSource: Hashable, Sendable {
  /// One of the kit's own vector symbols by name (`chevron.right`), tinted with the command's colour.
  case symbol(name: String, weight: Font.Weight)
  /// A picture in memory, stretched over the command's rectangle.
  case bitmap(Bitmap)
}
