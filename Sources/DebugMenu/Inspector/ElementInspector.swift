#if DEBUG_TOOLS
  internal import AppSurface

  /// Follows the element that is inspected; it keeps none alive.
  final class ElementInspector {
    var input = InspectorInput()
    var layer: Layer?
    private(set) weak var element: Element?
    private var unfollow: (() -> Void)?

    /// Goes to the element at a point of the surface.
    func look(at point: Point, on surface: Surface?) { element = surface?.element(at: point) }

    /// Begins at the screen on top.
    func begin(on surface: Surface?) {
      surface?.update()
      element = surface?.rootElement?.children.last
    }

    /// Goes to another element; where there is none the one that is shown stays.
    func step(_ step: InspectionStep) {
      guard let current = element else { return }
      let siblings = current.parent?.children.filter { !$0.isHidden } ?? []
      let place = siblings.firstIndex { $0 === current }
      let next: Element? =
        switch step {
        case .parent: current.parent
        case .child: current.children.first { !$0.isHidden }
        case .previous: place.flatMap { $0 > 0 ? siblings[$0 - 1] : nil }
        case .next: place.flatMap { $0 + 1 < siblings.count ? siblings[$0 + 1] : nil }
        }
      element = next ?? current
    }

    /// Goes outwards: to the parent, which is number 0, or to one further out; at most to the root.
    func goOut(to number: Int) {
      var left = number
      while left >= 0, element?.parent != nil {
        step(.parent)
        left -= 1
      }
    }

    /// What is to tell of the element; nil where it is gone.
    func inspection(on surface: Surface?) -> Inspection? {
      surface?.update()
      guard let element, element.surface === surface, isInTree(element, surface) else {
        self.element = nil
        return nil
      }
      return Inspection(element)
    }

    private func isInTree(_ element: Element, _ surface: Surface?) -> Bool {
      var current = element
      while let parent = current.parent { current = parent }
      return current === surface?.rootElement
    }

    /// Performs an action after each update, until the end.
    func follow(_ stack: LayerStack?, _ action: @escaping () -> Void) {
      guard let token = stack?.addUpdateFollower(action) else { return }
      unfollow = { [weak stack] in stack?.removeUpdateFollower(token) }
    }

    /// Lets go of everything.
    func end() {
      unfollow?()
      unfollow = nil
      element = nil
      input = InspectorInput()
    }
  }
#endif
