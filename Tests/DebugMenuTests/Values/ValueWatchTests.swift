import AppSurface
import Testing

@testable import DebugMenu

@Suite("Values that are watched")
struct ValueWatchTests {
  private func id(_ number: Int) -> DebugItemID {
    DebugItemID(section: "app", item: "\(number)")
  }

  /// What a value is at a time, by a script that only the test knows.
  private func scripted(_ number: Int, at time: Duration) -> Double {
    let second = Int(time / .seconds(1))
    return Double((second * (number % 7 + 1) + number * 13) % 101) - 50
  }

  @Test("five hundred for an hour: each at its rate, memory bounded, the plot as the script")
  func hour() {
    let watch = ValueWatch()
    var now = Duration.zero
    var counts = [Int](repeating: 0, count: 500)
    let interval = { (number: Int) in Duration.seconds(2 + number % 5) }
    for number in 0..<500 { watch.begin(id(number), every: interval(number), at: .zero) }
    while let next = watch.next, next < .seconds(3600) {
      now = next
      watch.advance(to: now) { id in
        let number = Int(id.item) ?? 0
        counts[number] += 1
        return DebugReading(ValueText.of(scripted(number, at: now)))
      }
    }
    let width = ValueHistory.columnWidth
    for number in 0..<500 {
      #expect(counts[number] == (3600 + 1 + number % 5) / (2 + number % 5))
      guard let history = watch[id(number)] else { return }
      #expect(history.columns.count <= ValueHistory.columnCount && history.changes.isEmpty)
      // The plot once more, from the script alone.
      var expected: [Int: (Double, Double, Double)] = [:]
      var time = Duration.zero
      while time < .seconds(3600) {
        let (value, column) = (scripted(number, at: time), Int(time / width))
        let old = expected[column] ?? (value, value, value)
        expected[column] = (min(old.0, value), max(old.1, value), value)
        time += interval(number)
      }
      for column in history.columns {
        let wanted = expected[column.index]
        #expect(
          wanted?.0 == column.minimum && wanted?.1 == column.maximum && wanted?.2 == column.last)
      }
      let last = expected.keys.max() ?? 0
      #expect(history.columns.last?.index == last)
      #expect(
        history.columns.count
          == expected.keys.filter { $0 > last - ValueHistory.columnCount }.count)
    }
  }

  @Test("that are no numbers keep a bounded strip of changes")
  func changes() {
    var history = ValueHistory()
    for second in 0..<10_000 {
      history.add("state \(second / 3)", number: nil, at: .seconds(second))
    }
    #expect(history.changes.count <= ValueHistory.changeCount && history.columns.isEmpty)
    #expect(history.changes.last?.text == "state 3333" && history.lastRead == .seconds(9999))
    #expect(history.isFresh(at: .seconds(9999)) && !history.isFresh(at: .seconds(10_001)))
  }

  @Test("are read on their own times though a reading comes late, and no more when nobody looks")
  func late() {
    let watch = ValueWatch()
    watch.begin(id(1), every: .seconds(10), at: .zero)
    watch.begin(id(1), every: .seconds(10), at: .zero)
    watch.advance(to: .seconds(37)) { _ in DebugReading(.text("x")) }
    #expect(watch.next == .seconds(40))
    watch.end(id(1))
    #expect(watch.count == 1)
    watch.end(id(1))
    watch.end(id(1))
    #expect(watch.count == 0 && watch.next == nil)
  }

  @Test(
    "are numbers where a unit at most follows",
    arguments: [
      ("12.5 MB", 12.5), ("-3", -3), ("60 %", 60), ("1.0.0", nil), ("2 of 3", nil), ("", nil),
      ("x", nil), ("-", nil),
    ] as [(String, Double?)])
  func numbers(text: String, number: Double?) { #expect(ValueNumber.leading(in: text) == number) }

}
