#if DEBUG_TOOLS
  internal import AppSurface

  extension DebugSession {
    private var appSurface: Surface? { appLayer?.surface }

    /// Carries out what has to do with the inspected element itself.
    func performInspection(_ command: DebugCommand) {
      switch command {
      case .inspect: inspector.begin(on: appSurface)
      case .inspectStep(let step): inspector.step(step)
      case .inspectAncestor(let number): inspector.goOut(to: number)
      case .copyIntrospection:
        guard let call = store.state.inspector?.inspection?.call else { return }
        stack?.services.setClipboard(call)
        store.state.inspector?.isCopied = true
      default: return
      }
      if store.state.inspector != nil { showInspected() }
    }

    /// Shows the inspected element as it now stands.
    private func showInspected() {
      let inspection = inspector.inspection(on: appSurface)
      guard let state = store.state.inspector, state.inspection != inspection else { return }
      store.state.inspector?.show(inspection)
    }

    /// What an event means while elements are inspected.
    func inspectorEvent(_ event: InputEvent) -> EventAnswer {
      let panel = InspectorLayout(store.state).panel
      switch inspector.input.handle(event, panel: panel) {
      case .pass: return .passed
      case .take: break
      case .end: perform(.endInspect)
      case .look(let point): if store.state.inspector?.isHeld == false { look(at: point) }
      case .hold(let point): hold(at: point)
      case .step(let step): perform(.inspectStep(step))
      case .copy: perform(.copyIntrospection)
      }
      return .consumed
    }

    private func look(at point: Point) {
      let local = appLayer?.placement.fromWindow(point) ?? point
      inspector.look(at: local, on: appSurface)
      showInspected()
    }

    /// A click holds the element under it; one on the element that is held lets it go.
    private func hold(at point: Point) {
      let before = inspector.element
      look(at: point)
      let isSame = before === inspector.element && store.state.inspector?.isHeld == true
      store.state.inspector?.isHeld = !isSame && inspector.element != nil
    }

    /// Takes the inspector's layer away, when the tools end.
    func detachInspector() {
      if let layer = inspector.layer { stack?.remove(layer) }
      inspector.layer = nil
      inspector.end()
    }

    func makeInspectorLayer() -> Layer {
      // The app may change without an event: the outline follows it.
      inspector.follow(stack) { [weak self] in self?.showInspected() }
      return layer("inspector", Level.inspector, InspectorView(store: store), .hitTested) {
        Rect(origin: .zero, size: $0)
      }
    }
  }
#endif
