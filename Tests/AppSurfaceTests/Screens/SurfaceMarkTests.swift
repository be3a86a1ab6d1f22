import AppSurface
import Testing

private struct Named: View {
  let name: String
  let isMarked: Bool

  var body: some View {
    VStack {
      if isMarked {
        Text(name).padding(4).surfaceMark(name)
      } else {
        Text(name).padding(4)
      }
    }
  }
}

private final class ListScreen: Screen {
  var names: [String] = [] { didSet { setNeedsUpdate() } }
  override var content: AnyView {
    AnyView(VStack { ForEach(names, id: \.self) { Text($0).surfaceMark("mark \($0)") } })
  }
}

private final class ValueScreen: Screen {
  var value = 0 { didSet { setNeedsUpdate() } }
  override var content: AnyView {
    AnyView(
      VStack {
        Text("a").surfaceMark("first \(value)")
        Text("b").surfaceMark("second")
      })
  }
}

@Suite struct SurfaceMarkTests {
  private func surface(_ root: Screen, isLive: Bool = true) -> Surface {
    let surface = Surface(
      root: root, configuration: SurfaceConfiguration(size: Size(width: 300, height: 400)),
      services: HostServices(), isLive: isLive)
    surface.update()
    return surface
  }

  private func values(_ surface: Surface) -> [String] {
    surface.update()
    return surface.marks.compactMap { $0.value.base as? String }
  }

  @Test func `marks stand in the order of appearance, and each goes with its view alone`() {
    let screen = ListScreen()
    let surface = surface(screen)
    screen.names = ["a", "b"]
    #expect(values(surface) == ["mark a", "mark b"])
    screen.names = ["c", "a", "b"]
    #expect(values(surface) == ["mark a", "mark b", "mark c"])
    screen.names = ["c", "b"]
    #expect(values(surface) == ["mark b", "mark c"])
    #expect(surface.marks.allSatisfy { $0.screen === screen })
  }

  @Test func `what a view says anew stands in its place, and is told once`() {
    let screen = ValueScreen()
    let surface = surface(screen)
    var changes = 0
    let token = surface.addScreenObserver { if case .changed = $0 { changes += 1 } }
    screen.value = 7
    #expect(values(surface) == ["first 7", "second"])
    #expect(changes > 0)
    changes = 0
    surface.update()
    #expect(changes == 0)
    surface.removeScreenObserver(token)
    screen.value = 8
    #expect(values(surface) == ["first 8", "second"] && changes == 0)
  }

  @Test func `marks go when a cover hides their screen and come again`() {
    let screen = ListScreen()
    let surface = surface(screen)
    screen.names = ["a"]
    #expect(values(surface) == ["mark a"])
    let cover = ListScreen()
    cover.names = ["over"]
    screen.present(cover, style: .fullScreenCover)
    #expect(values(surface) == ["mark over"])
    screen.dismiss()
    #expect(values(surface) == ["mark a"])
  }

  @Test func `layout and drawing are the same with a mark and without`() {
    let surfaces = [true, false].map {
      surface(HostingScreen(rootView: Named(name: "text", isMarked: $0)))
    }
    #expect(surfaces[0].marks.count == 1 && surfaces[1].marks.isEmpty)
    #expect(surfaces[0].snapshot() == surfaces[1].snapshot())
    #expect(surfaces[0].drawList() == surfaces[1].drawList())
    let rows = [true, false].map { isMarked in
      surface(
        HostingScreen(
          rootView: List {
            Section("Head") {
              if isMarked {
                Text("row").surfaceMark(1)
              } else {
                Text("row")
              }
            }
          }))
    }
    #expect(rows[0].snapshot() == rows[1].snapshot())
  }

  @Test func `a surface that is not live has no marks`() {
    let root = HostingScreen(rootView: Named(name: "text", isMarked: true))
    #expect(surface(root, isLive: false).marks.isEmpty)
  }

  @Test func `a hundred thousand changes leave no more marks than there are views`() {
    let screen = ValueScreen()
    let surface = surface(screen)
    for value in 0..<100_000 {
      screen.value = value
      if value % 100 == 0 { surface.update() }
    }
    #expect(values(surface) == ["first 99999", "second"])
  }

  @Test func `screens know where the app declares them`() {
    let line = #line + 1
    let made = [Screen(), ListScreen(), HostingScreen(rootView: Text("x"))]
    for screen in made {
      #expect(
        screen.declaration == SourceAddress(fileID: "AppSurfaceTests/\(file)", line: line))
    }
    let inner = #line + 3
    let root = HostingScreen(
      rootView: TabView {
        NavigationStack { Text("x") }.tabItem { Text("tab") }
      })
    withExtendedLifetime(surface(root)) {
      #expect(root.topScreen.declaration?.line == inner)
      #expect(root.topScreen.parent?.parent?.declaration?.line == inner)
    }
  }

  private var file: String { "SurfaceMarkTests.swift" }
}
