import AppSurface
import Testing

@testable import DebugMenu

private let window = Size(width: 1280, height: 800)

@Suite("Where the app stands")
struct FrameLayoutTests {
  private func state(_ size: Size, window: Size = window) -> ResizeState {
    var state = ResizeState(window: window)
    state.choose(size)
    return state
  }

  @Test(
    "maps the pointer there and back at every zoom, in odd windows too",
    arguments: [1, 1.25, 1.5, 2, 3],
    [Size(width: 1281, height: 799), Size(width: 333, height: 77.5)])
  func mapping(zoom: Double, window: Size) {
    for pinned in [false, true] {
      for pan in [Point.zero, Point(x: 31.5, y: -1e6)] {
        var state = state(Size(width: 411.43, height: 731.43), window: window)
        state.isPinnedToTop = pinned
        state.show(at: .factor(zoom))
        state.move(by: pan)
        let placement = state.placement
        #expect(placement.zoom == zoom)
        for point in [Point.zero, Point(x: 411, y: 731), Point(x: 0.5, y: 365.71)] {
          let back = placement.fromWindow(placement.toWindow(point))
          #expect(abs(back.x - point.x) < 1e-9 && abs(back.y - point.y) < 1e-9)
        }
      }
    }
  }

  @Test("is centred in what the bar leaves, so that the bar covers nothing of it")
  func room() {
    for window in [window, Size(width: 700, height: 500), Size(width: 320, height: 480)] {
      for device in Device.allCases {
        var state = ResizeState(window: window)
        state.choose(device)
        state.isEditing = true
        let bar = ResizeBarLayout(window: window).frame
        let frame = state.placement.toWindow(Rect(origin: .zero, size: state.size))
        #expect(frame.maxY <= bar.minY + 1e-6)
        #expect(abs(frame.midX - window.width / 2) < 1e-6)
        #expect(abs(frame.midY - state.room.midY) < 1e-6)
      }
    }
  }

  @Test("pinned to the top it begins there, and is centred from side to side all the same")
  func pinned() {
    var state = state(Size(width: 300, height: 200))
    state.isPinnedToTop = true
    #expect(state.placement.origin == Point(x: 490, y: 0))
  }

  @Test("is moved no further than its edges, and not at all where it fits")
  func panning() {
    var state = state(Size(width: 1000, height: 300))
    state.move(by: Point(x: 100, y: 100))
    #expect(state.pan == .zero)
    state.show(at: .factor(2))
    state.move(by: Point(x: 1e9, y: 50))
    let frame = state.placement.toWindow(Rect(x: 0, y: 0, width: 1000, height: 300))
    #expect(frame.minX == 0 && frame.midY == 400)
    // What was too far is not owed on the way back.
    state.move(by: Point(x: -10, y: 0))
    #expect(state.placement.origin.x == -10)
    state.move(by: Point(x: .nan, y: 0))
    #expect(state.placement.origin.x == -10)
  }

  @Test("zooms around the point that the pointer is over")
  func anchor() {
    var state = state(Size(width: 1000, height: 700))
    state.show(at: .factor(2))
    let anchor = Point(x: 500, y: 300)
    let before = state.placement.fromWindow(anchor)
    state.show(at: .factor(3), around: anchor)
    let after = state.placement.fromWindow(anchor)
    #expect(abs(before.x - after.x) < 1e-9 && abs(before.y - after.y) < 1e-9)
    state.show(at: .fit)
    #expect(state.placement == Placement(centering: state.size, in: window))
  }

  @Test("zooms from 25 to 400 %, and steps through the usual factors")
  func zooms() {
    var state = state(Size(width: 300, height: 300))
    state.show(at: .factor(99))
    #expect(state.placement.zoom == 4)
    state.show(at: .factor(0))
    #expect(state.placement.zoom == 0.25)
    state.show(at: .factor(.nan))
    #expect(state.placement.zoom == 0.25)
    for step in ResizeState.zoomSteps.dropFirst() {
      state.show(at: state.zoom(steppedBy: 1))
      #expect(state.placement.zoom == step)
    }
    for step in ResizeState.zoomSteps.dropLast().reversed() {
      state.show(at: state.zoom(steppedBy: -1))
      #expect(state.placement.zoom == step)
    }
  }

  @Test("leaves room for the body, wherever the app's part lies on the screen")
  func body() {
    for device in Device.allCases {
      for orientation in Orientation.allCases {
        for part in device.parts(in: orientation) {
          var state = ResizeState(window: window)
          state.choice = .device(device, orientation, part)
          state.picture = .whole
          let layout = FrameLayout(state)
          let app = layout.placement.toWindow(Rect(origin: .zero, size: state.size))
          #expect(Rect(origin: .zero, size: window).contains(layout.body), "\(device.name)")
          #expect(layout.body.contains(layout.screen))
          #expect(layout.screen.inset(by: -1e-6).contains(app), "\(device.name) \(part)")
        }
      }
    }
  }
}

@Suite("A drag of the app's frame")
struct FrameDragTests {
  private func tester(_ size: Size = Size(width: 401, height: 301)) -> SessionTester {
    let tester = SessionTester(options: .init(showsScreenNames: false))
    tester.session?.perform(.size(size))
    tester.session?.perform(.resize)
    tester.update()
    return tester
  }

  private func frame(_ tester: SessionTester) -> Rect {
    let size = tester.session?.size ?? ResizeState(window: .zero)
    return size.placement.toWindow(Rect(origin: .zero, size: size.size))
  }

  /// The middle of a handle, in points of the window.
  private func grip(_ handle: FrameHandle, _ tester: SessionTester) -> Point {
    let room = tester.session?.size.room ?? .zero
    return handle.hitArea(around: frame(tester), within: room).center
  }

  private func pointer(
    _ phase: PointerEvent.Phase, _ point: Point, _ tester: SessionTester,
    _ modifiers: KeyModifiers = []
  ) {
    tester.send(
      .pointer(
        PointerEvent(
          phase: phase, position: point, isPressed: phase != .up, modifiers: modifiers)))
  }

  private let free: KeyModifiers = .control

  @Test(
    "shows which one by the pointer, before the press and during it",
    arguments: FrameHandle.allCases)
  func pointerStyle(handle: FrameHandle) {
    let tester = tester()
    let grip = grip(handle, tester)
    tester.send(.pointer(PointerEvent(phase: .moved, position: grip, isPressed: false)))
    #expect(tester.stack.pointerStyle == handle.pointerStyle)
    pointer(.down, grip, tester)
    pointer(.moved, Point(x: 3, y: 3), tester)
    #expect(tester.stack.pointerStyle == handle.pointerStyle)
    #expect(tester.labels(in: "frame").contains { $0.contains(" × ") }, "a read-out follows")
  }

  @Test(
    "moves both sides, so that the app stays centred and the edge under the pointer",
    arguments: FrameHandle.allCases)
  func bothSides(handle: FrameHandle) {
    let tester = tester()
    let (before, start) = (frame(tester), grip(handle, tester))
    let moved = Point(x: 20 * handle.horizontal, y: 10 * handle.vertical)
    pointer(.down, start, tester)
    pointer(.moved, start + moved, tester, free)
    let after = frame(tester)
    #expect(tester.app.size.width == 401 + 40 * abs(handle.horizontal))
    #expect(tester.app.size.height == 301 + 20 * abs(handle.vertical))
    #expect(abs(after.midX - before.midX) < 1e-9 && abs(after.midY - before.midY) < 1e-9)
    pointer(.up, start + moved, tester, free)
    #expect(tester.session?.size.gestureStart == nil && tester.session?.size.hold == nil)
  }

  @Test("with Shift moves one side, the other stays", arguments: FrameHandle.allCases)
  func oneSide(handle: FrameHandle) {
    let tester = tester()
    let (before, start) = (frame(tester), grip(handle, tester))
    let moved = Point(x: 20 * handle.horizontal, y: 10 * handle.vertical)
    pointer(.down, start, tester)
    pointer(.moved, start + moved, tester, [.shift, .control])
    let after = frame(tester)
    #expect(tester.app.size.width == 401 + 20 * abs(handle.horizontal))
    switch handle.horizontal {
    case 1:
      #expect(abs(after.minX - before.minX) < 1e-9 && abs(after.maxX - before.maxX - 20) < 1e-9)
    case -1: #expect(abs(after.maxX - before.maxX) < 1e-9)
    default: #expect(abs(after.minX - before.minX) < 1e-9)
    }
    switch handle.vertical {
    case 1: #expect(abs(after.minY - before.minY) < 1e-9)
    case -1: #expect(abs(after.maxY - before.maxY) < 1e-9)
    default: #expect(abs(after.minY - before.minY) < 1e-9)
    }
  }

  @Test(
    "goes on out of the window and past the least size, and ends where it is released",
    arguments: FrameHandle.allCases)
  func outOfTheWindow(handle: FrameHandle) {
    let tester = tester()
    let range = tester.session?.size.range ?? 1...1
    let start = grip(handle, tester)
    pointer(.down, start, tester)
    for far in [-90_000, 90_000] as [Double] {
      for sign in [1, -1] as [Double] {
        pointer(.moved, Point(x: far * sign, y: far), tester, free)
        let size = tester.app.size
        #expect(range.contains(size.width) && range.contains(size.height))
        #expect(size.width.isFinite && tester.session?.size.placement.zoom ?? 0 > 0)
      }
    }
    let outward = Point(x: 90_000 * handle.horizontal, y: 90_000 * handle.vertical)
    pointer(.up, start + outward, tester, free)
    if handle.horizontal != 0 { #expect(tester.app.size.width == range.upperBound) }
    if handle.vertical != 0 { #expect(tester.app.size.height == range.upperBound) }
    let inward = grip(.right, tester)
    #expect(tester.session?.size.canUndo == true && inward.x.isFinite)
    tester.session?.perform(.undo)
    #expect(tester.session?.size.size == Size(width: 401, height: 301))
  }

  @Test(
    "has no effect where the window loses the keyboard in its middle",
    arguments: FrameHandle.allCases)
  func focusLost(handle: FrameHandle) {
    let tester = tester()
    let before = tester.session?.size
    let start = grip(handle, tester)
    pointer(.down, start, tester)
    pointer(.moved, start + Point(x: 37, y: 53), tester, free)
    tester.send(.window(.focusLost))
    #expect(tester.session?.size == before)
    pointer(.moved, start, tester, free)
    pointer(.up, start, tester, free)
    #expect(tester.session?.size == before && tester.app.size == before?.size)
  }

  @Test("away and back leaves the old size, device and history")
  func back() {
    let tester = tester()
    tester.session?.perform(.device(.iPhone12Mini))
    tester.update()
    let before = tester.session?.size
    let start = grip(.right, tester)
    pointer(.down, start, tester)
    for x in [40, 200, -80, 0] as [Double] { pointer(.moved, start + Point(x: x, y: 0), tester) }
    pointer(.up, start, tester)
    #expect(tester.session?.size == before)
    #expect(tester.session?.size.device == .iPhone12Mini)
  }

  @Test("snaps to a device's width within 4 points, and with Ctrl to none")
  func snapping() {
    let tester = tester(Size(width: 380, height: 301))
    let start = grip(.right, tester)
    pointer(.down, start, tester)
    pointer(.moved, start + Point(x: -1, y: 0), tester)
    #expect(tester.app.size.width == 375, "378 is within 4 of 375")
    pointer(.moved, start + Point(x: -1, y: 0), tester, free)
    #expect(tester.app.size.width == 378)
  }

  @Test("keeps the ratio while it is locked, whichever side leads")
  func ratio() {
    let tester = tester(Size(width: 400, height: 200))
    tester.session?.perform(.lockRatio(true))
    for handle in FrameHandle.allCases {
      let start = grip(handle, tester)
      pointer(.down, start, tester)
      pointer(
        .moved, start + Point(x: 30 * handle.horizontal, y: 30 * handle.vertical), tester, free)
      pointer(.up, start + Point(x: 30 * handle.horizontal, y: 30 * handle.vertical), tester, free)
      let size = tester.app.size
      #expect(abs(size.width / size.height - 2) < 1e-9, "\(handle) \(size)")
    }
    tester.session?.perform(.lockRatio(false))
    tester.session?.perform(.size(Size(width: 400, height: 500)))
    tester.update()
    #expect(tester.app.size == Size(width: 400, height: 500))
  }

  @Test("leaves the keyboard to the bar, whose keys undo and step as before")
  func keyboard() throws {
    let tester = tester()
    tester.session?.perform(.device(.iPhone12Mini))
    tester.click(Point(x: 640, y: 300))
    #expect(tester.stack.isKey(tester.stack.layer(named: "app")))
    let start = grip(.right, tester)
    pointer(.down, start, tester)
    pointer(.moved, start + Point(x: 40, y: 0), tester, free)
    pointer(.up, start + Point(x: 40, y: 0), tester, free)
    let width = tester.app.size.width
    #expect(width > 400)
    try tester.key("left")
    #expect(tester.app.size.width == width - 1)
    try tester.key("ctrl+z")
    try tester.key("ctrl+z")
    #expect(tester.session?.size.device == .iPhone12Mini)
    #expect(tester.click("Rotate Left"))
    try tester.key("ctrl+z")
    #expect(tester.session?.size.orientation == .portrait)
  }

  @Test("is a command at each step; one that belongs to no drag is a size like any other")
  func command() throws {
    let tester = tester()
    let session = try #require(tester.session)
    let hold = FrameHold(zoom: 2, offset: Point(x: 30, y: 0))
    session.perform(.dragFrame(Size(width: 500, height: 300), hold))
    #expect(session.size.size.width == 500 && session.size.hold == nil)
    session.perform(.gesture(.began))
    session.perform(.dragFrame(Size(width: 600, height: 300), hold))
    #expect(session.size.hold == hold && session.size.placement.zoom == 2)
    session.perform(
      .dragFrame(Size(width: 610, height: 300), FrameHold(zoom: .nan, offset: .zero)))
    #expect(session.size.hold == hold && session.size.size.width == 610)
    session.perform(.gesture(.ended))
    #expect(session.size.hold == nil)
    session.perform(.undo)
    #expect(session.size.size.width == 500)
  }

  @Test("is left alone by Ctrl and the wheel, which zoom around the pointer by a command")
  func wheel() throws {
    let tester = tester(Size(width: 1000, height: 700))
    let session = try #require(tester.session)
    session.perform(.endResize)
    session.perform(.zoom(.factor(2)))
    let point = Point(x: 500, y: 300)
    let before = session.size.placement.fromWindow(point)
    for (turn, zoom) in [(-3, 3), (-3, 4), (-3, 4), (3, 3), (3, 2)] as [(Double, Double)] {
      let wheel = WheelEvent(position: point, delta: Point(x: 0, y: turn), modifiers: .control)
      #expect(tester.send(.wheel(wheel)) == .consumed)
      let after = session.size.placement
      #expect(after.zoom == zoom)
      #expect(abs(after.fromWindow(point).x - before.x) < 1e-9)
      #expect(abs(after.fromWindow(point).y - before.y) < 1e-9)
    }
    session.perform(.zoom(.factor(3), around: Point(x: .nan, y: 1)))
    #expect(session.size.placement.origin.x.isFinite)
  }

  @Test("keeps the edge under the pointer also when the frame becomes larger than the room")
  func larger() {
    let tester = tester(Size(width: 1000, height: 301))
    let start = grip(.right, tester)
    let edge = frame(tester).maxX - start.x
    pointer(.down, start, tester)
    pointer(.moved, start + Point(x: 150, y: 0), tester, free)
    #expect(abs(frame(tester).maxX - (start.x + 150 + edge)) < 1.1)
    pointer(.up, start + Point(x: 150, y: 0), tester, free)
    #expect(frame(tester).maxX <= 1280)
  }
}
