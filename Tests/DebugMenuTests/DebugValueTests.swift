import AppSurface
import Testing

@testable import DebugMenu

private struct DebugOnly: CustomDebugStringConvertible {
  var debugDescription: String { "debug only" }
}

private struct Plain: CustomStringConvertible {
  var description: String { "plain" }
}

private struct Failure: Error, CustomStringConvertible {
  var description: String { "no network" }
}

/// A client as apps write it: each form of value and what it shows.
@MainActor private func shown(_ value: DebugValue) async -> String {
  switch value.source {
  case .frozen(let value): value.text
  case .closure(let read): (try? read())?.text ?? "threw"
  case .asynchronous(let read): (try? await read())?.text ?? "threw"
  case .fact(let fact): fact.rawValue
  case .load: "load"
  }
}

@Suite("A debug value")
struct DebugValueTests {
  @Test("shows what it is made of")
  func forms() async {
    let number = 4.5
    let nothing: Int? = nil
    let something: Int? = 3
    let noDebug: DebugOnly? = nil
    let cases: [(DebugValue, String)] = [
      (DebugValue(id: "a", label: "A", staticValue: "text"), "text"),
      (DebugValue(id: "a", label: "A", staticValue: nil), "-"),
      (DebugValue(id: "a", label: "A", staticValue: nothing), "-"),
      (DebugValue(id: "a", label: "A", staticValue: something), "3"),
      (DebugValue(id: "a", label: "A", staticValue: Plain()), "plain"),
      (DebugValue(id: "a", label: "A", staticValue: DebugOnly()), "debug only"),
      (DebugValue(id: "a", label: "A", staticValue: noDebug), "-"),
      (DebugValue(id: "a", label: "A", staticValue: "sub"[...]), "sub"),
      (DebugValue(id: "a", label: "A", staticValue: [1, 2]), "[1, 2]"),
      (DebugValue(id: "a", label: "A", value: number), "4.5"),
      (DebugValue(id: "a", label: "A", value: "\(number)!"), "4.5!"),
      (DebugValue(id: "a", label: "A", value: nothing), "-"),
      (DebugValue(id: "a", label: "A", value: nil), "-"),
      (DebugValue(id: "a", label: "A", value: DebugOnly()), "debug only"),
      (DebugValue(id: "a", label: "A", value: noDebug), "-"),
      (DebugValue(id: "a", label: "A", value: { number }), "4.5"),
      (DebugValue(id: "a", label: "A") { "trailing" }, "trailing"),
      (DebugValue(id: "a", label: "A") { nothing }, "-"),
      (DebugValue(id: "a", label: "A") { DebugOnly() }, "debug only"),
      (DebugValue(id: "a", label: "A") { throw Failure() }, "threw"),
    ]
    for (index, (value, text)) in cases.enumerated() {
      #expect(await shown(value) == text, "case \(index)")
    }
  }

  @Test("may take its time")
  func asynchronous() async {
    let value = DebugValue(id: "a", label: "A") {
      await Task.yield()
      return 7
    }
    guard case .asynchronous = value.source else {
      Issue.record("the closure that awaits was taken for one that does not")
      return
    }
    #expect(await shown(value) == "7")
  }

  @Test("is read anew each time unless it is static")
  func freshness() async {
    final class Counter { var count = 0 }
    let counter = Counter()
    let frozen = DebugValue(id: "a", label: "A", staticValue: counter.count)
    let live = DebugValue(id: "a", label: "A", value: counter.count)
    counter.count = 5
    #expect(await shown(frozen) == "0")
    #expect(await shown(live) == "5")
  }

  @Test("is offered by name for what the host knows")
  func defaults() {
    let offered: [DebugValue] = [
      .appVersion, .appBuildNumber, .appBundleIdentifier, .appBundleId, .userLocale,
      .deviceOSVersion, .deviceOSModel, .pushNotificationsRegistered,
    ]
    #expect(
      offered.map { "\($0.id) \($0.label)" } == [
        "appVersion Version", "appBuildNumber Build Number", "bundleId Bundle Identifier",
        "bundleId Bundle Identifier", "locale Locale", "deviceOSVersion OS Version",
        "deviceOSModel Model", "pushNotificationsRegistered Push Notifications registered",
      ])
  }
}

@Suite("What a row shows of a value")
struct DebugReadingTests {
  @Test("is the whole text while it is short and quick")
  func short() {
    #expect(DebugReading(.text("1.0.0"), elapsed: .milliseconds(3)).shown == "1.0.0")
    #expect(DebugReading(.pending).shown == "…")
    #expect(DebugReading(.failed("failed: no network")).shown == "failed: no network")
  }

  @Test(
    "is cut with a mark beyond the limit, between characters", arguments: ["a", "é", "👩‍👩‍👧", "\r\n"])
  func cut(character: String) {
    let text = String(repeating: character, count: 1_000_000 / character.utf8.count)
    let reading = DebugReading(.text(text))
    #expect(reading.shown.utf8.count < ValueText.limit + 64)
    #expect(reading.shown.hasSuffix("… (cut, \(text.utf8.count) bytes)"))
    let kept = reading.shown.split(separator: "…")[0]
    #expect(kept.allSatisfy { String($0) == character })
    #expect(reading.state == .text(text))
  }

  @Test("tells how long the closure took when that is long")
  func slow() {
    #expect(DebugReading(.text("x"), elapsed: .milliseconds(120)).shown == "x (120 ms)")
    #expect(DebugReading(.text("x"), elapsed: .seconds(12)).shown == "x (12 s)")
  }
}

@Suite("A shown number")
struct NumberTextTests {
  @Test(
    "has no needless digits",
    arguments: [
      (390, "390"), (0.5, "0.5"), (1.25, "1.25"), (1.006, "1.01"), (-0.001, "0"), (-2.5, "-2.5"),
      (0.07, "0.07"), (.infinity, "inf"), (.nan, "nan"), (1e300, "1e+300"),
    ] as [(Double, String)])
  func format(number: Double, text: String) {
    #expect(NumberText.format(number) == text)
  }
}
