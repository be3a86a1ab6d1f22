import AppSurface
import AppSurfaceTesting
import SurfaceIntrospect
import Testing

@Suite struct ReportTests {
  private func surface(
    _ view: some View, warn: @escaping @MainActor (String) -> Void = { _ in }
  ) -> Surface {
    var services = HostServices()
    services.warn = warn
    let surface = Surface(
      root: HostingScreen(rootView: view),
      configuration: SurfaceConfiguration(size: Size(width: 320, height: 480)),
      services: services)
    surface.update()
    return surface
  }

  @Test func `what is not found is said once, with the type, the scope and the nearest views`() {
    var said: [String] = []
    let surface = surface(
      ScrollView {
        ForEach(0..<3) { _ in
          HStack { Text("A") }.introspect(.scrollView, on: .appSurface(.v1)) { _ in }
        }
      }
    ) { said.append($0) }
    surface.configuration.colorScheme = .dark
    surface.update()
    #expect(
      said == [
        "introspect found no ScrollView (ScrollElement) at the receiver; the nearest are HStack, "
          + "Text. There is one with scope: .ancestor"
      ])
  }

  @Test func `the export of the state tells of each introspection`() throws {
    let surface = surface(
      VStack {
        Text("Found").introspect(.text, on: .appSurface(.v1)) { _ in }
        Text("Missed").introspect(.list, on: .appSurface(.v1), scope: [.receiver, .ancestor]) {
          _ in
        }
      })
    let report = try #require(surface.reports["introspection"]?())
    #expect(
      report[0] == [
        "view": "Text", "scope": ["receiver"], "calls": 1, "element": "TextElement",
        "label": "Found",
      ])
    #expect(report[1]?["element"] == .null && report[1]?["calls"] == 0)
    #expect(report[1]?["scope"] == ["receiver", "ancestor"])
    #expect(report[1]?["candidates"] == ["Text", "VStack", "Screen", "Surface"])
    #expect(report[2] == nil)
  }
}
