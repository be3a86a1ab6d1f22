/// Something that a view says of itself to those who watch the surface, from its appearance to its
/// going. It has no element and takes no part in layout.
public struct SurfaceMark {
  /// What the view says.
  public fileprivate(set) var value: AnyHashable
  /// The screen around the view.
  public private(set) weak var screen: Screen?
  /// What tells the view in its place from all others.
  fileprivate let owner: ObjectIdentifier

  fileprivate init(value: AnyHashable, screen: Screen?, owner: ObjectIdentifier) {
    self.value = value
    self.screen = screen
    self.owner = owner
  }
}

/// The marks of the views that show, in the order of their appearance.
struct SurfaceMarks {
  private(set) var marks: [SurfaceMark] = []

  /// Takes in the mark of a view that appeared.
  mutating func add(_ value: AnyHashable, _ screen: Screen?, owner: AnyObject) {
    marks.append(
      SurfaceMark(value: value, screen: screen, owner: ObjectIdentifier(owner)))
  }

  /// Changes what a view says, in its place; false where it says so already or does not show.
  mutating func change(_ value: AnyHashable, owner: AnyObject) -> Bool {
    guard let index = index(of: owner), marks[index].value != value else { return false }
    marks[index].value = value
    return true
  }

  /// Takes out the mark of a view that went.
  mutating func remove(owner: AnyObject) {
    if let index = index(of: owner) { marks.remove(at: index) }
  }

  private func index(of owner: AnyObject) -> Int? {
    let owner = ObjectIdentifier(owner)
    return marks.lastIndex { $0.owner == owner }
  }
}
