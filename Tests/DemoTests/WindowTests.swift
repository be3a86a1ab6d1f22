import AppSurface
import Foundation
import Testing

@Suite(
  "The real window, driven by real events", .serialized, .timeLimit(.minutes(3)),
  .enabled(if: Machine.canTestWindow, "needs Xvfb, openbox, xdotool and ImageMagick"))
nonisolated struct WindowTests {
  @Test("The main job: text, chord, device, slider, reset, text again")
  func mainJob() throws {
    let window = try WindowDriver("--screen", "SignInView", on: VirtualDisplay())
    try enterText(in: window, "ada", expecting: "ada")

    // The chord opens the menu, also while a field has the focus, and types nothing into it.
    try window.key("ctrl+alt+z")
    try window.wait("menu.open", is: true)
    try window.type("12 mini")
    try window.wait("menu.query", is: "12 mini")
    try window.waitForElement("button \"iPhone 12 Mini\"")
    #expect(try window.savePicture("menu.png") > 5_000)
    try window.click("button \"iPhone 12 Mini\"")
    try window.wait("app.device", is: "iphone-12-mini")
    try window.wait("menu.open", is: false)
    #expect(window.number("app.size.width") == 375)
    #expect(window.number("app.size.height") == 812)
    expectCentred(window)

    try resize(window)

    try window.click("button \"Reset\"")
    try window.wait("app.device", is: nil)
    try window.wait("app.size.width", is: .number(window.number("window.width")))
    try window.click("button \"Done\"")
    try window.wait("resizer.open", is: false)
    try enterText(in: window, " l", expecting: "ada l")
    #expect(try window.savePicture("window.png") > 5_000)
    #expect(try window.close() == 0)
  }

  private func enterText(in window: WindowDriver, _ text: String, expecting: String) throws {
    try window.click("textField \"E-mail\"")
    try window.wait("app.focus", is: "E-mail")
    try window.key("End")
    try window.type(text)
    let value = expecting.contains(" ") ? "\"\(expecting)\"" : expecting
    try window.waitForElement("textField \"E-mail\" \(value) ")
  }

  /// Drags the slider for the width: the app is centred at every step, also when the pointer has
  /// left the bar, and ends as wide as the slider says.
  private func resize(_ window: WindowDriver) throws {
    try window.key("ctrl+alt+z")
    try window.wait("menu.open", is: true)
    try window.waitForElement("button \"Resize\"")
    try window.click("button \"Resize\"")
    try window.wait("resizer.open", is: true)
    try window.waitForElement("slider \"Width\"")
    let slider = try window.frame(of: "slider \"Width\"")
    let range = window.number("resizer.maximum") - window.number("resizer.minimum")
    let part = (window.number("app.size.width") - window.number("resizer.minimum")) / range
    // The thumb's middle lies within the slider; half its width is left out at each end.
    let inset = slider.height / 2
    let thumb = Point(
      x: slider.minX + inset + (slider.width - 2 * inset) * part, y: slider.center.y)
    let before = window.number("app.size.width")
    let end = Point(x: slider.maxX - inset * 2, y: slider.center.y - 60)
    try window.drag(from: thumb, to: end) { expectCentred(window) }
    try window.wait("a wider app") { state in
      guard case .number(let width)? = WindowDriver.value("app.size.width", in: state) else {
        return false
      }
      return width > before + 100
    }
    try window.wait("the slider's width as the app's") { state in
      state["resizer"]?["width"] == state["app"]?["size"]?["width"]
    }
    #expect(window.state["app"]?["device"] == .null)
    #expect(try window.savePicture("resize.png") > 5_000)
  }

  private func expectCentred(_ window: WindowDriver) {
    // One reading: the state may be written anew at any time.
    let state = window.state
    func number(_ path: String) -> Double {
      if case .number(let number)? = WindowDriver.value(path, in: state) { number } else { .nan }
    }
    let zoom = number("app.zoom")
    #expect(
      number("app.frame.x") == (number("window.width") - number("app.size.width") * zoom) / 2)
    // The bar takes its part of the window, and the app is centred in what it leaves.
    let room = number("app.room.height")
    #expect(number("app.frame.y") == (room - number("app.size.height") * zoom) / 2)
    let isOpen = state["resizer"]?["open"] == .bool(true)
    #expect(isOpen ? room < number("window.height") : room == number("window.height"))
  }
}
