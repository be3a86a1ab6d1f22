import AppSurface
import Testing

@testable import DebugMenu

@Suite("Buttons")
struct ButtonTests {
  private final class App {
    var presses = 0
    var reason: String?
  }

  private let app = App()
  private let id = DebugItemID(section: "app", item: "b")

  private func list(_ button: DebugButton) -> ItemListModel {
    let controller = DebugController()
    controller.addButton(button, toSection: .app)
    let list = ItemListModel(controller: controller) { HostServices() }
    list.update(sections: controller.sections)
    list.perform = { [weak list] in list?.carryOut($0) }
    return list
  }

  @Test("that ask act only when they were answered")
  func confirmation() {
    let app = app
    let list = list(
      DebugButton(id: "b", label: "B", confirmation: "Really?") { app.presses += 1 })
    list.perform(.run(id))
    #expect(app.presses == 0 && list.note(id) == .asks("Really?", action: nil))
    list.perform(.run(id))
    #expect(app.presses == 1 && list.note(id) == nil)
  }

  @Test("that are disabled say why and do nothing")
  func disabled() {
    let app = app
    app.reason = "not now"
    let list = list(
      DebugButton(
        id: "b", label: "B", disabledReason: { app.reason }, action: { app.presses += 1 }))
    list.perform(.run(id))
    #expect(app.presses == 0 && list.note(id) == .refused("not now"))
    app.reason = nil
    list.perform(.run(id))
    #expect(app.presses == 1)
  }

  @Test("that run long tell how far they are, and can be stopped")
  func long() async {
    let list = list(
      DebugButton(id: "b", label: "B") { progress in
        progress.fraction = 7
        progress.message = "half"
        try await Task.sleep(for: .seconds(3600))
      })
    list.perform(.run(id))
    for _ in 0..<20 where list.controller.runs.states[id]?.message == nil { await Task.yield() }
    let state = list.controller.runs.states[id]
    #expect(state?.isRunning == true && state?.fraction == 1 && state?.message == "half")
    list.perform(.run(id))
    #expect(list.controller.runs.states[id]?.isRunning == false)
  }

  @Test("that fail show what was thrown")
  func failing() {
    let list = list(
      DebugButton(id: "b", label: "B") { () throws in throw DebugRefusal("no network") })
    list.perform(.run(id))
    #expect(list.note(id) == .refused("failed: no network"))
  }

  @Test("that were stopped and go on unseen say nothing of the run that came after")
  func stoppedAndRunAgain() async {
    let app = app
    var halves: [DebugProgress] = []
    let list = list(
      DebugButton(id: "b", label: "B") { progress in
        halves.append(progress)
        let number = halves.count
        // Work that does not heed being stopped.
        while app.presses < number { await Task.yield() }
      })
    func runs(_ count: Int) async {
      for _ in 0..<100 where halves.count < count { await Task.yield() }
    }
    list.perform(.run(id))
    await runs(1)
    list.perform(.run(id))
    list.perform(.run(id))
    await runs(2)
    halves[0].message = "old"
    app.presses = 1
    for _ in 0..<20 { await Task.yield() }
    let state = list.controller.runs.states[id]
    #expect(state?.isRunning == true && state?.message == nil)
    halves[1].message = "new"
    #expect(list.controller.runs.states[id]?.message == "new")
    app.presses = 2
    for _ in 0..<100 where list.controller.runs.states[id]?.isRunning == true { await Task.yield() }
    #expect(list.controller.runs.states[id]?.message == "Done")
  }
}
