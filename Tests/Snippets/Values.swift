import AppSurface
import DebugMenu

@MainActor final class Account: Sendable {
  let name = "Ada"
  var usesStaging = false
  func signOut() {}
  func quota() async throws -> Int { 12 }
}

@MainActor func addItems(of account: Account, to surface: Surface) -> DebugSession {
  // snippet
  let controller = DebugController()
  controller.addValue(.appVersion, toSection: .app)
  controller.addValue(
    DebugValue(id: "name", label: "Name", value: account.name), toSection: .user)
  controller.addValue(
    DebugValue(id: "quota", label: "Quota") { try await account.quota() }, toSection: .user)
  controller.addButton(
    DebugButton(id: "out", label: "Sign out") { account.signOut() }, toSection: .user)
  controller.addToggle(
    DebugToggle(
      id: "staging", label: "Use Staging", default: false, needsRestart: true,
      get: { account.usesStaging }, set: { account.usesStaging = $0 }), toSection: .app)
  controller.addValue(DebugValue.processMemory.updating(every: .seconds(2)), toSection: .device)
  let session = DebugSession(surface: surface, controller: controller)
  session.chords = [KeyChord(Key("f12"))]
  // end
  return session
}
