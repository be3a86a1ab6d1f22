extension View {
  /// Attaches what follows the view's elements; it is none of them and changes no layout.
  ///
  /// - Parameters:
  ///   - make: Makes the follower when the view comes to a surface; nil attaches none.
  ///   - items: Where the view stands for several items of a list, those that bear a follower.
  ///   - update: Hands the follower what the view was evaluated with, at each evaluation.
  public consuming func followed<Follower: ElementFollower>(
    by make: (() -> Follower)?, items: FollowedItems = .rows,
    update: @escaping (Follower) -> Void = { _ in }
  ) -> some View {
    Followed(base: self, make: make, items: items, update: update)
  }
}

/// The items of a list that bear a follower.
public nonisolated enum FollowedItems: Hashable, Sendable {
  /// Each row.
  case rows
  /// The headings and endings of sections.
  case headings
}

/// A view whose elements are followed.
struct Followed<Content: View, Follower: ElementFollower>: PrimitiveView, ModifiedView {
  let base: Content
  let make: (() -> Follower)?
  let items: FollowedItems
  let update: (Follower) -> Void

  var content: any View { base }
  var isForRows: Bool { items == .rows }
  var isForHeaders: Bool { items == .headings }

  func applied(to content: AnyView) -> any View {
    Followed<AnyView, Follower>(base: content, make: make, items: items, update: update)
  }

  func _evaluate(_ context: inout ViewContext) {
    if let make {
      let follower = context.node.memory as? Follower ?? attach(make(), to: context.node)
      update(follower)
      context.surface.elementFollowers.noteEvaluation(of: follower)
    } else {
      detach(from: context.node)
    }
    context.add(base)
  }

  private func attach(_ follower: Follower, to node: ViewNode) -> Follower {
    follower.node = node
    node.memory = follower
    let surface = node.surface
    surface.elementFollowers.add(follower)
    node.onUnmount = { [weak surface, unowned follower] in
      surface?.elementFollowers.remove(follower)
    }
    return follower
  }

  private func detach(from node: ViewNode) {
    node.onUnmount?()
    node.onUnmount = nil
    node.memory = nil
  }
}
