import AppSurface
import Testing

@Suite struct WatchingLayerTests {
  private let journal = Journal()
  private let middle = Point(x: 200, y: 150)

  private func layer(
    _ name: String, level: Int = 0, policy: Layer.EventPolicy = .hitTested,
    _ content: AnyView? = nil
  ) -> Layer {
    let journal = journal
    let view = content ?? AnyView(Button(name) { journal.note(name) })
    let surface = Surface(
      root: HostingScreen(rootView: view),
      configuration: SurfaceConfiguration(size: Size(width: 1, height: 1)),
      services: HostServices())
    return Layer(name: name, level: level, surface: surface, eventPolicy: policy)
  }

  private func stack(_ layers: Layer...) -> LayerStack {
    let stack = LayerStack(services: HostServices(), windowSize: Size(width: 400, height: 300))
    for layer in layers { stack.add(layer) }
    stack.update(at: .zero)
    return stack
  }

  @discardableResult
  private func send(
    _ stack: LayerStack, _ phase: PointerEvent.Phase, _ point: Point,
    _ button: PointerEvent.Button = .primary
  ) -> EventAnswer {
    let event = PointerEvent(
      phase: phase, position: point, button: button, isPressed: phase == .down)
    return stack.send(InputEvent(time: .zero, kind: .pointer(event)))
  }

  private func tap(_ stack: LayerStack, _ point: Point) {
    send(stack, .down, point)
    send(stack, .up, point)
  }

  @Test func `a layer that watches sees the tap first, and what is beneath gets it all the same`() {
    let stack = stack(
      layer("app"), layer("seen", level: 1, policy: .watching),
      layer("too", level: 2, policy: .watching))
    tap(stack, middle)
    #expect(journal.take() == ["too", "seen", "app"])
  }

  @Test func `the answer is that of whoever is beneath`() {
    let nothing = AnyView(EmptyView())
    let stack = stack(layer("app", nothing), layer("seen", level: 1, policy: .watching))
    #expect(send(stack, .down, middle) == .passed)
    #expect(send(stack, .up, middle) == .passed)
    #expect(journal.take() == ["seen"])
    stack.layer(named: "seen")?.isHidden = true
    tap(stack, middle)
    #expect(journal.take() == [])
  }

  @Test func `a press that wanders off is a drag of the app's and no tap on the label`() {
    let slider = AnyView(
      Slider(value: Binding(get: { 0.5 }, set: { [journal] _ in journal.note("dragged") })))
    let stack = stack(layer("app", slider), layer("seen", level: 1, policy: .watching))
    send(stack, .down, middle)
    send(stack, .moved, Point(x: 190, y: 150))
    send(stack, .moved, middle)
    send(stack, .up, middle)
    #expect(Set(journal.take()) == ["dragged"])
    send(stack, .down, middle)
    send(stack, .moved, Point(x: 203, y: 150))
    send(stack, .up, Point(x: 203, y: 150))
    #expect(journal.take().contains("seen"))
  }

  @Test func `what lies over a layer that watches hides the press from it`() {
    for policy in [Layer.EventPolicy.modal, .hitTested] {
      let stack = stack(
        layer("app"), layer("seen", level: 1, policy: .watching),
        layer("over", level: 2, policy: policy))
      tap(stack, middle)
      #expect(journal.take() == ["over"])
    }
  }

  @Test func `another button, a lost window and a cancelled press make no tap`() {
    let stack = stack(layer("app"), layer("seen", level: 1, policy: .watching))
    send(stack, .down, middle)
    send(stack, .down, middle, .secondary)
    send(stack, .up, middle, .secondary)
    #expect(journal.take() == [])
    send(stack, .up, middle)
    #expect(journal.take() == ["seen", "app"])
    send(stack, .down, middle)
    _ = stack.send(InputEvent(time: .zero, kind: .window(.focusLost)))
    send(stack, .up, middle)
    #expect(journal.take() == [])
    send(stack, .down, middle)
    send(stack, .cancelled, middle)
    send(stack, .up, middle)
    #expect(journal.take() == [])
  }

  @Test func `a press that outlives its layer is nobody's`() {
    let seen = layer("seen", level: 1, policy: .watching)
    let stack = stack(layer("app"), seen)
    send(stack, .down, middle)
    stack.remove(seen)
    send(stack, .up, middle)
    #expect(journal.take() == ["app"])
  }

  @Test func `the keyboard and the pointer's looks stay with the app`() {
    let field = AnyView(TextField("name", text: Binding(get: { "" }, set: { _ in })))
    let stack = stack(layer("app", field), layer("seen", level: 1, policy: .watching))
    send(stack, .moved, middle)
    #expect(stack.pointerStyle == .text)
    tap(stack, middle)
    #expect(stack.isKey(stack.layer(named: "app")))
    #expect(stack.textInput != nil)
  }
}
