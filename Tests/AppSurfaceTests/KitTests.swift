import AppSurface
import AppSurfaceTesting
import Testing

struct Counter: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("Count \(count)")
      Button("Add") { count += 1 }
    }
  }
}

struct Feed: View {
  var body: some View {
    NavigationStack {
      List {
        Section("Articles") {
          ForEach(0..<100_000) { number in
            NavigationLink("Article \(number)", value: number)
          }
        }
      }
      .navigationTitle("Feed")
      .navigationDestination(for: Int.self) { number in
        VStack {
          Text("Body of \(number)")
          NavigationLink("Next", value: number + 1)
        }
        .navigationTitle("Article")
      }
    }
  }
}

struct Sheets: View {
  @State private var isShown = false
  @State private var name = ""

  var body: some View {
    VStack {
      Button("Open") { isShown = true }
      TextField("Name", text: $name)
      Text("Hello \(name)")
    }
    .sheet(isPresented: $isShown) { SheetContent() }
  }
}

struct SheetContent: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("In the sheet")
      Button("Close") { dismiss() }
    }
  }
}

struct Tabs: View {
  @State private var tab = "a"

  var body: some View {
    TabView(selection: $tab) {
      Counter().tabItem { Label("First", systemImage: "house") }.tag("a")
      Text("Second page").tabItem { Label("Second", systemImage: "gear") }.tag("b")
    }
  }
}

@Suite struct KitTests {
  @Test func `a press on a button changes state and is shown`() {
    let tester = SurfaceTester(Counter())
    #expect(tester.visibleTexts == ["Count 0", "Add"])
    #expect(tester.tap("Add"))
    #expect(tester.visibleTexts == ["Count 1", "Add"])
  }

  @Test func `a list of 100000 rows builds only those that are seen`() {
    let tester = SurfaceTester(Feed())
    #expect(tester.visibleTexts.first == "Feed")
    #expect(tester.surface.evaluationCount < 400)
    #expect(tester.visibleTexts.contains("Article 3"))
    #expect(!tester.visibleTexts.contains("Article 50"))
    tester.send(
      .wheel(WheelEvent(position: Point(x: 100, y: 200), delta: Point(x: 0, y: 1_000_000))))
    #expect(tester.visibleTexts.contains { $0.hasPrefix("Article 227") })
  }

  @Test func `a link pushes and the bar leads back`() {
    let tester = SurfaceTester(Feed())
    #expect(tester.tap("Article 2"))
    #expect(tester.visibleTexts.contains("Body of 2"))
    #expect(tester.tap("Next"))
    #expect(tester.visibleTexts.contains("Body of 3"))
    #expect(tester.tap("Back to Article"))
    #expect(tester.visibleTexts.contains("Body of 2"))
    tester.key(.escape)
    #expect(tester.visibleTexts.contains("Article 2"))
  }

  @Test func `a sheet opens and closes`() {
    let tester = SurfaceTester(Sheets())
    #expect(tester.tap("Open"))
    #expect(tester.visibleTexts.contains("In the sheet"))
    #expect(tester.tap("Close"))
    #expect(!tester.visibleTexts.contains("In the sheet"))
    #expect(tester.tap("Open"))
    tester.key(.escape)
    #expect(!tester.visibleTexts.contains("In the sheet"))
  }

  @Test func `a text field takes text`() {
    let tester = SurfaceTester(Sheets())
    #expect(tester.tap("Name"))
    tester.type("Ada")
    #expect(tester.visibleTexts.contains("Hello Ada"))
    tester.key(.backspace)
    #expect(tester.visibleTexts.contains("Hello Ad"))
  }

  @Test func `tabs keep their state`() {
    let tester = SurfaceTester(Tabs())
    tester.tap("Add")
    tester.tap("Second")
    #expect(tester.visibleTexts.contains("Second page"))
    tester.tap("First")
    #expect(tester.visibleTexts.contains("Count 1"))
  }
}
