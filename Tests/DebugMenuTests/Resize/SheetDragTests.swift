import AppSurface
import Testing

@testable import DebugMenu

@Suite("The menu as a sheet")
struct SheetDragTests {
  private func tester() -> SessionTester {
    let tester = SessionTester(
      window: Size(width: 400, height: 700), options: .init(showsScreenNames: false))
    tester.session?.perform(.open)
    tester.update()
    return tester
  }

  private func top(_ tester: SessionTester) -> Double {
    tester.stack.layer(named: "menu")?.frame.minY ?? -1
  }

  private func drag(
    _ tester: SessionTester, from start: Point, by distance: Double, over time: Duration,
    rest: Duration = .zero
  ) {
    tester.send(.pointer(PointerEvent(phase: .down, position: start)))
    for step in 1...10 {
      tester.clock.time += time / 10
      tester.send(
        .pointer(
          PointerEvent(
            phase: .moved,
            position: Point(x: start.x, y: start.y + distance * Double(step) / 10))))
    }
    tester.clock.time += rest
    tester.send(
      .pointer(
        PointerEvent(
          phase: .up, position: Point(x: start.x, y: start.y + distance), isPressed: false)))
  }

  private func grip(_ tester: SessionTester) -> Point { Point(x: 200, y: top(tester) + 4) }

  @Test("follows the hand, and closes past half of its height")
  func closes() throws {
    let tester = tester()
    let height = try #require(tester.stack.layer(named: "menu")).frame.height
    let (start, place) = (grip(tester), top(tester))
    tester.send(.pointer(PointerEvent(phase: .down, position: start)))
    tester.send(.pointer(PointerEvent(phase: .moved, position: start + Point(x: 0, y: 60))))
    #expect(top(tester) == place + 60)
    tester.send(.pointer(PointerEvent(phase: .moved, position: start - Point(x: 0, y: 60))))
    #expect(top(tester) == place, "it never rises above its place")
    tester.send(.pointer(PointerEvent(phase: .up, position: start, isPressed: false)))
    drag(tester, from: start, by: height / 2 + 5, over: .seconds(2))
    #expect(tester.session?.isMenuOpen == false)
    tester.session?.perform(.open)
    tester.update()
    #expect(top(tester) == place, "it comes back whole")
  }

  @Test("springs back before half, in a fifth of a second, without leaving a timer")
  func springs() {
    let tester = tester()
    let place = top(tester)
    drag(tester, from: grip(tester), by: 100, over: .seconds(2), rest: .milliseconds(300))
    #expect(tester.session?.isMenuOpen == true)
    #expect(top(tester) == place + 100)
    var last = top(tester)
    for _ in 0..<13 {
      tester.wait(.milliseconds(16))
      #expect(top(tester) <= last)
      last = top(tester)
    }
    tester.wait(.milliseconds(40))
    #expect(top(tester) == place && tester.stack.nextDeadline == nil)
  }

  @Test("closes on a flick, and not where the hand rested before it let go")
  func flick() {
    let tester = tester()
    drag(tester, from: grip(tester), by: 80, over: .milliseconds(80), rest: .milliseconds(400))
    #expect(tester.session?.isMenuOpen == true)
    tester.wait(.seconds(1))
    drag(tester, from: grip(tester), by: 80, over: .milliseconds(80))
    #expect(tester.session?.isMenuOpen == false)
  }

  @Test("is not dragged by a press that begins on a control")
  func controls() throws {
    let tester = tester()
    let place = top(tester)
    for label in ["Search", "Close Menu", "Dark"] {
      let frame = try #require(tester.frame(of: label, in: "menu"))
      tester.send(.pointer(PointerEvent(phase: .down, position: frame.center)))
      tester.send(
        .pointer(PointerEvent(phase: .moved, position: frame.center + Point(x: 0, y: 90))))
      #expect(top(tester) == place, "\(label)")
      tester.send(.pointer(PointerEvent(phase: .cancelled, position: .zero, isPressed: false)))
    }
    #expect(tester.session?.isMenuOpen == true)
  }

  @Test("is moved by a command, within its height, and only where it is a sheet that shows")
  func command() throws {
    let tester = tester()
    let session = try #require(tester.session)
    let (place, height) = (
      top(tester), try #require(tester.stack.layer(named: "menu")).frame.height
    )
    for (offset, moved) in [(60, 60), (-5, 0), (1e9, height), (.nan, height), (7, 7)]
      as [(Double, Double)]
    {
      session.perform(.moveSheet(offset))
      tester.update()
      #expect(top(tester) == place + moved)
    }
    session.perform(.close)
    session.perform(.moveSheet(50))
    session.perform(.open)
    tester.update()
    #expect(top(tester) == place)
    tester.resizeWindow(1280, 800)
    session.perform(.moveSheet(50))
    tester.update()
    #expect(top(tester) == 0, "a panel at the side stays")
  }

  @Test("springs back where the press is lost")
  func lost() {
    let tester = tester()
    let place = top(tester)
    let start = grip(tester)
    tester.send(.pointer(PointerEvent(phase: .down, position: start)))
    tester.send(.pointer(PointerEvent(phase: .moved, position: start + Point(x: 0, y: 250))))
    tester.send(.window(.focusLost))
    tester.wait(.seconds(1))
    #expect(tester.session?.isMenuOpen == true && top(tester) == place)
  }
}
