import AppSurface
import AppSurfaceTesting
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

  @Test("in a menu are read at their rate while they are seen, by the clock handed in")
  func seen() {
    final class App { var reads = 0 }
    let app = App()
    let tester = SessionTester(options: .init(showsScreenNames: false)) { controller in
      controller.addValue(
        DebugValue(id: "r", label: "Rated") {
          app.reads += 1
          return app.reads
        }.updating(every: .seconds(1)), toSection: .app)
    }
    tester.session?.perform(.open)
    tester.update()
    tester.type("rated")
    #expect(app.reads == 1)
    tester.wait(.seconds(10))
    #expect((10...12).contains(app.reads))
    tester.session?.perform(.close)
    tester.update()
    let reads = app.reads
    tester.wait(.seconds(10))
    #expect(app.reads == reads)
    #expect(
      tester.controller.watch[DebugItemID(section: "app", item: "r")]?.columns.isEmpty == false)
  }

  @Test("are read again in each showing, at another rate once they have one, and never leak")
  func showings() {
    final class App { var reads = 0 }
    let app = App()
    func value(_ interval: Duration?) -> DebugValue {
      let value = DebugValue(id: "r", label: "Rated") {
        app.reads += 1
        return app.reads
      }
      return interval.map { value.updating(every: $0) } ?? value
    }
    let tester = SessionTester(options: .init(showsScreenNames: false)) { controller in
      controller.addValue(value(.seconds(1)), toSection: .app)
    }
    func reads(in time: Duration) -> Int {
      let before = app.reads
      tester.wait(time)
      return app.reads - before
    }
    for _ in 0..<3 {
      tester.session?.perform(.open)
      tester.update()
      #expect(reads(in: .seconds(10)) == 10)
      tester.session?.perform(.close)
      tester.update()
      #expect(tester.controller.watch.count == 0 && reads(in: .seconds(10)) == 0)
    }
    tester.session?.perform(.open)
    tester.update()
    tester.controller.replace(value(.seconds(5)), inSection: .app)
    tester.update()
    #expect(reads(in: .seconds(10)) == 2)
    tester.controller.replace(value(nil), inSection: .app)
    tester.update()
    #expect(tester.controller.watch.count == 0 && reads(in: .seconds(10)) == 0)
    tester.controller.replace(value(.milliseconds(1)), inSection: .app)
    tester.update()
    // No rate is higher than that of a display.
    #expect((60...64).contains(reads(in: .seconds(1))))
    tester.release()
    tester.update()
    #expect(tester.controller.watch.count == 0 && reads(in: .seconds(10)) == 0)
  }

  @Test("in two places of an app are read once for both, and no more when both are gone")
  func twoPlaces() {
    final class App { var reads = 0 }
    let app = App()
    let controller = DebugController()
    controller.addValue(
      DebugValue(id: "r", label: "Rated") {
        app.reads += 1
        return app.reads
      }.updating(every: .seconds(1)), toSection: .app)
    let tester = SurfaceTester(
      VStack {
        DebugScreen(controller: controller)
        DebugScreen(controller: controller)
      })
    tester.surface.services.now = { [weak tester] in tester?.now ?? .zero }
    let before = app.reads
    for _ in 0..<10 { tester.advance(by: .seconds(1)) }
    #expect(app.reads - before == 10)
    #expect(tester.visibleTexts.filter { $0 == "\(app.reads)" }.count == 2)
  }

  @Test("have their own rows evaluated anew, and no others")
  func ownRows() throws {
    final class App { var reads = 0 }
    let app = App()
    let tester = SessionTester(options: .init(showsScreenNames: false)) { controller in
      controller.addValue(
        DebugValue(id: "r", label: "Rated") {
          app.reads += 1
          return app.reads
        }.updating(every: .seconds(1)), toSection: .app)
      for number in 0..<200 {
        controller.addValue(
          DebugValue(id: "\(number)", label: "Row", staticValue: number), toSection: .app)
      }
    }
    tester.session?.perform(.open)
    tester.update()
    let surface = try #require(tester.stack.layer(named: "menu")?.surface)
    // What it takes to evaluate every row that is seen.
    let all = surface.evaluationCount
    tester.wait(.milliseconds(5500))
    func evaluations(_ action: () -> Void) -> Int {
      let before = surface.evaluationCount
      action()
      tester.update()
      return surface.evaluationCount - before
    }
    let reads = app.reads
    let aReading = evaluations { tester.wait(.seconds(1)) }
    #expect(app.reads == reads + 1 && aReading > 0 && aReading * 3 < all, "\(aReading) of \(all)")
  }

  @Test("point a change out for a second, and not what stays the same")
  func fresh() {
    final class App { var value = 1 }
    let app = App()
    let tester = SessionTester(options: .init(showsScreenNames: false)) { controller in
      controller.addValue(
        DebugValue(id: "r", label: "Rated") { app.value }.updating(every: .seconds(5)),
        toSection: .app)
    }
    let id = DebugItemID(section: "app", item: "r")
    tester.session?.perform(.open)
    tester.wait(.seconds(11))
    #expect(tester.session?.store.list.isFresh(id) == false)
    app.value = 2
    tester.wait(.seconds(4))
    #expect(tester.session?.store.list.isFresh(id) == true)
    let marked = tester.marks
    #expect(marked == 1)
    tester.wait(.milliseconds(1100))
    #expect(tester.session?.store.list.isFresh(id) == false && tester.marks == 0)
  }
}

extension SessionTester {
  /// How many grounds of the menu point a change out.
  fileprivate var marks: Int {
    guard let surface = stack.layer(named: "menu")?.surface else { return 0 }
    let mark = Palette(.light).mark
    return surface.drawList().commands.filter {
      if case .fill(_, let color, _) = $0 { color == mark } else { false }
    }.count
  }
}
