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
    #expect(layout.rowsHeight >= 4 * RowWindow.rowHeight)
    #expect(!layout.showsFooter)
  }
}

@Suite("The built rows")
struct RowWindowTests {
  private let height = RowWindow.rowHeight * 10

  @Test("cover what is seen wherever it is scrolled, and never reach outside")
  func cover() {
    var built = 0..<0
    for offset in stride(from: -100.0, to: 40_000, by: 173) {
      let window = RowWindow(count: 1000, offset: offset, height: height)
      built = window.built(keeping: built)
      #expect(built.lowerBound <= window.visible.lowerBound)
      #expect(built.upperBound >= window.visible.upperBound)
      #expect(built.lowerBound >= 0 && built.upperBound <= 1000)
      #expect(built.count <= 11 + 6 * RowWindow.margin)
    }
  }

  @Test("stay while they cover what is seen")
  func kept() {
    let built = RowWindow(count: 1000, offset: 0, height: height).built(keeping: 0..<0)
    #expect(RowWindow(count: 1000, offset: 40, height: height).built(keeping: built) == built)
  }

  @Test("shrink with the rows")
  func shrink() {
    let built = RowWindow(count: 5, offset: 0, height: height).built(keeping: 0..<30)
    #expect(built == 0..<5)
    #expect(RowWindow(count: 0, offset: .nan, height: .infinity).built(keeping: 0..<3) == 0..<0)
  }

  @Test("are scrolled no further than a row needs")
  func reveal() {
    let window = RowWindow(count: 100, offset: RowWindow.rowHeight * 20, height: height)
    #expect(window.offset(revealing: 25) == window.offset)
    #expect(window.offset(revealing: 19) == RowWindow.rowHeight * 19)
    #expect(window.offset(revealing: 30) == RowWindow.rowHeight * 21)
    #expect(window.pageSize == 10)
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
