/// Brings input to the elements of a surface: presses, drags, the wheel, the keyboard's focus.
final class SurfaceInput {
  weak var surface: Surface?
  weak var focused: Element?
  /// The elements that are to have the keyboard again, the one beneath the fewest things last.
  var covered: [CoveredFocus] = []
  /// Whether an element is given the keyboard that it had before.
  var isGivingBack = false
  private weak var hovered: Element?
  private var press: Press?
  /// Whether the keyboard was used last, so that the focused element is marked.
  var showsFocus = false

  private struct WeakElement {
    weak var element: Element?
  }

  /// Elements that left the tree in the middle of a press of theirs: they are told when the update
  /// that removed them is done.
  private var lost: [Element] = []

  /// A press from its start to its end belongs to one element.
  private struct Press {
    weak var owner: Element?
    var button: PointerEvent.Button
    var claim: PointerClaim
    var start: Point
    /// The elements around the press, innermost first, that may take it over as a drag.
    var around: [WeakElement]
    var isDragging = false
  }

  var root: Element? { surface?.rootElement }

  /// The element under the pointer, for its style.
  var pointerStyle: PointerStyle {
    if let owner = press?.owner { return owner.pointerStyle }
    return hovered?.pointerStyle ?? .arrow
  }

  /// Whether a press is going on.
  var isPressed: Bool { press != nil }

  func send(_ event: InputEvent) -> EventAnswer {
    switch event.kind {
    case .pointer(let pointer): return self.pointer(pointer)
    case .wheel(let wheel): return self.wheel(wheel)
    case .keyDown(let key): return keyDown(key)
    case .text(let text):
      return bubble { $0.textInput(text) }
    case .composition(let composition):
      return bubble { $0.composition(composition) }
    case .controller(let controller): return self.controller(controller)
    case .window(.focusLost), .window(.hidden):
      cancelPress()
      return .passed
    case .window(.pointerLeft):
      hover(nil)
      return .passed
    case .keyUp, .motion, .touch, .window: return .passed
    }
  }

  // MARK: Pointer

  private func pointer(_ event: PointerEvent) -> EventAnswer {
    switch event.phase {
    case .down: return down(event)
    case .moved: return moved(event)
    case .up: return up(event)
    case .cancelled:
      let hadPress = press != nil
      cancelPress()
      return hadPress ? .consumed : .passed
    }
  }

  private func down(_ event: PointerEvent) -> EventAnswer {
    if press != nil { return .consumed }
    showsFocus = false
    let hits = hits(at: event.position)
    guard !hits.isEmpty else {
      focus(nil)
      return .passed
    }
    hover(nil)
    press = Press(
      owner: nil, button: event.button, claim: .none, start: event.position,
      around: event.button == .primary ? hits.map { WeakElement(element: $0) } : [])
    for element in hits {
      let claim = element.pointerDown(local(event, element))
      if claim != .none {
        press?.owner = element
        press?.claim = claim
        break
      }
    }
    if press?.owner.map({ !$0.isFocusable }) ?? true { dropFocusOutside(of: press?.owner) }
    return .consumed
  }

  /// A press beside a text field ends its editing; one on a button keeps it.
  private func dropFocusOutside(of owner: Element?) {
    guard let focused, focused.wantsTextInput, owner == nil || owner is ScrollElement else {
      return
    }
    focus(nil)
  }

  private func moved(_ event: PointerEvent) -> EventAnswer {
    guard var press else {
      hover(hits(at: event.position).first)
      if let hovered { hovered.pointerHovered(local(event, hovered)) }
      return hovered == nil ? .passed : .consumed
    }
    if !press.isDragging, press.claim != .exclusive,
      let element = elementToTake(press, event.position)
    {
      if press.owner !== element { press.owner?.pointerCancelled() }
      press.owner = element
      press.isDragging = true
      self.press = press
      var start = event
      start.position = press.start
      element.dragBegan(local(start, element))
    }
    if let owner = press.owner { owner.pointerMoved(local(event, owner)) }
    return .consumed
  }

  private func elementToTake(_ press: Press, _ point: Point) -> Element? {
    let distance = point - press.start
    guard max(abs(distance.x), abs(distance.y)) > 8 else { return nil }
    var best: (element: Element, claim: DragClaim)?
    for element in press.around.compactMap(\.element) where element.surface === surface {
      let drag = PointerDrag(
        start: element.fromSurface(press.start), distance: distance, owner: press.owner)
      let claim = element.dragClaim(drag)
      if claim > best?.claim ?? .none { best = (element, claim) }
    }
    return best?.element
  }

  private func up(_ event: PointerEvent) -> EventAnswer {
    guard let press else { return .passed }
    // Another button than the one that began the press does not end it.
    guard event.button == press.button else { return .consumed }
    self.press = nil
    if let owner = press.owner { owner.pointerUp(local(event, owner)) }
    hover(hits(at: event.position).first)
    return .consumed
  }

  /// Ends a press without effect.
  func cancelPress() {
    guard let press else { return }
    self.press = nil
    press.owner?.pointerCancelled()
  }

  func hover(_ element: Element?) {
    guard element !== hovered else { return }
    hovered?.hoverChanged(false)
    hovered = element
    element?.hoverChanged(true)
  }

  private func local(_ event: PointerEvent, _ element: Element) -> PointerEvent {
    var event = event
    event.position = element.fromSurface(event.position)
    return event
  }

  private func wheel(_ event: WheelEvent) -> EventAnswer {
    let hits = hits(at: event.position)
    for element in hits {
      var local = event
      local.position = element.fromSurface(event.position)
      if element.wheel(local) == .consumed { return .consumed }
    }
    return hits.isEmpty ? .passed : .consumed
  }

  // MARK: Elements come and go

  func elementWasRemoved(_ element: Element) {
    // The rest of a press on what is gone belongs to nobody.
    if press?.owner === element {
      press?.owner = nil
      press?.around = []
      lost.append(element)
    }
    if hovered === element { hovered = nil }
    if focused === element { focused = nil }
  }

  /// Takes a press from an element that is gone or can no longer be reached.
  func updatePress() {
    let lost = lost
    self.lost = []
    for element in lost { element.pointerCancelled() }
    guard let owner = press?.owner else { return }
    if !owner.isEnabled || !isReachable(owner) {
      press?.owner = nil
      press?.around = []
      owner.pointerCancelled()
    }
  }

  func layoutChanged() {
    if press == nil, let hovered, hovered.visibleSurfaceRect == nil { hover(nil) }
  }
}
