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

  private func fills(_ view: some View) -> [DrawCommand] {
    SurfaceTester(view, width: 100, height: 100).surface.drawList().commands.filter {
      if case .fill = $0 { true } else { false }
    }
  }

  @Test func `the grounds of screens within screens are painted once`() {
    let fills = fills(
      TabView {
        NavigationStack { Color.red }.tabItem { Label("One", systemImage: "star") }
      })
    let whole = fills.filter {
      if case .fill(let rect, _, _) = $0 {
        rect.size == Size(width: 100, height: 100)
      } else {
        false
      }
    }
    #expect(whole.count == 1)
  }

  @Test func `what is seen beneath another ground is painted, what is not is left out`() {
    let ground = Color.white
    func beneath(_ cover: some View) -> Bool {
      fills(
        ZStack {
          Color.green.frame(width: 50, height: 50); cover
        }
      ).contains {
        if case .fill(_, .green, _) = $0 { true } else { false }
      }
    }
    #expect(!beneath(ground))
    #expect(!beneath(ground.frame(width: 50, height: 50)))
    #expect(beneath(ground.frame(width: 49, height: 50)))
    #expect(beneath(Color(white: 1, alpha: 0.9)))
    #expect(beneath(ground.opacity(0.9)))
    #expect(beneath(ground.clipShape(RoundedRectangle(cornerRadius: 8))))
    #expect(beneath(ground.clipped()))
  }
}
