import AppSurface
import Glibc
import SDLHost

func openWindow() -> SDLWindow {
  do throws(SDLError) {
    let window = try SDLWindow(title: "Trial", size: Size(width: 1280, height: 800))
    measuring = window.services.text
    window.stack.add(trialLayer(window.services))
    return window
  } catch {
    fail("\(error)")
  }
}

func run(_ window: SDLWindow) {
  do throws(SDLError) {
    try window.run()
  } catch {
    fail("\(error)")
  }
}

/// Shows the sample, and prints when its first frame was shown and each event that comes.
func showWindow() {
  let window = openWindow()
  window.didPresent = { frame in
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    if frame == 1 { say("first \(time.tv_sec * 1_000_000_000 + time.tv_nsec)") }
    say("frame \(frame) \(window.rendererName)")
  }
  _ = window.stack.addInterceptor { event in
    say(words(for: event.kind))
    return .passed
  }
  run(window)
  say("closed")
}

/// An event as the tests read it.
func words(for kind: InputEvent.Kind) -> String {
  switch kind {
  case .keyDown(let key): "keyDown \(key.key.name) \(words(for: key.modifiers))"
  case .keyUp(let key): "keyUp \(key.key.name) \(words(for: key.modifiers))"
  case .text(let text): "text \(text)"
  case .pointer(let pointer):
    "pointer \(pointer.phase) \(pointer.position.x),\(pointer.position.y)"
      + (pointer.phase == .moved && pointer.isPressed ? " pressed" : "")
  case .wheel(let wheel): "wheel \(wheel.delta.x),\(wheel.delta.y)"
  case .window(.resized(let size, _)): "resized \(size.width)x\(size.height)"
  case .window(let change): "\(change)"
  default: "\(kind)"
  }
}

private func words(for modifiers: KeyModifiers) -> String {
  let names: [(KeyModifiers, String)] = [
    (.shift, "shift"), (.control, "ctrl"), (.alt, "alt"), (.gui, "gui"),
  ]
  return "[\(names.filter { modifiers.contains($0.0) }.map(\.1).joined(separator: " "))]"
}

/// A main-actor task sleeps and ends while the window waits for events.
func runTasksInWindow() {
  let window = openWindow()
  Task {
    try? await Task.sleep(for: .milliseconds(150))
    say("task done")
    await Task.detached { try? await Task.sleep(for: .milliseconds(50)) }.value
    say("second task done")
    window.quit()
  }
  run(window)
  say("closed")
}

/// The same without a window: the host drains when it is asked to.
func drainWithoutWindow() {
  let host = HeadlessHost(size: Size(width: 100, height: 100))
  var steps = 0
  Task {
    steps += 1
    Task { steps += 1 }
  }
  say("before \(steps)")
  host.settle()
  say("after \(steps)")
  Task {
    await Task.detached { try? await Task.sleep(for: .milliseconds(50)) }.value
    steps += 1
  }
  host.settle()
  say("waiting \(steps)")
  host.settle(patience: .milliseconds(500))
  say("patient \(steps)")
}
