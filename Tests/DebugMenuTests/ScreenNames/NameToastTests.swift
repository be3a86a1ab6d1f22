import AppSurface
import Testing

@testable import DebugMenu

/// A screen with a button that lies under the labels.
private final class CrowdedScreen: Screen {
  var presses = 0

  override var content: AnyView {
    AnyView(
      VStack(alignment: .leading) {
        Button {
          self.presses += 1
        } label: {
          Text("Beneath").frame(width: 200, height: 40)
        }
        Spacer()
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading))
  }
}

@Suite("The message about a label")
struct NameToastTests {
  private let file = "DebugMenuTests/NameToastTests.swift"

  @Test("says the full name and the address of what was tapped, in the text tree too")
  func text() {
    let tester = NameTester(FirstScreen())
    let line = #line - 1
    #expect(tester.tap("FirstScreen"))
    let text = "FirstScreen, \(file):\(line)"
    #expect(tester.viewer?.store.toast?.toast.text == text)
    #expect(Array(tester.shown.prefix(2)) == ["FirstScreen", text])
    #expect(TreeText.export(tester.stack.scriptLayers()).contains("button \"\(text)\""))
    let routed = NameTester(HostingScreen(rootView: Text("x").trackScreenName("Route")))
    #expect(routed.tap("Route"))
    #expect(routed.viewer?.store.toast?.toast.text == "Route, \(file):\(line + 7)")
  }

  @Test("fades in for 0.18 s, stays for 2 s, fades out for 0.3 s and is gone")
  func times() {
    let tester = NameTester(FirstScreen())
    tester.clock.time = .seconds(10)
    #expect(tester.tap("FirstScreen"))
    var opacity: Double { tester.viewer?.store.toastOpacity ?? -1 }
    #expect(opacity == 0)
    tester.wait(.milliseconds(90))
    #expect(abs(opacity - 0.5) < 0.1)
    tester.wait(.milliseconds(90))
    #expect(opacity == 1)
    tester.wait(.milliseconds(1990))
    #expect(opacity == 1)
    tester.wait(.milliseconds(160))
    #expect(abs(opacity - 0.5) < 0.1)
    tester.wait(.milliseconds(160))
    #expect(tester.shown == ["FirstScreen"] && tester.viewer?.store.toast == nil)
    #expect(tester.stack.nextDeadline == nil)
  }

  @Test(
    "keeps on the screen however long the text is, and tells the address all the same",
    arguments: [
      String(repeating: "several words ", count: 2000), String(repeating: "x", count: 20_000),
      String(repeating: "line\n", count: 300),
    ])
  func longText(name: String) throws {
    for size in [Size(width: 400, height: 600), Size(width: 240, height: 200)] {
      let tester = NameTester(
        HostingScreen(rootView: Text("x").trackScreenName(name)), size: size)
      let label = try #require(tester.labels[.route])
      tester.viewer?.showToast(about: label)
      tester.wait(.milliseconds(200))
      let snapshot = try #require(tester.stack.layer(named: "screen-names")?.surface.snapshot())
      let toast = try #require(snapshot.entries.first { $0.role == .button }?.frame)
      #expect(toast.minY >= 16 && toast.maxY <= size.height - 32)
      #expect(toast.minX >= 16 && toast.maxX <= size.width - 16)
      let address = try #require(label.address?.fullText)
      let detail = try #require(snapshot.entries.first { $0.label == address })
      #expect(detail.frame.height > 0 && detail.frame.maxY <= toast.maxY)
    }
  }

  @Test("is replaced by a second tap, and its time starts anew without fading in again")
  func again() {
    let screen = FirstScreen()
    let tester = NameTester(screen)
    screen.addChild(SecondScreen())
    #expect(tester.tap("FirstScreen"))
    tester.wait(.milliseconds(1900))
    #expect(tester.tap("SecondScreen"))
    #expect(tester.viewer?.store.toast?.name == "SecondScreen")
    #expect(tester.viewer?.store.toastOpacity == 1)
    tester.wait(.milliseconds(1990))
    #expect(tester.viewer?.store.toastOpacity == 1)
    tester.wait(.milliseconds(400))
    #expect(tester.viewer?.store.toast == nil)
  }

  @Test("is centred, 32 above the safe bottom, at least 16 from the sides, and wrapped")
  func place() throws {
    let long = "a route whose name is so long that it cannot stand in one line of a narrow screen"
    let tester = NameTester(
      HostingScreen(rootView: Text("x").trackScreenName(long)), size: Size(width: 240, height: 400))
    #expect(tester.tap(long))
    tester.wait(.milliseconds(200))
    let text = try #require(tester.viewer?.store.toast?.toast.text)
    let frame = try #require(tester.frame(of: text))
    #expect(frame.minX >= 16 && frame.maxX <= 224 && abs(frame.midX - 120) < 0.6)
    #expect(frame.maxY == 368)
    let entries = tester.stack.layer(named: "screen-names")?.surface.snapshot().entries ?? []
    #expect(entries.contains { $0.lines.count > 1 && !$0.isTruncated })
  }

  @Test("stands above the labels where they are at the bottom")
  func aboveLabels() throws {
    let screen = FirstScreen()
    let tester = NameTester(screen)
    screen.addChild(SecondScreen())
    tester.viewer?.configuration.verticalPosition = .bottom
    #expect(tester.tap("SecondScreen"))
    let text = try #require(tester.viewer?.store.toast?.toast.text)
    let toast = try #require(tester.frame(of: text))
    let label = try #require(tester.frame(of: "FirstScreen"))
    #expect(toast.maxY <= label.minY - 4)
  }

  @Test("is copied by a tap on it, and says so")
  func copied() throws {
    let tester = NameTester(FirstScreen())
    let address = "\(file):\(#line - 1)"
    #expect(tester.tap("FirstScreen"))
    tester.wait(.milliseconds(300))
    #expect(tester.tap("FirstScreen, \(address)"))
    #expect(tester.stack.services.clipboard() == address)
    #expect(tester.shown.contains("Copied, FirstScreen, \(address)"))
    let unknown = FirstScreen()
    unknown.declaration = nil
    let other = NameTester(unknown)
    #expect(other.tap("FirstScreen"))
    other.viewer?.useToast()
    #expect(other.stack.services.clipboard() == "FirstScreen")
  }

  @Test("opens the address in the editor where there is one")
  func editor() throws {
    let tester = NameTester(FirstScreen(), isStarted: false)
    let line = #line - 1
    var opened: [String] = []
    tester.stack.services.openInEditor = { path, line in
      opened.append("\(path) \(line)")
      return true
    }
    tester.start()
    #expect(tester.tap("FirstScreen"))
    tester.viewer?.useToast()
    #expect(opened == ["\(file) \(line)"])
    #expect(tester.stack.services.clipboard() == nil && tester.viewer?.store.toast == nil)
  }

  @Test("comes from a tap that the app gets all the same")
  func touches() throws {
    let screen = CrowdedScreen()
    let tester = NameTester(screen)
    let label = try #require(tester.frame(of: "CrowdedScreen"))
    #expect(tester.tap(label.center) == [.consumed, .consumed])
    #expect(screen.presses == 1)
    #expect(tester.viewer?.store.toast != nil)
    // Beside the labels nothing is in the way at all.
    tester.tap(Point(x: 195, y: 20))
    #expect(screen.presses == 2)
  }

  @Test("comes from no press on a label that is hidden by the menu")
  func underMenu() throws {
    let tester = SessionTester(window: Size(width: 320, height: 480))
    let frame = try #require(tester.frame(of: "SessionTester.HomeScreen", in: "screen-names"))
    tester.session?.perform(.open)
    tester.update()
    tester.click(frame.center)
    #expect(tester.session?.screenNames.store.toast == nil)
  }

  @Test("goes at once when the labels are hidden")
  func hidden() {
    let tester = NameTester(FirstScreen())
    #expect(tester.tap("FirstScreen"))
    tester.viewer?.isVisible = false
    #expect(tester.viewer?.store.toast == nil && tester.stack.nextDeadline == nil)
  }
}
