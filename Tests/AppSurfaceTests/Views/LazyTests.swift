import AppSurface
import AppSurfaceTesting
import Testing

@Suite struct LazyTests {
  private struct Line: View {
    let number: Int
    let journal: Journal
    var height = 20.0
    var body: some View {
      journal.note("\(number)")
      return Box("line \(number)", nil, height).onAppear { journal.note("+\(number)") }
    }
  }

  private func labels(_ tester: SurfaceTester) -> [String] {
    tester.surface.snapshot().entries.compactMap { entry in
      entry.role == .none && entry.viewName == "Accessibility" ? entry.label : nil
    }
  }

  private func scroll(_ tester: SurfaceTester, _ distance: Double) {
    tester.send(
      .wheel(WheelEvent(position: Point(x: 20, y: 100), delta: Point(x: 0, y: distance))))
  }

  @Test func `a lazy stack builds what is seen, whatever their number`() {
    let journal = Journal()
    let tester = SurfaceTester(
      ScrollView {
        Box("head", nil, 50)
        LazyVStack(spacing: 0) { ForEach(0..<100_000) { Line(number: $0, journal: journal) } }
      }, height: 200)
    #expect(journal.take().filter { !$0.hasPrefix("+") } == (0..<8).map { "\($0)" })
    #expect(labels(tester).last == "line 7")
    scroll(tester, 1_000_000)
    #expect(labels(tester).first != "line 0")
    #expect(journal.take().count < 60)
    scroll(tester, 10_000_000)
    #expect(labels(tester).last == "line 99999")
    #expect(journal.take().count < 60)
    scroll(tester, -20_000_000)
    #expect(labels(tester).prefix(2) == ["head", "line 0"])
    tester.surface.update()
    _ = journal.take()
    tester.surface.update()
    #expect(journal.take().isEmpty)
  }

  @Test func `a lazy grid builds the rows that are seen`() {
    let journal = Journal()
    let tester = SurfaceTester(
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 90))], spacing: 0) {
          ForEach(0..<30_000) { Line(number: $0, journal: journal, height: 50) }
        }
      }, width: 300, height: 200)
    #expect(journal.take().filter { !$0.hasPrefix("+") }.count == 12)
    scroll(tester, 500_000)
    #expect(labels(tester).count <= 15)
    tester.surface.configuration.size.width = 500
    scroll(tester, 5_000_000)
    #expect(labels(tester).last == "line 29999")
  }

  @Test func `rows of different heights stand one after another`() throws {
    let tester = SurfaceTester(
      ScrollView {
        LazyVStack(spacing: 4) {
          ForEach(0..<50) { Box("line \($0)", nil, 10 + Double($0 % 5) * 10) }
        }
      }, height: 300)
    for _ in 0..<60 {
      let entries = tester.surface.snapshot().entries.filter {
        $0.viewName == "Accessibility"
      }
      for (upper, lower) in zip(entries, entries.dropFirst()) {
        #expect(lower.frame.minY == upper.frame.maxY + 4)
      }
      scroll(tester, 37)
    }
    #expect(labels(tester).last == "line 49")
    for _ in 0..<60 { scroll(tester, -37) }
    let first = try #require(
      tester.surface.snapshot().entries.first { $0.label == "line 0" })
    #expect(first.frame.minY == 0)
  }

  @Test func `a grid without columns has one`() throws {
    let tester = SurfaceTester(
      LazyVGrid(columns: []) { ForEach(0..<3) { Box("cell \($0)", 50, 10) } }, height: 480)
    #expect(labels(tester).count == 3)
  }

  @Test func `outside of a scroll view all is built`() {
    let tester = SurfaceTester(
      LazyVStack(alignment: .leading, spacing: 0) { ForEach(0..<30) { Box("line \($0)", 50, 10) } },
      height: 480)
    #expect(labels(tester).count == 30)
  }

  @Test func `state moves with identity and rows that go are told`() {
    struct Row: View {
      let name: String
      let journal: Journal
      @State private var count = 0
      var body: some View {
        Button("\(name) \(count)") { count += 1 }
          .onAppear { journal.note("+\(name)") }.onDisappear { journal.note("-\(name)") }
      }
    }
    struct Rows: View {
      let journal: Journal
      @State private var names = ["a", "b", "c"]
      var body: some View {
        ScrollView {
          Button("Turn") { names = ["c", "a"] }
          LazyVStack { ForEach(names, id: \.self) { Row(name: $0, journal: journal) } }
        }
      }
    }
    let journal = Journal()
    let tester = SurfaceTester(Rows(journal: journal))
    tester.tap("a 0")
    tester.tap("c 0")
    tester.tap("c 1")
    #expect(journal.take() == ["+a", "+b", "+c"])
    tester.tap("Turn")
    #expect(tester.visibleTexts == ["Turn", "c 2", "a 1"])
    #expect(journal.take() == ["-b"])
  }

  @Test func `headings of sections have rows of their own`() {
    let tester = SurfaceTester(
      ScrollView {
        LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
          Section("First") { ForEach(0..<3) { Text("a\($0)") } }
          Section("Second") { ForEach(0..<2) { Text("b\($0)") } }
        }
      })
    #expect(tester.visibleTexts == ["First", "a0", "a1", "a2", "Second", "b0", "b1"])
    let entries = tester.surface.snapshot().entries
    func y(_ label: String) -> Double? { entries.first { $0.label == label }?.frame.minY }
    #expect(y("a0") == y("a1"))
    #expect((y("Second") ?? 0) > (y("a2") ?? .infinity))
  }

  @Test func `a list of 100,000 rows costs what is seen`() {
    let journal = Journal()
    let tester = SurfaceTester(
      List { ForEach(0..<100_000) { Line(number: $0, journal: journal) } })
    _ = journal.take()
    for _ in 0..<50 {
      scroll(tester, 977)
      #expect(journal.take().count <= 26)
      #expect(labels(tester).count <= 13)
    }
  }
}
