import AppSurface
import AppSurfaceTesting
import DeviceCatalog
import Testing

@Suite struct GroundTests {
  @Test func `the ground of a form reaches under the sides of the screen`() {
    let form = Form { Text("Row") }
    let tester = SurfaceTester(
      screen: HostingScreen(rootView: form),
      configuration: SurfaceConfiguration(
        size: Size(width: 844, height: 390),
        safeArea: EdgeInsets(top: 0, left: 47, bottom: 21, right: 30)))
    let ground = Palette(.light).groupedBackground
    let fills = tester.surface.drawList().commands.compactMap { command -> Rect? in
      if case .fill(let rect, ground, _) = command { return rect }
      return nil
    }
    #expect(fills.contains(Rect(x: 0, y: 0, width: 844, height: 390)))
  }
}
