import AppSurface
import Testing

@testable import DebugMenu

/// A source of numbers that is the same at every run.
nonisolated private struct Dice {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(count))
  }
}

@Suite("Changes of size, many of them")
struct SizeStormTests {
  /// What there is to tell of a session's app.
  private struct Outcome: Equatable {
    var configuration: SurfaceConfiguration
    var placement: Placement
    var snapshot: LayoutSnapshot

    init(_ tester: SessionTester) {
      tester.update()
      configuration = tester.app.configuration
      placement = tester.stack.layer(named: "app")?.placement ?? .identity
      snapshot = tester.app.snapshot()
    }
  }

  private func tester() -> SessionTester {
    SessionTester(options: .init(showsScreenNames: false))
  }

  @Test("for every pair of devices, one and then the other gives exactly what the other alone does")
  func pairs() {
    var alone: [Device.ID: (SurfaceConfiguration, Placement)] = [:]
    func facts(_ state: ResizeState) -> (SurfaceConfiguration, Placement) {
      (
        SurfaceConfiguration(
          size: state.size, scale: state.scale ?? 1, safeArea: state.contentInsets,
          orientation: state.orientation, sizeClass: state.sizeClass), state.placement
      )
    }
    let window = Size(width: 1280, height: 800)
    for device in Device.allCases {
      var state = ResizeState(window: window)
      state.choose(device)
      alone[device.id] = facts(state)
    }
    for first in Device.allCases {
      var base = ResizeState(window: window)
      base.choose(first)
      for second in Device.allCases {
        var state = base
        state.choose(second)
        let (found, expected) = (facts(state), alone[second.id])
        if found.0 != expected?.0 || found.1 != expected?.1 {
          Issue.record("\(first.name), \(second.name)")
        }
      }
    }
  }

  @Test("for pairs of devices, the layout is the same byte for byte")
  func layoutOfPairs() {
    let devices = Device.allCases.enumerated().filter { $0.offset % 23 == 0 }.map(\.element)
    let both = tester()
    for second in devices {
      let alone = tester()
      alone.session?.perform(.device(second))
      let expected = Outcome(alone)
      for first in devices {
        both.session?.perform(.device(first))
        _ = Outcome(both)
        both.session?.perform(.device(second))
        #expect(Outcome(both) == expected, "\(first.name), \(second.name)")
      }
    }
  }

  @Test("after a storm the end state is that of a fresh start, and nothing drifts")
  func storm() {
    let tester = tester()
    var dice = Dice(8)
    let devices = Device.allCases
    for _ in 0..<10_000 {
      switch dice.next(20) {
      case 0...3:
        let sides = (Double(dice.next(3000)) + 0.5, Double(dice.next(2000)))
        tester.stack.handleResize(sides.0, sides.1)
      case 4...8: tester.session?.perform(.device(devices[dice.next(devices.count)]))
      case 9: tester.session?.perform(.rotate)
      case 10: tester.session?.perform(dice.next(2) == 0 ? .turn(.left) : .turn(.right))
      case 11: tester.session?.perform(.undo)
      case 12: tester.session?.perform(.redo)
      case 13: tester.session?.perform(.reset)
      case 14:
        tester.session?.perform(
          .size(Size(width: Double(dice.next(2000)), height: Double(dice.next(2000)))))
      case 15: tester.session?.perform(.zoom(.factor(Double(dice.next(500)) / 100)))
      case 16: tester.session?.perform(.pan(Point(x: Double(dice.next(900)) - 450, y: 33)))
      case 17:
        let part = DevicePicture.switches[dice.next(DevicePicture.switches.count)].picture
        tester.session?.perform(.show(part, dice.next(2) == 0))
      case 18: tester.session?.perform(dice.next(2) == 0 ? .resize : .endResize)
      default:
        tester.session?.perform(
          .part(DevicePart.allCases[dice.next(DevicePart.allCases.count)]))
      }
      if dice.next(40) == 0 { tester.update() }
      if let zoom = tester.session?.size.placement.zoom { #expect(zoom.isFinite && zoom > 0) }
    }
    // To the same end from both: the storm has left nothing behind.
    for session in [tester.session] {
      session?.perform(.endResize)
      session?.perform(.zoom(.fit))
      for part in DevicePicture.switches {
        session?.perform(.show(part.picture, part.picture == .shape))
      }
      session?.perform(.reset)
    }
    tester.resizeWindow(1280, 800)
    let fresh = self.tester()
    #expect(Outcome(tester) == Outcome(fresh))
    tester.session?.perform(.device(.iPadPro11Inch))
    fresh.session?.perform(.device(.iPadPro11Inch))
    #expect(Outcome(tester) == Outcome(fresh))
  }

  @Test("an app that changes its size while it is resized is laid out a bounded number of times")
  func noRecursion() {
    let tester = tester()
    let session = tester.session
    var calls = 0
    var depth = 0
    let token = tester.app.addScreenObserver { _ in }
    defer { tester.app.removeScreenObserver(token) }
    let follower = tester.stack.addUpdateFollower { [weak tester] in
      depth += 1
      calls += 1
      #expect(depth == 1, "no handler runs inside of itself")
      if calls < 50 {
        session?.perform(.size(Size(width: 300 + Double(calls), height: 400)))
        tester?.app.preferredContentSize = Size(width: 200 + Double(calls), height: 300)
      }
      depth -= 1
    }
    for _ in 0..<60 { tester.update() }
    #expect(calls == 60)
    tester.stack.removeUpdateFollower(follower)
    tester.update()
    #expect(tester.app.size == Size(width: 349, height: 400))
    session?.perform(.reset)
    tester.update()
    #expect(tester.app.size == Size(width: 1280, height: 800))
  }

  @Test("what the app asks for is granted while the person leaves the size to the window")
  func request() {
    let tester = tester()
    tester.app.preferredContentSize = Size(width: 640, height: 480)
    tester.update()
    #expect(tester.app.size == Size(width: 640, height: 480))
    tester.session?.perform(.device(.iPhone8))
    tester.update()
    tester.app.preferredContentSize = Size(width: 100, height: 100)
    tester.update()
    #expect(tester.app.size == Device.iPhone8.size)
    tester.resizeWindow(900, 700)
    tester.session?.perform(.reset)
    tester.update()
    #expect(tester.app.size == Size(width: 900, height: 700))
    tester.app.preferredContentSize = nil
    tester.update()
    #expect(tester.app.size == Size(width: 900, height: 700))
  }
}

extension LayerStack {
  /// Gives the window another size without laying anything out.
  fileprivate func handleResize(_ width: Double, _ height: Double) {
    _ = send(
      InputEvent(
        time: services.now(),
        kind: .window(.resized(Size(width: width, height: height), scale: 1))))
  }
}

@Suite("The layout while a hand resizes the app")
struct LayoutPaceTests {
  /// An element whose layout takes as long as it is told.
  private final class SlowElement: Element {
    var slow: () -> Void = {}
    override func layoutChildren() { slow() }
    override func sizeThatFits(_ proposal: ProposedSize) -> Size {
      Size(width: proposal.width ?? 0, height: proposal.height ?? 0)
    }
  }

  private struct SlowView: PrimitiveView {
    let slow: () -> Void
    func _evaluate(_ context: inout ViewContext) {
      let slow = slow
      context.element(SlowElement()) { $0.slow = slow }
    }
  }

  private final class Bench {
    var time = Duration.zero
    var cost = Duration.zero
    var layouts = 0
    let stack: LayerStack
    let app: Surface
    var session: DebugSession?

    init() {
      var services = HostServices()
      let box = Box()
      services.now = { box.bench?.time ?? .zero }
      stack = LayerStack(services: services, windowSize: Size(width: 1280, height: 800))
      app = Surface(
        root: HostingScreen(
          rootView: SlowView {
            box.bench?.layouts += 1
            box.bench?.time += box.bench?.cost ?? .zero
          }), configuration: SurfaceConfiguration(size: stack.windowSize), services: services)
      box.bench = self
      stack.add(Layer(name: "app", level: 0, surface: app))
      session = DebugSession(surface: app, options: .init(showsScreenNames: false))
      session?.perform(.size(Size(width: 400, height: 400)))
      session?.perform(.resize)
      stack.update(at: time)
    }

    final class Box { weak var bench: Bench? }

    func step(to width: Double) {
      session?.perform(.size(Size(width: width, height: 400)))
      stack.update(at: time)
    }
  }

  @Test("follows in the same turn while it fits a frame's time")
  func live() {
    let bench = Bench()
    bench.cost = .milliseconds(10)
    bench.session?.perform(.gesture(.began))
    for width in [410, 420, 430] as [Double] {
      bench.step(to: width)
      #expect(bench.app.size.width == width)
    }
  }

  @Test(
    "waits where it takes longer, while outline and thumb follow, and catches up when the hand rests"
  )
  func waiting() {
    let bench = Bench()
    bench.cost = .milliseconds(40)
    bench.session?.perform(.gesture(.began))
    bench.step(to: 410)
    #expect(bench.app.size.width == 410)
    bench.step(to: 420)
    bench.step(to: 430)
    #expect(bench.app.size.width == 410, "the last layout took 40 ms")
    #expect(bench.session?.size.size.width == 430, "what thumb and outline show")
    let layouts = bench.layouts
    bench.time += LayoutPace.rest
    bench.stack.update(at: bench.time)
    bench.stack.update(at: bench.time)
    #expect(bench.app.size.width == 430 && bench.layouts == layouts + 1)
    bench.step(to: 500)
    bench.session?.perform(.gesture(.ended))
    bench.stack.update(at: bench.time)
    #expect(bench.app.size.width == 500, "the end is never a stale size")
  }

  @Test("away and back leaves the old size, slow or not")
  func back() {
    let bench = Bench()
    bench.cost = .milliseconds(40)
    bench.session?.perform(.gesture(.began))
    for width in [410, 700, 400] as [Double] { bench.step(to: width) }
    bench.session?.perform(.gesture(.ended))
    bench.stack.update(at: bench.time)
    #expect(bench.app.size.width == 400)
    #expect(bench.session?.size.choice == .free(Size(width: 400, height: 400)))
    let history = bench.session?.size.history
    bench.session?.perform(.undo)
    #expect(history?.past.count == 1)
  }
}
