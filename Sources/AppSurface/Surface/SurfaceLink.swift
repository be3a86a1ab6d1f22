/// The way from an element to its surface: one for all of them, and cut when the surface goes, so that
/// an element that somebody keeps costs no weak reference of its own.
final class SurfaceLink {
  @exclusivity(unchecked) unowned(unsafe) var surface: Surface?

  init(_ surface: Surface) { self.surface = surface }
}
