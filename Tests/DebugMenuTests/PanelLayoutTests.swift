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
