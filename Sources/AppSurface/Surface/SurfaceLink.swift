/// The way from nodes and elements to their surface: one for all of them, and cut when the surface goes,
/// so that an element that somebody keeps costs no weak reference of its own.
///
/// It holds what they note most often. Others know the surface weakly, and to hold on to an object that
/// is known so, if only for a moment, costs many times as much as to hold on to this one.
final class SurfaceLink {
  @exclusivity(unchecked) unowned(unsafe) var surface: Surface?
  @exclusivity(unchecked) var evaluationCount = 0
  @exclusivity(unchecked) var placementCount = 0
  @exclusivity(unchecked) var isDisplayDirty = true
  @exclusivity(unchecked) var needsLayoutPass = true
  /// How far the change that asked for a layout is from the outside.
  @exclusivity(unchecked) var layoutDepth = 0

  /// Whether the surface has been told of a change as near to the outside as any that asks for a layout.
  var knowsOfLayout: Bool { needsLayoutPass && layoutDepth == 0 }
}
