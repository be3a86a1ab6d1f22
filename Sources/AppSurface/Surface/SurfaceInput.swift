/// Brings input to the elements of a surface: presses, drags, the wheel, the keyboard's focus.
final class SurfaceInput {
  weak var surface: Surface?
  private(set) weak var focused: Element?
  private weak var hovered: Element?
  private var press: Press?
  /// Whether the keyboard was used last, so that the focused element is marked.
  private(set) var showsFocus = false

  /// A press from its start to its end belongs to one element.
  private struct Press {
    weak var owner: Element?
    var claim: PointerClaim
    var start: Point
    var scrolls: [ScrollElement]
    var isScrolling = false
  }

  private var root: Element? { surface?.rootElement }

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
    case .keyUp, .motion, .window: return .passed
    }
  }

  // MARK: Pointer

  /// The interactive elements at a point, innermost first, up to one that blocks.
  func hits(at point: Point) -> [Element] {
    var found: [Element] = []
    if let root { _ = collectHits(root, point, &found) }
    return found
  }

  /// Whether something interactive stands at a point.
  func isHit(at point: Point) -> Bool { !hits(at: point).isEmpty }

  private func collectHits(_ element: Element, _ point: Point, _ found: inout [Element]) -> Bool {
    guard !element.isHidden else { return false }
    let local = point - element.frame.origin
    if let clip = element.clipBounds, !clip.contains(local) { return false }
    for child in element.children.reversed()
    where collectHits(child, local + element.childOffset, &found) {
      if element.isInteractive || element.blocksPointer { found.append(element) }
      return true
    }
    guard element.isInteractive || element.blocksPointer, element.hitArea.contains(local) else {
      return false
    }
    found.append(element)
    return true
  }

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
      owner: nil, claim: .none, start: event.position,
      scrolls: hits.compactMap { $0 as? ScrollElement })
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
      return hovered == nil ? .passed : .consumed
    }
    if !press.isScrolling, press.claim != .exclusive,
      let scroll = scrollToTake(press, event.position)
    {
      press.owner?.pointerCancelled()
      press.owner = scroll
      press.claim = .exclusive
      press.isScrolling = true
      self.press = press
      var start = event
      start.position = press.start
      scroll.beginDrag(local(start, scroll))
    }
    if let owner = press.owner { owner.pointerMoved(local(event, owner)) }
    return .consumed
  }

  private func scrollToTake(_ press: Press, _ point: Point) -> ScrollElement? {
    let moved = point - press.start
    guard max(abs(moved.x), abs(moved.y)) > 8 else { return nil }
    return press.scrolls.first { $0.canScroll(by: Point(x: -moved.x, y: -moved.y)) }
  }

  private func up(_ event: PointerEvent) -> EventAnswer {
    guard let press else { return .passed }
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

  private func hover(_ element: Element?) {
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
    if press?.owner === element { press = nil }
    if hovered === element { hovered = nil }
    if focused === element { focused = nil }
  }

  func layoutChanged() {
    if press == nil, let hovered, hovered.visibleSurfaceRect == nil { hover(nil) }
  }

  // MARK: Keyboard

  private func bubble(_ ask: (Element) -> EventAnswer) -> EventAnswer {
    guard let focused else { return .passed }
    for element in focused.ancestry where ask(element) == .consumed { return .consumed }
    return .passed
  }

  private func keyDown(_ event: KeyEvent) -> EventAnswer {
    if bubble({ $0.keyDown(event) }) == .consumed { return .consumed }
    return defaultKey(event)
  }

  private func defaultKey(_ event: KeyEvent) -> EventAnswer {
    switch event.key {
    case .tab where event.modifiers.isSubset(of: .shift):
      moveFocus(by: event.modifiers == .shift ? -1 : 1)
      return .consumed
    case .escape where event.modifiers.isEmpty: return goBack() ? .consumed : .passed
    case .enter, .space:
      guard event.modifiers.isEmpty, let focused, !event.isRepeat else { return .passed }
      return focused.activate() ? .consumed : .passed
    case .down, .right, .up, .left:
      guard event.modifiers.isEmpty, focused != nil else { return scrollByKey(event) }
      moveFocus(by: event.key == .down || event.key == .right ? 1 : -1)
      return .consumed
    default: return scrollByKey(event)
    }
  }

  private func scrollByKey(_ event: KeyEvent) -> EventAnswer {
    let start = focused ?? topElement
    let around = start?.ancestry.first { $0 is ScrollElement } ?? firstScroll(in: topElement)
    return around?.keyDown(event) ?? .passed
  }

  private func firstScroll(in element: Element?) -> Element? {
    var found: Element?
    element?.visit { if found == nil, $0 is ScrollElement { found = $0 } }
    return found
  }

  /// What Escape does: leaves a text field, dismisses what is presented, or goes back.
  private func goBack() -> Bool {
    if let focused, focused.wantsTextInput {
      focus(nil)
      return true
    }
    guard let top = surface?.rootScreen.topScreen else { return false }
    var screen: Screen? = top
    while let current = screen {
      if let navigation = current as? NavigationScreen, navigation.pop() != nil { return true }
      screen = current.parent
    }
    guard top.outermost.presentingScreen != nil else { return false }
    top.outermost.dismiss()
    return true
  }

  private func controller(_ event: ControllerEvent) -> EventAnswer {
    guard event.isDown else { return .passed }
    let key: Key? =
      switch event.button {
      case .a: .enter
      case .b: .escape
      case .up: .up
      case .down: .down
      case .left: .left
      case .right: .right
      case .leftShoulder: .pageUp
      case .rightShoulder: .pageDown
      default: nil
      }
    guard let key else { return .passed }
    if focused == nil, key == .down || key == .right {
      moveFocus(by: 1)
      return .consumed
    }
    return keyDown(KeyEvent(key: key))
  }

  // MARK: Focus

  /// The part of the tree that can have the keyboard: the topmost presented screen.
  private var topElement: Element? { root?.children.last }

  /// The focusable elements in reading order.
  var focusOrder: [Element] {
    var order: [Element] = []
    topElement?.visit { if $0.isFocusable, $0.isEnabled { order.append($0) } }
    return order
  }

  func focus(_ element: Element?) {
    guard element !== focused else { return }
    let old = focused
    focused = element
    old?.focusChanged()
    element?.focusChanged()
    if let element { reveal(element) }
  }

  /// Scrolls so that an element can be seen.
  func reveal(_ element: Element) {
    for around in element.ancestry.dropFirst() {
      (around as? ScrollElement)?.reveal(element)
    }
  }

  private func moveFocus(by step: Int) {
    let order = focusOrder
    guard !order.isEmpty else { return }
    showsFocus = true
    focused?.setNeedsDisplay()
    if let focused, let index = order.firstIndex(where: { $0 === focused }) {
      focus(order[(index + step + order.count) % order.count])
    } else {
      focus(step > 0 ? order.first : order.last)
    }
  }

  /// Takes the keyboard from an element that is gone, hidden or covered.
  func updateFocus() {
    guard let focused else { return }
    let isReachable =
      focused.isFocusable && focused.isEnabled && (topElement?.contains(focused) ?? false)
      && !focused.ancestry.contains { $0.isHidden }
    if !isReachable { focus(nil) }
  }
}
