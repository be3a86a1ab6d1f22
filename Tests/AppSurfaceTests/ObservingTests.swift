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
}
