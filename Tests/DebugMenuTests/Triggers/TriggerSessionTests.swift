import AppSurface
import Testing

@testable import DebugMenu

@Suite("Triggers and the menu")
struct TriggerSessionTests {
  private func shake(_ tester: SessionTester) {
    for index in 0..<100 {
      tester.clock.time += .milliseconds(10)
      tester.send(.motion(MotionEvent(x: index.isMultiple(of: 2) ? 3 : -3, y: 0, z: 1)))
    }
  }

  @Test("Shaking opens the menu, and shaking on does not close it")
  func motion() {
    let tester = SessionTester()
    shake(tester)
    #expect(tester.session?.isMenuOpen == true)
    for _ in 0..<3 { shake(tester) }
    #expect(tester.session?.isMenuOpen == true)
    let results = tester.session?.triggerAttempts.map(\.result) ?? []
    #expect(results.first == .fired && results.contains(.menuWasOpen))
  }

  @Test("Fingers that are held open it without a further event; the app's press has no effect")
  func fingers() throws {
    let tester = SessionTester()
    let button = try #require(tester.frame(of: "Press", in: "app")).center
    tester.send(.pointer(PointerEvent(phase: .down, position: button, isTouch: true)))
    for finger in 2...3 {
      tester.send(.touch(TouchEvent(finger: Int64(finger), phase: .down, position: .zero)))
    }
    tester.wait(.milliseconds(490))
    #expect(tester.session?.isMenuOpen == false)
    tester.wait(.milliseconds(20))
    #expect(tester.session?.isMenuOpen == true)
    tester.send(
      .pointer(PointerEvent(phase: .up, position: button, isPressed: false, isTouch: true)))
    #expect(tester.home.presses == 0)
  }

  @Test("The page has a switch for each trigger, a meter and the attempts, and leads back")
  func page() throws {
    let tester = SessionTester()
    tester.session?.perform(.triggers)
    tester.update()
    #expect(tester.layerNames.contains("triggers"))
    #expect(tester.click("Key Chord"))
    #expect(tester.session?.triggers.contains(.keyChord) == false)
    shake(tester)
    tester.wait(.milliseconds(50))
    let labels = tester.labels(in: "triggers")
    for kind in ShakeGesture.Kind.allCases { #expect(labels.contains(kind.label)) }
    #expect(labels.contains("the menu was open"))
    #expect(tester.session?.store.triggers.strength ?? 0 > 2)
    tester.wait(.seconds(2))
    #expect(tester.session?.store.triggers.strength == nil)
    #expect(tester.stack.nextDeadline == nil)
    try tester.key("escape")
    #expect(!tester.layerNames.contains("triggers"))
    #expect(tester.session?.isMenuOpen == true)
    tester.session?.perform(.triggers)
    tester.session?.perform(.close)
    tester.update()
    #expect(tester.layerNames.allSatisfy { $0 != "triggers" && $0 != "menu" })
  }

  @Test("A controller reaches the page's switches and leaves it")
  func padOnPage() {
    let tester = SessionTester()
    tester.session?.perform(.triggers)
    tester.update()
    func press(_ button: ControllerEvent.Button) {
      for isDown in [true, false] {
        tester.send(.controller(ControllerEvent(button: button, isDown: isDown)))
      }
    }
    press(.a)
    press(.down)
    press(.a)
    #expect(tester.session?.triggers.isDisjoint(with: [.keyChord, .motion]) == true)
    press(.b)
    #expect(tester.session?.isMenuOpen == true)
    #expect(!tester.layerNames.contains("triggers"))
  }

  @Test("Switches are kept, what code sets wins over what was kept, and a list replaces it")
  func kept() {
    let files = MemoryFiles()
    func session(_ triggers: Set<ShakeGesture.Kind>? = nil) -> SessionTester {
      SessionTester(
        options: DebugSession.Options(keepsSettings: true, triggers: triggers),
        services: {
          let kept = files.services
          ($0.readFile, $0.writeFile) = (kept.readFile, kept.writeFile)
        })
    }
    let first = session()
    first.session?.perform(.trigger(.motion, false))
    first.session?.perform(.shakeLevel(.hard))
    let second = session()
    #expect(second.session?.triggers == Set(ShakeGesture.Kind.allCases).subtracting([.motion]))
    #expect(second.session?.shakeLevel == .hard)
    let third = session([.motion, .code])
    #expect(third.session?.triggers == [.motion, .code])
    third.session?.triggers = [.touch]
    #expect(third.session?.triggers == [.touch])
    shake(third)
    #expect(third.session?.isMenuOpen == false)
    // Code says its list anew each time; it is not a person's.
    #expect(session().session?.triggers.contains(.keyChord) == true)
  }

  @Test("The app's code opens the menu where its switch is on")
  func code() {
    let tester = SessionTester()
    tester.session?.triggers = []
    tester.session?.shake()
    #expect(tester.session?.isMenuOpen == false)
    tester.session?.triggers = [.code]
    tester.session?.shake()
    #expect(tester.session?.isMenuOpen == true)
  }
}
