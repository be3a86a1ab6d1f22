#if DEBUG_TOOLS
  internal import AppSurface

  /// The routes that are named by code, each under the identity of the modifier that names it.
  ///
  /// The latest to appear is current. Naming again updates in place and makes nothing current; when
  /// one goes, that one alone goes, and the previous returns.
  nonisolated struct RouteRegistry: Sendable {
    /// A name and where it was given.
    struct Route: Hashable, Sendable {
      /// The text of the label; nil hides it, also over earlier names.
      var name: String?
      /// Where the app named it.
      var address: SourceAddress
    }

    /// What tells one modifier in one place from all others.
    struct ID: Hashable, Sendable {
      private let number: UInt64

      /// The identity of a number that is given out once.
      init(_ number: UInt64) { self.number = number }
    }

    private var order: [ID] = []
    private var routes: [ID: Route] = [:]

    /// How many routes are named.
    var count: Int { routes.count }

    /// The route that the label shows.
    var current: Route? { order.last.flatMap { routes[$0] } }

    /// Names a route; one that is not there yet becomes current.
    mutating func set(_ route: Route, for id: ID) {
      if routes.updateValue(route, forKey: id) == nil { order.append(id) }
    }

    /// Makes a route current that has appeared again.
    mutating func appeared(_ id: ID) {
      guard routes[id] != nil, order.last != id else { return }
      order.removeAll { $0 == id }
      order.append(id)
    }

    /// Takes a route out.
    mutating func remove(_ id: ID) {
      guard routes.removeValue(forKey: id) != nil else { return }
      if order.last == id { order.removeLast() } else { order.removeAll { $0 == id } }
    }
  }
#endif
