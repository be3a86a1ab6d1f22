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
    #expect(state.turned(2) == state)
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
      #expect(both == alone)
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
    #expect(free.turned(2) == free)
    let follows = ResizeState(window: window)
    #expect(follows.turned(1).size == window.swapped)
    #expect(follows.turned(2) == follows)
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

  @Test("comes back when the reset is undone, until something else is chosen")
  func undo() {
    var state = ResizeState(window: window)
    state.choose(.iPadAir)
    state.rotate()
    let before = state
    state.reset()
    state.undoReset()
    #expect(state == before)
    state.undoReset()
    #expect(state == before)
    state.reset()
    state.choose(.iPhone8)
    state.undoReset()
    #expect(state.device == .iPhone8)
  }

  @Test("has nothing to undo when a reset changed nothing")
  func emptyReset() {
    var state = ResizeState(window: window)
    state.reset()
    #expect(state.beforeReset == nil)
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
