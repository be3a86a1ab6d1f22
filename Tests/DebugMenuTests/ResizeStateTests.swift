import AppSurface
import Testing

@testable import DebugMenu

private let window = Size(width: 1280, height: 800)

@Suite("The app's size")
struct ResizeStateTests {
  @Test("follows the window until something else is chosen")
  func follows() {
    var state = ResizeState(window: window)
    #expect(state.size == window)
    state.window = Size(width: 500, height: 400)
    #expect(state.size == Size(width: 500, height: 400))
    #expect(state.placement == .identity)
    #expect(state.device == nil && state.safeArea == .zero && state.scale == nil)
  }

  @Test("of each device is that device's, centred, with its insets", arguments: Device.allCases)
  func device(device: Device) {
    var state = ResizeState(window: window)
    state.choose(device)
    let natural = device.naturalOrientation
    #expect(state.size == device.size)
    #expect(state.safeArea == device.safeArea(in: natural))
    #expect(state.sizeClass == device.sizeClass(in: natural))
    #expect(state.scale == device.scale)
    let placement = state.placement
    #expect(placement.zoom <= 1)
    #expect(abs(placement.origin.x - (1280 - state.size.width * placement.zoom) / 2) < 1e-9)
    #expect(abs(placement.origin.y - (800 - state.size.height * placement.zoom) / 2) < 1e-9)
    let turned = state.turned(1)
    #expect(turned.size == device.size.swapped)
    #expect(turned.safeArea == device.safeArea(in: turned.orientation))
    #expect(state.turned(2).choice == state.choice)
  }

  @Test("keeps halves when it is centred")
  func halves() {
    var state = ResizeState(window: Size(width: 1001, height: 901))
    state.choose(Size(width: 390, height: 844))
    #expect(state.placement.origin == Point(x: 305.5, y: 28.5))
  }

  @Test("after one device and then another is what the other alone gives")
  func devicePairs() {
    for first in Device.allCases {
      var both = ResizeState(window: window)
      var alone = ResizeState(window: window)
      both.choose(first)
      both.choose(.iPhone8)
      alone.choose(.iPhone8)
      #expect(both.choice == alone.choice && both.placement == alone.placement)
    }
  }

  @Test("stays the device's when the window is resized")
  func windowResized() {
    var state = ResizeState(window: window)
    state.choose(.iPhone8)
    state.window = Size(width: 300, height: 300)
    #expect(state.size == Device.iPhone8.size)
    #expect(state.placement.zoom < 1)
  }

  @Test("turned twice is as before, whatever decides it")
  func rotation() {
    var free = ResizeState(window: window)
    free.choose(Size(width: 100, height: 900))
    #expect(free.turned(1).size == Size(width: 900, height: 100))
    #expect(free.turned(1).orientation == .landscapeLeft)
    #expect(free.turned(2).choice == free.choice)
    let follows = ResizeState(window: window)
    #expect(follows.turned(1).size == window.swapped)
    #expect(follows.turned(2).choice == follows.choice)
  }

  @Test("is the window's again after a reset, also of a window that was resized meanwhile")
  func reset() {
    var state = ResizeState(window: window)
    state.choose(.iPadAir)
    state.window = Size(width: 700, height: 600)
    state.reset()
    #expect(state.size == Size(width: 700, height: 600))
    #expect(state.orientation == .landscapeLeft)
  }

  @Test("comes back when the reset is undone, and goes again when that is redone")
  func undo() {
    var state = ResizeState(window: window)
    state.choose(.iPadAir)
    state.rotate()
    let before = state.choice
    state.reset()
    state.undo()
    #expect(state.choice == before)
    state.redo()
    #expect(state.choice == .window(isTurned: false) && !state.canRedo)
  }

  @Test("is gone back through change by change, and on again in the opposite order")
  func history() {
    var state = ResizeState(window: window)
    var seen = [state.choice]
    for device in Device.allCases.prefix(20) {
      state.choose(device)
      seen.append(state.choice)
      state.rotate()
      seen.append(state.choice)
    }
    for choice in seen.dropLast().reversed() {
      state.undo()
      #expect(state.choice == choice)
    }
    #expect(!state.canUndo)
    state.undo()
    #expect(state.size == window)
    for choice in seen.dropFirst() {
      state.redo()
      #expect(state.choice == choice)
    }
    state.redo()
    #expect(state.choice == seen.last)
    state.undo()
    state.choose(Size(width: 9, height: 9))
    #expect(!state.canRedo)
  }

  @Test("remembers no more sizes than it must, the newest")
  func limit() {
    var state = ResizeState(window: window)
    for width in 1...250 { state.choose(Size(width: Double(width), height: 9)) }
    for _ in 0..<100 {
      #expect(state.canUndo)
      state.undo()
    }
    #expect(!state.canUndo && state.size.width == 150)
  }

  @Test("is undone by one step after a gesture, and not at all after one that came back")
  func gesture() {
    var state = ResizeState(window: window)
    state.choose(.iPhone8)
    let before = state
    state.beginGesture()
    for width in [380, 390, 400] as [Double] { state.set(\.width, to: width) }
    state.endGesture()
    #expect(state.choice == .free(Size(width: 400, height: 667)))
    state.undo()
    #expect(state.choice == before.choice)
    var back = before
    back.beginGesture()
    for width in [380, 700, 375] as [Double] { back.set(\.width, to: width) }
    #expect(back.device == .iPhone8)
    back.endGesture()
    #expect(back == before)
    back.beginGesture()
    back.set(\.width, to: 500)
    back.cancelGesture()
    #expect(back == before)
  }

  @Test("has nothing to undo when a reset changed nothing")
  func emptyReset() {
    var state = ResizeState(window: window)
    state.reset()
    #expect(!state.canUndo)
  }

  @Test("that the app asks for counts until the person chooses, and never overwrites the choice")
  func request() {
    var state = ResizeState(window: window)
    let asked = Size(width: 500, height: 300)
    state.ask(for: asked)
    #expect(state.size == asked)
    state.choose(.iPhone8)
    state.ask(for: Size(width: 200, height: 200))
    #expect(state.device == .iPhone8 && state.size == Device.iPhone8.size)
    state.reset()
    #expect(state.size == window)
    state.undo()
    #expect(state.device == .iPhone8)
    state.reset()
    state.ask(for: asked)
    #expect(state.size == asked)
    state.reset()
    #expect(state.size == window && state.placement == .identity)
    state.ask(for: Size(width: .nan, height: 3))
    #expect(state.size == window)
  }

  @Test(
    "moves by hand within 1 and the larger of window and largest tablet",
    arguments: [
      (-5, 1), (0, 1), (1, 1), (640.5, 640.5), (1366, 1366), (1367, 1366), (1e300, 1366),
    ] as [(Double, Double)])
  func range(length: Double, width: Double) {
    var state = ResizeState(window: window)
    state.set(\.width, to: length)
    #expect(state.size == Size(width: width, height: 800))
  }

  @Test("reaches the far edge of a window that is larger than any tablet")
  func largeWindow() {
    #expect(ResizeState(window: Size(width: 3840, height: 2160)).range == 1...3840)
    #expect(ResizeState(window: .zero).range == 1...1366)
  }

  @Test("never takes in what is not finite")
  func notFinite() {
    var state = ResizeState(window: Size(width: .nan, height: -.infinity))
    #expect(state.window == .zero)
    state.window = window
    for bad in [Double.nan, .infinity, -.infinity] {
      state.choose(Size(width: bad, height: 10))
      state.set(\.height, to: bad)
      #expect(state.size == window)
    }
    state.choose(Size(width: -3, height: 1e9))
    #expect(state.size == Size(width: 1, height: 100_000))
  }
}

extension ResizeState {
  /// The state turned so many times.
  fileprivate func turned(_ times: Int) -> ResizeState {
    var state = self
    for _ in 0..<times { state.rotate() }
    return state
  }
}
