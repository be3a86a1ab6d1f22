import AppSurface
import AppSurfaceTesting
import Observation
import SurfaceIntrospect
import Testing

@Suite struct RunningTests {
  @Observable final class Model {
    var number = 0
    var isShown = true
    var isAsking = true
    @ObservationIgnored var notes: [String] = []
  }

  private struct Page: View {
    let model: Model

    var body: some View {
      let number = model.number
      VStack {
        Inner(model: model)
        Text("Number \(number)")
      }
      .introspect(.view, on: .appSurface(.v1)) { _ in model.notes.append("page \(number)") }
    }
  }

  private struct Inner: View {
    let model: Model
    @State private var presses = 0

    var body: some View {
      Button("Press \(presses)") { presses += 1 }
    }
  }

  @Test func `it runs at each evaluation of its view, with new captures, and not otherwise`() {
    let model = Model()
    let tester = SurfaceTester(Page(model: model))
    #expect(model.notes == ["page 0"])
    for _ in 0..<5 {
      tester.advance(by: .milliseconds(16))
      _ = tester.surface.drawList()
    }
    #expect(model.notes == ["page 0"], "frames without a change")
    tester.tap("Press 0")
    #expect(tester.visibleTexts.contains("Press 1"))
    #expect(model.notes == ["page 0"], "a view inside was evaluated, not the one that bears it")
    model.number = 7
    _ = tester.surface.drawList()
    #expect(model.notes == ["page 0", "page 7"])
    tester.surface.configuration.size.width = 200
    _ = tester.surface.drawList()
    #expect(model.notes == ["page 0", "page 7"], "a size alone evaluates nothing")
    tester.surface.configuration.colorScheme = .dark
    _ = tester.surface.drawList()
    #expect(model.notes == ["page 0", "page 7", "page 7"], "a theme evaluates everything")
  }

  @Test func `rows run when they come into being`() {
    var rows: [String] = []
    let tester = SurfaceTester(
      List {
        ForEach(0..<1000) { number in
          Text("Row \(number)").introspect(.text, on: .appSurface(.v1)) { rows.append($0.text) }
        }
      }, height: 440)
    #expect(rows == (0..<10).map { "Row \($0)" })
    let list = tester.surface.rootElement?.first(of: ListElement.self)
    list?.scroll(to: Point(x: 0, y: 4400))
    _ = tester.surface.drawList()
    #expect(rows.count <= 21 && rows.last == "Row 109", "\(rows)")
  }

  @Test func `it is called after removal no more, and lets go of what it captured`() {
    let model = Model()
    weak var captured: Found<Element>?
    let tester: SurfaceTester
    do {
      let keeper = Found<Element>()
      captured = keeper
      tester = SurfaceTester(Shown(model: model, keeper: keeper))
    }
    #expect(captured != nil && model.notes == ["shown"])
    model.isShown = false
    tester.surface.update()
    #expect(tester.surface.followers.isEmpty)
    model.number += 1
    tester.surface.update()
    #expect(model.notes == ["shown"])
  }

  private struct Shown: View {
    let model: Model
    let keeper: Found<Element>

    var body: some View {
      _ = model.number
      return VStack {
        if model.isShown {
          Text("A").introspect(.text, on: .appSurface(.v1)) { [keeper] text in
            keeper.elements = [text]
            model.notes.append("shown")
          }
        }
      }
    }
  }

  @Test func `removed and evaluated in the same turn it is not called`() {
    let model = Model()
    let tester = SurfaceTester(Shown(model: model, keeper: Found()))
    model.number = 1
    model.isShown = false
    tester.surface.update()
    #expect(model.notes == ["shown"])
  }

  @Test func `it runs on every surface`() {
    var sizes: [Double] = []
    let root = HostingScreen(
      rootView: Text("A").introspect(.surface, on: .appSurface(.v1)) {
        sizes.append($0.frame.width)
      })
    let live = SurfaceTester(
      screen: root, configuration: SurfaceConfiguration(size: Size(width: 300, height: 300)))
    let other = SurfaceTester(
      screen: root, configuration: SurfaceConfiguration(size: Size(width: 500, height: 300)),
      isLive: false)
    #expect(sizes == [300, 500])
    #expect(live.surface.followers.count == 1 && other.surface.followers.count == 1)
  }

  // MARK: Changing state

  private struct Counting: View {
    let model: Model
    @State private var count = 0

    var body: some View {
      Text("Count \(count)")
        .introspect(.text, on: .appSurface(.v1)) { _ in
          model.notes.append("\(count)")
          count += 1
        }
    }
  }

  @Test func `a closure that always changes state comes to rest`() {
    let model = Model()
    let tester = SurfaceTester(Counting(model: model))
    #expect(model.notes == ["0", "1"], "it sees once what came of its own change")
    #expect(!tester.surface.needsUpdate)
    #expect(tester.visibleTexts == ["Count 2"])
    tester.surface.configuration.colorScheme = .dark
    tester.surface.update()
    #expect(model.notes == ["0", "1", "2", "3"])
    #expect(!tester.surface.needsUpdate)
  }

  @Test func `in a row, through an object and on two surfaces it comes to rest too`() {
    let model = Model()
    let view = List {
      Observing(model: model)
    }
    let root = HostingScreen(rootView: view)
    let size = SurfaceConfiguration(size: Size(width: 300, height: 300))
    let live = SurfaceTester(screen: root, configuration: size)
    let other = SurfaceTester(screen: root, configuration: size, isLive: false)
    var rounds = 0
    while live.surface.needsUpdate || other.surface.needsUpdate, rounds < 100 {
      live.surface.update()
      other.surface.update()
      rounds += 1
    }
    #expect(rounds < 8)
    #expect(model.number < 12)
  }

  private struct Observing: View {
    let model: Model

    var body: some View {
      Text("Number \(model.number)")
        .introspect(.text, on: .appSurface(.v1)) { _ in model.number += 1 }
    }
  }

  private struct Measuring: View {
    @State private var width = 0.0

    var body: some View {
      VStack {
        Text("A wide text")
          .introspect(.text, on: .appSurface(.v1)) { width = $0.frame.width }
        Text("Width \(Int(width))")
      }
    }
  }

  @Test func `what it sets shows in the first frame`() {
    let tester = SurfaceTester(Measuring())
    let width = tester.surface.rootElement?.first(of: TextElement.self)?.frame.width ?? 0
    #expect(width > 0)
    #expect(tester.visibleTexts == ["A wide text", "Width \(Int(width))"])
  }

  private struct Chain: View {
    let depth: Int
    @State private var isShown = false

    var body: some View {
      VStack {
        Text("\(depth)").introspect(.text, on: .appSurface(.v1)) { _ in isShown = true }
        if isShown, depth < 6 { AnyView(Chain(depth: depth + 1)) }
      }
    }
  }

  @Test func `views that others' closures bring in are asked before the first frame too`() {
    let tester = SurfaceTester(Chain(depth: 0))
    #expect(tester.visibleTexts == (0...6).map { "\($0)" })
  }
}
