import AppSurface
import AppSurfaceTesting
import Observation
import Testing

@Observable private final class Trip {
  var path: [Int] = []
  var tab = 0
  var isPacked = false
  var names = ["Ada"]
  var note = "Old"
}

/// None of the bodies reads the object: only bindings and closures do.
private struct TripView: View {
  @Bindable var trip: Trip

  var body: some View {
    TabView(selection: $trip.tab) {
      NavigationStack(path: $trip.path) {
        VStack {
          Toggle("Packed", isOn: $trip.isPacked)
          ForEach(0..<1) { _ in Text("Each \(trip.note)") }
          GeometryReader { _ in Text("Room \(trip.note)") }
          List { ForEach(0..<1) { _ in Text("Row \(trip.note)") } }
        }
        .navigationDestination(for: Int.self) { number in Text("Stop \(number)") }
      }
      .tabItem { Text("One") }.tag(0)
      Text("Second").tabItem { Text("Two") }.tag(1)
    }
  }
}

@Suite struct ObservingTests {
  @Test func `what only a binding reads is followed`() throws {
    let trip = Trip()
    let tester = SurfaceTester(TripView(trip: trip))
    trip.isPacked = true
    tester.surface.update()
    #expect(try #require(tester.surface.element(labelled: "Packed")).accessibilityValue == "on")
    trip.path = [7]
    tester.surface.update()
    #expect(tester.visibleTexts.contains("Stop 7"))
    trip.tab = 1
    tester.surface.update()
    #expect(tester.visibleTexts.contains("Second"))
  }

  @Test func `what only the closure of a container reads is followed`() {
    let trip = Trip()
    let tester = SurfaceTester(TripView(trip: trip))
    trip.note = "New"
    tester.surface.update()
    for text in ["Each New", "Room New", "Row New"] {
      #expect(tester.visibleTexts.contains(text))
    }
  }

  // What an object keeps of one evaluation takes more than half a kilobyte.

  @Test func `an object lets go of evaluations that count no longer`() async {
    await #expect(processExitsWith: .success) {
      let growth = try await Growth.ofResizing(times: 5_000)

      #expect(growth < 500_000, "\(growth) bytes")
    }
  }

  @Test func `an object lets go of surfaces that are gone`() async {
    await #expect(processExitsWith: .success) {
      let growth = try await Growth.ofShowing(times: 200)

      #expect(growth < 500_000, "\(growth) bytes")
    }
  }
}

/// How many bytes more are in use afterwards, in a process that does nothing else.
@MainActor private enum Growth {
  static func ofResizing(times: Int) throws -> Int {
    let trip = Trip()
    let tester = SurfaceTester(
      GeometryReader { proxy in Text("\(trip.note) \(proxy.size.width)") })
    func resize(_ times: Int) {
      for step in 0..<times {
        tester.surface.configuration.size.width = 200 + Double(step % 50)
        tester.surface.update()
      }
    }
    resize(100)
    let before = try Heap.bytesInUse()
    resize(times)
    let growth = try Heap.bytesInUse() - before
    trip.note = "New"
    tester.surface.update()
    #expect(tester.visibleTexts.contains("New 249.0"))
    return growth
  }

  static func ofShowing(times: Int) throws -> Int {
    let trip = Trip()
    func show(_ times: Int) {
      for _ in 0..<times { SurfaceTester(TripView(trip: trip)).surface.update() }
    }
    show(10)
    let before = try Heap.bytesInUse()
    show(times)
    return try Heap.bytesInUse() - before
  }
}
