import AppSurface
import AppSurfaceTesting
import Testing

/// The order in which views say that they came, changed and left.
@Suite struct AppearanceOrderTests {
  private struct Named: View {
    let name: String
    let journal: Journal
    var value = 0
    var body: some View {
      Text("\(name) \(value)")
        .onAppear { journal.note("+\(name)") }
        .onDisappear { journal.note("-\(name)") }
        .onChange(of: value) { old, new in journal.note("\(name) \(old) to \(new)") }
    }
  }

  private struct Family: View {
    let journal: Journal
    @State private var isShown = true
    @State private var value = 0
    var body: some View {
      VStack {
        Button("Show") { isShown.toggle() }
        Button("Step") { value += 1 }
        Button("Both") {
          value += 1
          isShown.toggle()
        }
        if isShown {
          VStack {
            Named(name: "a", journal: journal, value: value)
            Named(name: "b", journal: journal, value: value)
          }
          .onAppear { journal.note("+parent") }
          .onDisappear { journal.note("-parent") }
          .onChange(of: value) { journal.note("parent \(value)") }
        }
      }
    }
  }

  @Test func `siblings come, change and leave in reading order, once each`() {
    let journal = Journal()
    let tester = SurfaceTester(Family(journal: journal))
    #expect(journal.take() == ["+parent", "+a", "+b"])
    tester.tap("Step")
    #expect(journal.take() == ["parent 1", "a 0 to 1", "b 0 to 1"])
    tester.tap("Show")
    #expect(journal.take() == ["-parent", "-a", "-b"])
    // What is not there does not hear of changes, and starts anew with the value of the day.
    tester.tap("Step")
    #expect(journal.take().isEmpty)
    tester.tap("Show")
    #expect(journal.take() == ["+parent", "+a", "+b"])
    tester.tap("Both")
    #expect(journal.take() == ["-parent", "-a", "-b"])
    tester.tap("Both")
    #expect(journal.take() == ["+parent", "+a", "+b"])
  }

  @Test func `a change made while appearing is told after it, and a chain of changes ends`() {
    struct Chain: View {
      let journal: Journal
      @State private var first = 0
      @State private var second = 0
      var body: some View {
        Text("\(first) \(second)")
          .onAppear {
            journal.note("appear")
            first = 1
          }
          .onChange(of: first) {
            journal.note("first \(first)")
            second = first * 10
          }
          .onChange(of: second) {
            journal.note("second \(second)")
            if second < 30 { first += 1 }
          }
      }
    }
    let journal = Journal()
    let tester = SurfaceTester(Chain(journal: journal))
    #expect(
      journal.take() == [
        "appear", "first 1", "second 10", "first 2", "second 20", "first 3", "second 30",
      ])
    #expect(tester.visibleTexts == ["3 30"])
  }

  @Test func `a view that is replaced leaves before the new one comes`() {
    struct Parent: View {
      let journal: Journal
      @State private var id = 1
      var body: some View {
        Button("Next") { id += 1 }
        Named(name: "v\(id)", journal: journal).id(id)
      }
    }
    let journal = Journal()
    let tester = SurfaceTester(VStack { Parent(journal: journal) })
    tester.tap("Next")
    #expect(journal.take() == ["+v1", "-v1", "+v2"])
  }
}
