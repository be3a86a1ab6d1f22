import Foundation

/// The large matrices: a few cases in every run, all of them in `scripts/test-matrices`, which asks
/// for them by name in `SHAKE_MENU_MATRICES`: `pairs`, `storm`, `pictures`, ..., or `all`.
nonisolated enum Matrix {
  static func isWanted(_ name: String) -> Bool {
    let wanted = ProcessInfo.processInfo.environment["SHAKE_MENU_MATRICES"] ?? ""
    return wanted.split(separator: ",").contains { $0 == "all" || $0 == name }
  }

  /// All of them where the matrix is wanted, else every so many-th.
  static func cases<Case>(_ name: String, of all: [Case], every step: Int) -> [Case] {
    if isWanted(name) { return all }
    return stride(from: 0, to: all.count, by: step).map { all[$0] }
  }
}
