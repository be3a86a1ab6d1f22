import AppSurface
import AppSurfaceTesting
import Testing

@Suite struct LayerStackTests {
  private let journal = Journal()

  private func layer(
    _ name: String, level: Int = 0, policy: Layer.EventPolicy = .hitTested,
    size: Size? = nil, content: AnyView? = nil
  ) -> Layer {
    let journal = journal
    let view = content ?? AnyView(Button(name) { journal.note(name) })
    let surface = Surface(
      root: HostingScreen(rootView: view),
      configuration: SurfaceConfiguration(size: Size(width: 1, height: 1)),
      services: HostServices())
    return Layer(name: name, level: level, surface: surface, eventPolicy: policy) {
      window, scale in
      guard let size else {
        return Layer.Arrangement(
          configuration: SurfaceConfiguration(size: window, scale: scale))
      }
      return Layer.Arrangement(
        configuration: SurfaceConfiguration(size: size, scale: scale),
        placement: Placement(centering: size, in: window))
    }
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

  @discardableResult
  private func tap(_ stack: LayerStack, _ point: Point) -> EventAnswer {
    send(stack, .down, point)
    return send(stack, .up, point)
  }

  private let middle = Point(x: 200, y: 150)
  private let corner = Point(x: 5, y: 5)

  @Test func `the topmost layer that stands at the pointer takes it`() {
    let stack = stack(
      layer("low"), layer("high", level: 2), layer("seen", level: 9, policy: .transparent))
    #expect(stack.layers.map(\.name) == ["low", "high", "seen"])
    #expect(tap(stack, middle) == .consumed)
    #expect(journal.take() == ["high"])
    #expect(tap(stack, corner) == .passed)
    stack.layer(named: "high")?.isHidden = true
    tap(stack, middle)
    #expect(journal.take() == ["low"])
  }

  @Test func `nothing falls through a modal layer`() {
    let stack = stack(
      layer("low"), layer("modal", level: 1, policy: .modal, content: AnyView(EmptyView())))
    #expect(tap(stack, middle) == .consumed)
    let wheel = WheelEvent(position: middle, delta: Point(x: 0, y: 9))
    #expect(stack.send(InputEvent(time: .zero, kind: .wheel(wheel))) == .consumed)
    #expect(journal.take().isEmpty)
  }

  @Test func `layers of one level stand in the order of their coming`() {
    let stack = stack(layer("b", level: 1), layer("a"), layer("c", level: 1))
    #expect(stack.layers.map(\.name) == ["a", "b", "c"])
  }

  @Test func `a press stays with its layer until its button goes up`() {
    let slider = AnyView(
      Slider(value: Binding(get: { 0.5 }, set: { [journal] in journal.note("\($0)") }))
        .frame(width: 100))
    let stack = stack(
      layer("low"), layer("slider", level: 1, size: Size(width: 100, height: 40), content: slider))
    send(stack, .down, middle)
    send(stack, .moved, Point(x: 399, y: 2))
    #expect(journal.take() == ["1.0"])
    send(stack, .down, corner, .secondary)
    send(stack, .up, corner, .secondary)
    send(stack, .moved, Point(x: 0, y: 2))
    #expect(journal.take().last == "0.0")
    send(stack, .up, middle)
    tap(stack, Point(x: 200, y: 220))
    #expect(journal.take().allSatisfy { $0 != "low" })
  }

  @Test func `a layer that goes or hides in the middle of a press takes the press with it`() {
    for isRemoved in [true, false] {
      let top = layer("top", level: 1)
      let stack = stack(layer("low"), top)
      send(stack, .down, middle)
      if isRemoved { stack.remove(top) } else { top.isHidden = true }
      send(stack, .up, middle)
      #expect(journal.take().isEmpty)
      tap(stack, middle)
      #expect(journal.take() == ["low"])
    }
  }

  @Test func `a window that changes its size in the middle of a press ends it without effect`() {
    let stack = stack(layer("only"))
    send(stack, .down, middle)
    let size = Size(width: 410, height: 300)
    _ = stack.send(InputEvent(time: .zero, kind: .window(.resized(size, scale: 1))))
    send(stack, .up, middle)
    #expect(journal.take().isEmpty)
    tap(stack, middle)
    #expect(journal.take() == ["only"])
  }

  @Test func `keys go to the modal layer, else to the one pressed last, else to the lowest`() {
    func keyed(_ name: String, _ level: Int, _ policy: Layer.EventPolicy = .hitTested) -> Layer {
      let text = Binding<String>(get: { "" }, set: { [journal] in journal.note("\(name) \($0)") })
      let layer = layer(
        name, level: level, policy: policy, content: AnyView(TextField(name, text: text)))
      layer.surface.update()
      layer.surface.focus(layer.surface.element(labelled: name))
      return layer
    }
    let (low, high) = (keyed("low", 0), keyed("high", 1))
    let stack = stack(low, high)
    func type() -> [String] {
      _ = stack.send(InputEvent(time: .zero, kind: .text("x")))
      return journal.take()
    }
    #expect(type().first?.hasPrefix("low") == true)
    tap(stack, middle)
    #expect(type().first?.hasPrefix("high") == true)
    let modal = keyed("modal", 5, .modal)
    stack.add(modal)
    #expect(type().first?.hasPrefix("modal") == true)
    stack.remove(modal)
    #expect(type().first?.hasPrefix("high") == true)
    stack.remove(high)
    #expect(type().first?.hasPrefix("low") == true)
    stack.remove(low)
    #expect(type().isEmpty)
  }

  @Test func `interceptors see every event first until they leave`() {
    let stack = stack(layer("low"))
    var seen = 0
    let first = stack.addInterceptor { _ in
      seen += 1
      return .passed
    }
    let second = stack.addInterceptor { _ in .consumed }
    #expect(tap(stack, middle) == .consumed)
    #expect(seen == 2)
    #expect(journal.take().isEmpty)
    stack.removeInterceptor(second)
    stack.removeInterceptor(first)
    tap(stack, middle)
    #expect(seen == 2)
    #expect(journal.take() == ["low"])
  }

  @Test func `a window of another size arranges the layers anew`() {
    let device = layer("device", size: Size(width: 393, height: 852))
    let stack = stack(device)
    let cases: [(Size, Size, Double)] = [
      (Size(width: 800, height: 600), Size(width: 393, height: 852), 600.0 / 852),
      (Size(width: 1001, height: 901), Size(width: 393, height: 852), 1),
      (Size(width: 1, height: 1), Size(width: 393, height: 852), 1.0 / 852),
      (Size(width: 0, height: -3), Size(width: 393, height: 852), 1.0 / 852),
      (Size(width: .nan, height: .infinity), Size(width: 393, height: 852), 1.0 / 852),
    ]
    for (window, size, zoom) in cases {
      _ = stack.send(InputEvent(time: .zero, kind: .window(.resized(window, scale: 2))))
      stack.update(at: .zero)
      #expect(device.surface.size == size)
      #expect(device.placement.zoom == zoom)
      let shown = stack.windowSize
      #expect(device.placement.origin.x == (shown.width - size.width * zoom) / 2)
      #expect(device.placement.origin.y == (shown.height - size.height * zoom) / 2)
      #expect(stack.composition().windowSize == shown)
      tap(stack, Point(x: shown.width / 2, y: shown.height / 2))
    }
    #expect(journal.count("device") >= 3)
  }

  @Test func `a stack with no window and no layer takes everything`() {
    let stack = LayerStack(services: HostServices())
    tap(stack, .zero)
    stack.update(at: .zero)
    stack.add(layer("low"))
    stack.update(at: .zero)
    #expect(stack.composition().layers.count == 1)
    #expect(stack.layers[0].surface.size == Size(width: 1, height: 1))
  }

  @Test func `a frame is due after a change and not before`() {
    let model = Model()
    let low = layer("low", content: AnyView(ForEach(0..<1) { _ in Text("\(model.left)") }))
    let stack = stack(low)
    #expect(stack.needsDisplay)
    _ = stack.composition()
    #expect(!stack.needsDisplay && !stack.needsUpdate)
    send(stack, .moved, middle)
    stack.update(at: .seconds(1))
    #expect(!stack.needsDisplay)
    model.left = 1
    #expect(stack.needsDisplay && stack.needsUpdate)
    _ = stack.composition()
    #expect(!stack.needsDisplay)
    _ = stack.send(InputEvent(time: .zero, kind: .window(.exposed)))
    #expect(stack.needsDisplay)
    _ = stack.composition()
    low.isHidden = true
    #expect(stack.needsDisplay)
    #expect(stack.composition().layers.isEmpty)
    model.left = 2
    #expect(!stack.needsDisplay)
    low.isHidden = false
    #expect(stack.needsDisplay)
    let lists = stack.composition().layers.map(\.drawList.commands.count)
    #expect(lists == [2])
  }

  @Test func `a change outside of an event asks for a turn`() {
    let model = Model()
    let low = layer("low", content: AnyView(ForEach(0..<1) { _ in Text("\(model.left)") }))
    let stack = stack(low)
    _ = stack.composition()
    var turns = 0
    stack.needsTurn = { turns += 1 }
    low.surface.rootElement?.setNeedsDisplay()
    #expect(turns == 1)
    low.surface.rootElement?.setNeedsDisplay()
    #expect(turns == 1)
  }

  @Test func `what is planned is performed in order when it is due, once, unless taken back`() {
    let low = layer("low")
    let stack = stack(low)
    let surface = low.surface
    var token = 0
    surface.schedule(at: .seconds(3)) { [journal] in journal.note("3") }
    surface.schedule(at: .seconds(1)) { [journal] in
      journal.note("1")
      surface.cancelScheduled(token)
      surface.schedule(at: .zero) { journal.note("anew") }
    }
    token = surface.schedule(at: .seconds(2)) { [journal] in journal.note("2") }
    #expect(stack.nextDeadline == .seconds(1))
    stack.update(at: .milliseconds(999))
    #expect(journal.take().isEmpty)
    stack.update(at: .seconds(2))
    #expect(journal.take() == ["1"])
    #expect(stack.nextDeadline == .zero)
    stack.update(at: .seconds(5))
    #expect(journal.take() == ["anew", "3"])
    #expect(stack.nextDeadline == nil)
  }

  @Test func `text input is asked for where a field has the keyboard`() {
    let field = layer(
      "field", size: Size(width: 200, height: 600),
      content: AnyView(TextField("Name", text: .constant("ab"))))
    let stack = stack(field)
    #expect(stack.textInput == nil)
    field.surface.focus(field.surface.element(labelled: "Name"))
    let caret = stack.textInput?.caret ?? .zero
    #expect(field.placement.zoom == 0.5)
    #expect(field.frame.contains(caret))
    #expect(caret.height < 15)
  }
}
