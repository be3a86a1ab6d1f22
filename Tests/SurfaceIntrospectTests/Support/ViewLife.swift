import AppSurface
import Observation

/// Lets a view come and go, and counts which of its elements live on.
@Observable final class ViewLife {
  var isShown = false
  @ObservationIgnored private(set) var calls = 0
  @ObservationIgnored private var elements: [ObjectIdentifier: WeakElement] = [:]

  func note(_ element: Element) {
    calls += 1
    elements[ObjectIdentifier(element)] = WeakElement(element: element)
  }

  var alive: Int { elements.values.count { $0.element != nil } }
}

private struct WeakElement {
  weak var element: Element?
}

struct ViewLifePage: View {
  let life: ViewLife
  let content: () -> AnyView

  var body: some View {
    VStack {
      if life.isShown { content() }
    }
  }
}
