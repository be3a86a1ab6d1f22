import AppSurface
import Testing

@testable import DebugMenu

@Suite("The panel's place")
struct PanelLayoutTests {
  @Test("is at the right side where there is room, else at the bottom, always inside the window")
  func places() {
    for width in stride(from: 1.0, to: 2000, by: 37) {
      for height in stride(from: 1.0, to: 1500, by: 41) {
        let window = Size(width: width, height: height)
        let layout = PanelLayout(window: window)
        #expect(layout.isSheet == (width < 700))
        #expect(Rect(origin: .zero, size: window).contains(layout.frame))
        #expect(layout.frame.maxX == width && layout.frame.maxY == height)
      }
    }
    #expect(PanelLayout(window: Size(width: 1280, height: 800)).frame.width == 360)
  }

  @Test("as a sheet leaves the app in sight: above it, or from the upper edge on")
  func appAboveSheet() throws {
    let tester = SessionTester(window: Size(width: 320, height: 480))
    let session = try #require(tester.session)
    func place() -> Rect {
      tester.update()
      return session.size.placement.toWindow(Rect(origin: .zero, size: session.size.size))
    }
    session.perform(.device(.iPhone14Plus))
    session.perform(.rotate)
    let closed = place()
    #expect(abs(closed.midY - 240) < 0.01)
    session.perform(.open)
    let sheet = PanelLayout(window: session.size.window).frame
    #expect(place().maxY <= sheet.minY && place().size == closed.size)
    #expect(abs(place().midY - sheet.minY / 2) < 0.01)
    session.perform(.rotate, keepingMenuOpen: true)
    #expect(abs(place().minY) < 0.01 && place().maxY > sheet.minY)
    session.perform(.close)
    session.perform(.rotate)
    #expect(abs(place().minY - closed.minY) < 0.01 && place().size == closed.size)
    // Beside a panel at the side nothing moves.
    tester.resizeWindow(900, 480)
    let wide = place()
    session.perform(.open)
    #expect(place() == wide)
  }

  @Test("leaves room for rows down to 320 by 240")
  func rows() {
    let layout = PanelLayout(window: Size(width: 320, height: 240))
    #expect(layout.rowsHeight >= 4 * RowMetrics.height)
    #expect(!layout.showsFooter)
  }
}

@Suite("What input means while the menu is open")
struct MenuInputTests {
  private let panel = Rect(x: 100, y: 0, width: 100, height: 100)

  private func pointer(_ phase: PointerEvent.Phase, _ x: Double) -> InputEvent.Kind {
    .pointer(PointerEvent(phase: phase, position: Point(x: x, y: 50)))
  }

  private func actions(_ kinds: [InputEvent.Kind]) -> [MenuInput.Action] {
    var input = MenuInput()
    var actions: [MenuInput.Action] = []
    for kind in kinds {
      actions.append(input.handle(InputEvent(time: .zero, kind: kind), panel: panel))
    }
    return actions
  }

  @Test("a click beside the panel closes, one in it is the panel's")
  func clicks() {
    #expect(
      actions([pointer(.down, 50), pointer(.moved, 60), pointer(.up, 60)])
        == [.take, .take, .close])
    #expect(actions([pointer(.down, 150), pointer(.up, 50)]) == [.pass, .pass])
    #expect(actions([pointer(.down, 50), pointer(.up, 150)]) == [.take, .take])
    #expect(actions([pointer(.moved, 50)]) == [.pass])
  }

  @Test("keys that are taken are taken going up too, others are the search field's")
  func keys() {
    let left = KeyEvent(key: .left, modifiers: .control)
    #expect(
      actions([
        .keyDown(KeyEvent(key: .down)), .keyUp(KeyEvent(key: .down)),
        .keyDown(KeyEvent(key: Key("a"))), .keyUp(KeyEvent(key: Key("a"))), .keyDown(left),
        .text("a"), .keyDown(KeyEvent(key: .enter, modifiers: .shift)),
        .keyDown(KeyEvent(key: .enter, isRepeat: true)), .keyDown(KeyEvent(key: .escape)),
      ]) == [
        .move(.down), .take, .pass, .pass, .pass, .type, .perform(keepsMenuOpen: true), .take,
        .close,
      ])
  }

  @Test("a controller moves, performs and closes")
  func controller() {
    #expect(
      actions([
        .controller(ControllerEvent(button: .down, isDown: true)),
        .controller(ControllerEvent(button: .a, isDown: true)),
        .controller(ControllerEvent(button: .b, isDown: true)),
        .controller(ControllerEvent(button: .b, isDown: false)),
      ]) == [.move(.down), .perform(keepsMenuOpen: false), .close, .take])
  }
}
