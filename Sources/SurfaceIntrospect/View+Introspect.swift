public import AppSurface

extension View {
  /// Hands the element beneath a view to a closure, for what the view itself does not offer.
  ///
  ///     ScrollView { rows }
  ///       .introspect(.scrollView, on: .appSurface(.v1)) { scroll in scroll.bounces = false }
  ///
  /// The closure is called before the first frame with the view is drawn, and again whenever the view
  /// that bears it is evaluated anew, on every surface that shows it. What it sets on the element
  /// stays while the element lives. Where nothing is found it is not called.
  ///
  /// - Parameters:
  ///   - viewType: The view whose element is wanted.
  ///   - versions: The versions of the kit on which it is wanted; of several predicates the first
  ///     that matches decides, and where none matches the view is left as it is.
  ///   - scope: Where the element is sought; each view type has its own usual scope.
  ///   - customize: Takes the element. It may change state.
  public func introspect<ViewType: IntrospectableViewType, Target: Element>(
    _ viewType: ViewType, on versions: AppSurfaceViewVersionPredicate<ViewType, Target>...,
    scope: IntrospectionScope? = nil, customize: @escaping (Target) -> Void
  ) -> some View {
    let selector = versions.lazy.compactMap(\.selector).first
    let introspection = selector.map {
      Introspection(
        viewType: viewType, scope: scope ?? viewType.scope, selector: $0,
        customize: customize)
    }
    return followed(
      by: introspection.map { introspection in { IntrospectionFollower(introspection) } },
      items: viewType.items
    ) { follower in
      if let introspection { follower.take(introspection) }
    }
  }
}
