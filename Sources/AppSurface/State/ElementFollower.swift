/// Follows where the elements of a view stand on one surface, without being one of them: layout,
/// drawing, focus, hit testing, the text tree and screen names cannot know of it.
///
/// Subclass it and attach it with ``View/followed(by:items:update:)``. The kit makes a follower when the view
/// comes to a surface, tells it after each evaluation of the view that bears it, and lets go of it
/// when the view goes.
@MainActor open class ElementFollower {
  weak var node: ViewNode?
  /// The depth of the change that the follower is still to be told of.
  var pendingDepth: Int?
  private var wasTold = false

  /// A follower that no view bears yet.
  public init() {}

  /// The surface that shows the view; nil once the view is gone.
  public var surface: Surface? { isMounted ? node?.surface : nil }

  /// Where the view's elements stand now; nil once the view is gone.
  public var range: ElementRange? { isMounted ? node.flatMap { ElementRange(of: $0) } : nil }

  private var isMounted: Bool { node?.isMounted ?? false }

  /// The view was evaluated and laid out, and is about to be drawn. It is called once for each
  /// evaluation of the view that bears the follower and not on other frames. What it changes is
  /// evaluated before the frame, of which it is told once more and no further.
  open func viewWasEvaluated() {}

  /// How many followers may stand between a change and the outside: one that was told before sees what
  /// came of it once, a new one is told though others brought it about.
  private static let depths = (told: 1, new: 16)

  /// Notes that the view is being evaluated; the answer says whether the follower is to be told.
  func noteEvaluation() -> Bool {
    let depth = ChangeDepth.current
    guard depth <= (wasTold ? Self.depths.told : Self.depths.new) else { return false }
    let isFirst = pendingDepth == nil
    pendingDepth = min(pendingDepth ?? depth, depth)
    return isFirst
  }

  func tell() {
    guard let depth = pendingDepth else { return }
    pendingDepth = nil
    guard isMounted else { return }
    wasTold = true
    ChangeDepth.at(depth + 1) { viewWasEvaluated() }
  }
}
