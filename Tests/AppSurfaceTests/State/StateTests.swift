import AppSurface
import AppSurfaceTesting
import Testing

@Suite struct StateTests {
  private struct Tally: View {
    let name: String
    @State private var count = 0

    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  @Test func `state outlives the view value`() {
    struct Parent: View {
      @State private var turn = 0
      var body: some View {
        Button("Turn") { turn += 1 }
        Tally(name: "\(turn)")
      }
    }
    let tester = SurfaceTester(VStack { Parent() })
    tester.tap("0 0")
    tester.tap("Turn")
    #expect(tester.visibleTexts == ["Turn", "1 1"])
  }

  @Test func `state moves with the id of a member`() {
    struct Parent: View {
      @State private var ids = [1, 2, 3]
      var body: some View {
        Button("Turn") { ids.reverse() }
        Button("Drop") { ids.removeAll { $0 == 2 } }
        Button("Back") { ids.append(2) }
        ForEach(ids, id: \.self) { Tally(name: "n\($0)") }
      }
    }
    let tester = SurfaceTester(VStack { Parent() })
    tester.tap("n1 0")
    tester.tap("n2 0")
    tester.tap("n2 1")
    tester.tap("Turn")
    #expect(tester.visibleTexts.suffix(3) == ["n3 0", "n2 2", "n1 1"])
    tester.tap("Drop")
    #expect(tester.visibleTexts.suffix(2) == ["n3 0", "n1 1"])
    tester.tap("Back")
    #expect(tester.visibleTexts.suffix(3) == ["n3 0", "n1 1", "n2 0"])
  }

  @Test func `members with one id do not trap`() {
    let tester = SurfaceTester(VStack { ForEach([1, 1, 1], id: \.self) { Text("\($0)") } })
    #expect(tester.visibleTexts == ["1", "1", "1"])
  }

  @Test func `branches have states of their own, and a branch that left starts anew`() {
    struct Parent: View {
      @State private var isFirst = true
      var body: some View {
        Button("Turn") { isFirst.toggle() }
        if isFirst { Tally(name: "a") } else { Tally(name: "b") }
      }
    }
    let tester = SurfaceTester(VStack { Parent() })
    tester.tap("a 0")
    tester.tap("Turn")
    #expect(tester.visibleTexts == ["Turn", "b 0"])
    tester.tap("Turn")
    #expect(tester.visibleTexts == ["Turn", "a 0"])
  }

  private struct Pair {
    var name = "x"
    var count = 1
  }

  @Test func `bindings lead to the state and to parts of it`() {
    struct Child: View {
      @Binding var count: Int
      var body: some View { Button("c\(count)") { count += 1 } }
    }
    struct Parent: View {
      @State private var pair = Pair()
      var body: some View {
        Text("p\(pair.count)")
        Child(count: $pair.count)
        Child(count: .constant(9))
      }
    }
    let tester = SurfaceTester(VStack { Parent() })
    tester.tap("c1")
    tester.tap("c9")
    #expect(tester.visibleTexts == ["p2", "c2", "c9"])
  }

  @Test func `the environment reaches down until it is set again`() {
    struct Reader: View {
      @Environment(\.lineLimit) private var limit
      var body: some View { Text("\(limit ?? 0)") }
    }
    struct Parent: View {
      @State private var limit = 1
      var body: some View {
        Button("Turn") { limit += 1 }
        Group {
          Reader()
          Reader().lineLimit(7)
        }
        .lineLimit(limit)
        Reader()
      }
    }
    let tester = SurfaceTester(VStack { Parent() })
    #expect(tester.visibleTexts == ["Turn", "1", "7", "0"])
    tester.tap("Turn")
    #expect(tester.visibleTexts == ["Turn", "2", "7", "0"])
  }

  @Test func `views appear, change and disappear once each, in order`() {
    let journal = Journal()
    struct Parent: View {
      let journal: Journal
      @State private var isShown = false
      @State private var count = 0
      var body: some View {
        Button("Show") { isShown.toggle() }
        Button("Count") { count += 1 }
        Text("\(count)")
          .onAppear { journal.note("appear") }
          .onChange(of: count) { old, new in journal.note("\(old) to \(new)") }
          .onChange(of: count, initial: true) { journal.note("initial \(count)") }
        if isShown {
          Text("more")
            .onAppear { journal.note("more appears") }
            .onDisappear { journal.note("more disappears") }
        }
      }
    }
    let tester = SurfaceTester(VStack { Parent(journal: journal) })
    #expect(Set(journal.take()) == ["appear", "initial 0"])
    tester.tap("Count")
    #expect(Set(journal.take()) == ["0 to 1", "initial 1"])
    tester.tap("Show")
    tester.tap("Show")
    #expect(journal.take() == ["more appears", "more disappears"])
    tester.surface.configuration.size = Size(width: 200, height: 300)
    tester.surface.configuration.colorScheme = .dark
    tester.surface.update()
    #expect(journal.take().isEmpty)
  }

  @Test func `rows of a list appear when they come into view and disappear when they leave`() {
    let journal = Journal()
    let tester = SurfaceTester(
      List {
        ForEach(0..<100) { number in
          Text("\(number)").onAppear { journal.note("+\(number)") }
            .onDisappear { journal.note("-\(number)") }
        }
      }, height: 88)
    #expect(journal.take() == ["+0", "+1"])
    let wheel = WheelEvent(position: Point(x: 9, y: 9), delta: Point(x: 0, y: 44))
    tester.send(.wheel(wheel))
    #expect(journal.take() == ["-0", "+2"])
  }
}
