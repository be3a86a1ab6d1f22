import AppSurface
import AppSurfaceTesting
import Testing

@Suite struct EvaluationTests {
  private struct Noted: View {
    let name: String
    let journal: Journal
    @State private var count = 0
    var body: some View {
      journal.note(name)
      return Button("\(name) \(count)") { count += 1 }
    }
  }

  @Test func `a change of state evaluates its own view alone`() {
    let journal = Journal()
    let tester = SurfaceTester(
      HStack {
        VStack {
          Noted(name: "a", journal: journal)
          Noted(name: "b", journal: journal)
        }
        List { Noted(name: "c", journal: journal) }
      })
    #expect(Set(journal.take()) == ["a", "b", "c"])
    tester.tap("a 0")
    #expect(journal.take() == ["a"])
    tester.tap("c 0")
    #expect(journal.take() == ["c"])
  }

  @Test func `nothing changed is nothing evaluated, laid out or drawn`() {
    let tester = SurfaceTester(Feed())
    _ = tester.surface.drawList()
    let (evaluations, placements) = (
      tester.surface.evaluationCount, tester.surface.placementCount
    )
    for _ in 0..<3 {
      tester.surface.update()
      _ = tester.surface.drawList()
    }
    tester.pointer(.moved, Point(x: 5, y: 470), isPressed: false)
    #expect(tester.surface.evaluationCount == evaluations)
    #expect(tester.surface.placementCount == placements)
  }

  @Test func `an equal value set again changes nothing`() {
    struct Parent: View {
      @State private var count = 1
      var body: some View { Button("n\(count)") { count = 1 } }
    }
    let tester = SurfaceTester(Parent())
    let evaluations = tester.surface.evaluationCount
    tester.tap("n1")
    #expect(tester.surface.evaluationCount == evaluations)
  }

  private struct Plain: View {
    let number: Int
    static let journal = Journal()
    var body: some View {
      Self.journal.note("plain \(number)")
      return Text("plain \(number)")
    }
  }

  private struct Comparable: View, Equatable {
    let name: String
    static let journal = Journal()
    var body: some View {
      Self.journal.note(name)
      return Text(name)
    }
  }

  private struct Reading: View, Equatable {
    @Environment(\.colorScheme) private var scheme
    nonisolated static func == (left: Self, right: Self) -> Bool { true }
    var body: some View { Text("\(scheme)") }
  }

  private struct Bound: View, Equatable {
    @Binding var count: Int
    nonisolated static func == (left: Self, right: Self) -> Bool { true }
    var body: some View { Text("bound \(count)") }
  }

  @Test func `children that are known to be unchanged are left alone`() {
    struct Parent: View {
      @State private var count = 0
      @State private var isDark = false
      var body: some View {
        Button("Count \(count)") { count += 1 }
        Button("Dark") { isDark.toggle() }
        Group {
          Plain(number: 1)
          Comparable(name: "same")
          Comparable(name: "half \(count / 2)")
          Reading()
          Bound(count: $count)
        }
        .colorScheme(isDark ? .dark : .light)
      }
    }
    let tester = SurfaceTester(VStack { Parent() })
    _ = (Plain.journal.take(), Comparable.journal.take())
    tester.tap("Count 0")
    #expect(Plain.journal.take().isEmpty)
    #expect(Comparable.journal.take().isEmpty)
    #expect(tester.visibleTexts.suffix(2) == ["light", "bound 1"])
    tester.tap("Count 1")
    #expect(Comparable.journal.take() == ["half 1"])
    tester.tap("Dark")
    #expect(Plain.journal.take() == ["plain 1"])
    #expect(Comparable.journal.take() == ["same", "half 1"])
    #expect(tester.visibleTexts.suffix(2) == ["dark", "bound 2"])
  }

  @Test func `a view that changes its state whenever it is evaluated does not hang`() {
    struct Restless: View {
      @State private var count = 0
      var body: some View { Text("\(count)").onChange(of: count, initial: true) { count += 1 } }
    }
    let tester = SurfaceTester(Restless())
    tester.surface.update()
    #expect(tester.visibleTexts.count == 1)
  }
}
