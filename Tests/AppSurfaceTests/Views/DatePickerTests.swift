import AppSurface
import AppSurfaceTesting
import FoundationEssentials
import Testing

@Suite struct DatePickerTests {
  /// What the views of a test share.
  final class Store {
    var date = Date(timeIntervalSince1970: 1_796_061_630)
  }

  private func tester(
    _ store: Store, width: Double = 390, range: ClosedRange<Date>? = nil,
    components: DatePickerComponents = [.date, .hourAndMinute], textScale: Double = 1
  ) -> SurfaceTester {
    let binding = Binding(get: { store.date }, set: { store.date = $0 })
    let all = range ?? Date.distantPast...Date.distantFuture
    return SurfaceTester(
      screen: HostingScreen(
        rootView: VStack {
          DatePicker("Due", selection: binding, in: all, displayedComponents: components)
        }),
      configuration: SurfaceConfiguration(
        size: Size(width: width, height: 400), textScale: textScale))
  }

  private func entry(_ tester: SurfaceTester) throws -> LayoutSnapshot.Entry {
    tester.surface.rootElement?.visit { _ in }
    return try #require(tester.surface.snapshot().entries.first { $0.role == .datePicker })
  }

  /// The control as a refreshed surface shows it.
  private func value(_ store: Store) throws -> String {
    try #require(try entry(tester(store)).value)
  }

  @Test func `it shows the date as it is written everywhere, and has a name`() throws {
    let entry = try entry(tester(Store()))
    #expect(entry.value == "2026-11-30 18:00")
    #expect(entry.label == "Due")
    #expect(entry.viewName == "DatePicker")
  }

  @Test func `arrows choose a part and change it, what runs over is carried`() throws {
    let cases: [(keys: [Key], value: String)] = [
      ([.up], "2027-11-30 18:00"),
      ([.right, .up, .up, .up], "2027-02-28 18:00"),
      ([.right, .right, .up], "2026-12-01 18:00"),
      ([.end, .pageUp, .pageUp], "2026-11-30 18:20"),
      ([.end, .left, .down], "2026-11-30 17:00"),
      ([.end, .home, .down], "2025-11-30 18:00"),
    ]
    for (keys, expected) in cases {
      let store = Store()
      let tester = tester(store)
      tester.key(.tab)
      for key in keys {
        tester.key(key)
        // The store is not observed: the view is told by a change of the surface.
        tester.surface.configuration.colorScheme =
          tester.surface.configuration.colorScheme == .dark ? .light : .dark
        tester.surface.update()
      }
      #expect(try value(store) == expected, "\(keys)")
    }
  }

  @Test func `digits are typed over a part, the next one follows`() throws {
    let store = Store()
    let tester = tester(store)
    tester.key(.tab)
    tester.type("1999")
    tester.surface.configuration.colorScheme = .dark
    tester.type("2")
    tester.surface.configuration.colorScheme = .light
    tester.type("31")
    #expect(try value(store) == "1999-02-28 18:00")
  }

  @Test func `the seconds of a date stay, and no date leaves the range`() throws {
    let store = Store()
    let start = store.date
    let tester = tester(store, range: start.addingTimeInterval(-90)...start)
    tester.key(.tab)
    tester.key(.up)
    #expect(store.date == start)
    tester.key(.end)
    tester.key(.down)
    #expect(store.date == start.addingTimeInterval(-60))
    tester.key(.home)
    tester.key(.down)
    #expect(store.date == start.addingTimeInterval(-90))
  }

  @Test func `the arrows beside the parts are pressed`() throws {
    let store = Store()
    let tester = tester(store, components: .date)
    let area = try #require(try entry(tester).hitArea)
    tester.tap(Point(x: area.maxX - 15, y: area.minY + 5))
    #expect(try value(store) == "2027-11-30 18:00")
  }

  @Test func `where the line is too short the control stands beneath its label`() throws {
    let wide = try entry(tester(Store()))
    let narrow = try entry(tester(Store(), width: 200))
    #expect(wide.hitArea?.maxX == wide.frame.maxX)
    #expect(narrow.frame.height > wide.frame.height)
    #expect(narrow.hitArea?.minX == narrow.frame.minX)
    for width in stride(from: 180.0, through: 400, by: 20) {
      for scale in [0.8, 1, 3.1] {
        let tester = tester(Store(), width: width, textScale: scale)
        let entries = tester.surface.snapshot().entries
        let control = try #require(entries.first { $0.role == .datePicker })
        let label = try #require(entries.first { $0.role == .text })
        let area = try #require(control.hitArea)
        #expect(!control.isSqueezed, "\(width) \(scale)")
        #expect(area.maxX <= width && area.minX >= 0, "\(width) \(scale)")
        #expect(label.frame.intersection(area).isEmpty, "\(width) \(scale)")
      }
    }
  }

  @Test func `every day of four hundred years is told and found again`() {
    var time = CivilCase(year: 1899, month: 12, day: 30)
    for day in stride(from: -25_568, through: 120_531, by: 1) {
      time.next()
      guard day.isMultiple(of: 97) else { continue }
      let date = Date(timeIntervalSince1970: Double(day) * 86_400)
      let store = Store()
      store.date = date
      let shown = tester(store, components: .date).surface.snapshot().entries
        .first { $0.role == .datePicker }?.value
      #expect(shown == time.text)
    }
  }

  /// A calendar that knows no arithmetic but counting.
  private struct CivilCase {
    var year: Int
    var month: Int
    var day: Int

    mutating func next() {
      let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      let length = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
      day += 1
      if day > length { (day, month) = (1, month + 1) }
      if month > 12 { (month, year) = (1, year + 1) }
    }

    var text: String {
      "\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
    }
  }
}
