import AppSurface
import AppSurfaceTesting
import Testing

/// Views that only stand for others have no place of their own; those beneath them keep theirs.
@Suite struct StructureTests {
  private struct Tally: View {
    let name: String
    @State private var count = 0

    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  @Test func `neighbours in groups, branches and options have states of their own`() {
    struct Parent: View {
      @State private var isMore = false
      var body: some View {
        Button("More") { isMore.toggle() }
        Group {
          if isMore { Tally(name: "a") }
          Group {
            Tally(name: "b")
            if isMore { Tally(name: "c") } else { Tally(name: "d") }
          }
          .font(.footnote)
          Tally(name: "e")
        }
        Tally(name: "f")
      }
    }
    let tester = SurfaceTester(VStack { Parent() })
    for name in ["b", "d", "e", "f"] { tester.tap("\(name) 0") }
    tester.tap("f 1")
    tester.tap("More")
    #expect(tester.visibleTexts == ["More", "a 0", "b 1", "c 0", "e 1", "f 2"])
    tester.tap("c 0")
    tester.tap("a 0")
    tester.tap("More")
    #expect(tester.visibleTexts == ["More", "b 1", "d 0", "e 1", "f 2"])
  }

  @Test func `members that are several views keep their states when they move`() {
    struct Parent: View {
      @State private var ids = [1, 2]
      var body: some View {
        Button("Turn") { ids.reverse() }
        ForEach(ids, id: \.self) { id in
          Tally(name: "x\(id)")
          if id > 0 { Tally(name: "y\(id)") }
        }
      }
    }
    let tester = SurfaceTester(VStack { Parent() })
    tester.tap("x1 0")
    tester.tap("y2 0")
    tester.tap("Turn")
    #expect(tester.visibleTexts == ["Turn", "x2 0", "y2 1", "x1 1", "y1 0"])
  }

  private func beside(_ inner: some View, _ name: String) -> some View {
    Group {
      inner
      Tally(name: name)
    }
  }

  @Test func `groups in groups to any depth do not mix up their states`() {
    func four(_ inner: some View, _ name: String) -> some View {
      beside(beside(beside(beside(inner, name + "1"), name + "2"), name + "3"), name + "4")
    }
    let tester = SurfaceTester(
      VStack(spacing: 0) { four(four(four(four(Tally(name: "z"), "a"), "b"), "c"), "d") },
      height: 900)
    let names = tester.visibleTexts
    #expect(names.count == 17)
    for (times, name) in names.enumerated() {
      for time in 0..<times { tester.tap("\(name.dropLast(2)) \(time)") }
    }
    #expect(tester.visibleTexts == names.enumerated().map { "\($1.dropLast(2)) \($0)" })
  }

  @Test func `a hidden type that becomes another one is another view`() {
    struct Parent: View {
      @State private var turn = 0
      private var content: AnyView {
        switch turn % 3 {
        case 0: AnyView(Tally(name: "one"))
        case 1: AnyView(Group { Tally(name: "group") })
        default:
          AnyView(
            Group {
              Tally(name: "first")
              Tally(name: "second")
            })
        }
      }
      var body: some View {
        Button("Turn") { turn += 1 }
        content
      }
    }
    let tester = SurfaceTester(VStack { Parent() })
    tester.tap("one 0")
    tester.tap("Turn")
    #expect(tester.visibleTexts == ["Turn", "group 0"])
    tester.tap("group 0")
    tester.tap("Turn")
    #expect(tester.visibleTexts == ["Turn", "first 0", "second 0"])
    tester.tap("Turn")
    #expect(tester.visibleTexts == ["Turn", "one 0"])
  }

  @Test func `what is handed down to one group is not handed to its neighbour`() {
    struct Reader: View {
      @Environment(\.lineLimit) private var limit
      var body: some View { Text("\(limit ?? 0)") }
    }
    let tester = SurfaceTester(
      VStack {
        Group {
          Reader().lineLimit(3)
          Reader()
        }
        .lineLimit(2)
        Group { Reader() }
        AnyView(Reader().lineLimit(5))
        Reader()
      })
    #expect(tester.visibleTexts == ["3", "2", "0", "5", "0"])
  }
}
