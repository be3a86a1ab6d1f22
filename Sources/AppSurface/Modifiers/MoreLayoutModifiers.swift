/// The parts of a screen that are better left free.
public nonisolated struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// A set of the given bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// What the device and the bars around the view take.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// What a keyboard on the screen takes; surfaces have none.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All of them.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

extension View {
  /// The view reaches under the screen's edges where it touches them.
  public consuming func ignoresSafeArea(
    _ regions: SafeAreaRegions, edges: Edge.Set = .all
  ) -> some View { ignoresSafeArea(edges: regions.contains(.container) ? edges : []) }

  /// The view in the ratio of a size's width to its height.
  public consuming func aspectRatio(_ size: Size, contentMode: ContentMode) -> some View {
    aspectRatio(size.height > 0 ? size.width / size.height : nil, contentMode: contentMode)
  }

  /// All of the view is seen, in its own ratio.
  public consuming func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// All of the room is covered, in the view's own ratio.
  public consuming func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// The view is drawn elsewhere than it stands.
  public consuming func offset(_ offset: Size) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// The view's identity: its state is new where the value is another.
  public consuming func id(_ id: some Hashable) -> some View {
    Identified(base: self, id: AnyHashable(id))
  }
}

/// A view whose place is known by a value.
struct Identified<Content: View>: PrimitiveView, ModifiedView {
  let base: Content
  let id: AnyHashable

  var content: any View { base }

  func applied(to content: AnyView) -> any View { Identified<AnyView>(base: content, id: id) }

  static var _readsObjects: Bool { false }

  func _evaluate(_ context: inout ViewContext) { context.add(base, key: .id(id)) }
}
