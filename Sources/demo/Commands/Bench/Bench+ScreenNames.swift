#if DEBUG_TOOLS
  internal import AppSurface
  internal import DebugMenu

  extension Bench {
    /// The labels that name screen and route: a frame in which nothing changed, a push, and the name
    /// of a type.
    func screenNames() throws {
      try unchangedLabels()
      try changedLabels()
      try formattedName()
    }

    /// What a frame costs more because the labels are there, and how many frames were drawn meanwhile.
    private func unchangedLabels() throws {
      guard wants("overlay.unchanged") else { return }
      let stage = LabelStage()
      let viewer = ScreenNameViewer.start(on: stage.surface)
      var times: [Bool: [Int]] = [:]
      var drawn = 0
      for round in 0..<(effort.frames * 2) {
        viewer.isVisible = round.isMultiple(of: 2)
        for _ in 0..<3 { stage.frame() }
        let start = Stopwatch.now()
        for _ in 0..<100 { if stage.frame() { drawn += 1 } }
        times[viewer.isVisible, default: []].append((Stopwatch.now() - start) / 100)
      }
      let (with, without) = (times[true] ?? [], times[false] ?? [])
      try report(
        "overlay.unchanged", max(0, Stopwatch.median(with) - Stopwatch.median(without)), "ns")
      try report("overlay.unchanged.drawn", drawn, "frames")
    }

    /// From a push to the frame with the new label.
    private func changedLabels() throws {
      guard wants("overlay.change") else { return }
      let stage = LabelStage()
      ScreenNameViewer.start(on: stage.surface)
      stage.frame()
      var times: [Int] = []
      for _ in 0..<effort.frames {
        let next = LabelStage.SecondScreen()
        let start = Stopwatch.now()
        stage.navigation.push(next)
        stage.frame()
        times.append(Stopwatch.now() - start)
        guard stage.labels == ["LabelStage.SecondScreen"] else {
          throw CommandFailure.missing("overlay.change: the label is \(stage.labels)")
        }
        stage.navigation.pop()
        stage.frame()
      }
      try report("overlay.change", Stopwatch.median(times), "ns")
    }

    private func formattedName() throws {
      guard wants("name.format") else { return }
      let text = String(reflecting: HostingScreen<ModifiedContent<LabelStage.Page, Plain>>.self)
        .replacing("AppSurface.HostingScreen", with: "demo.Outer.Host")
      var times: [Int] = []
      for _ in 0..<effort.frames {
        let start = Stopwatch.now()
        for _ in 0..<100 {
          guard TypeName.screen(reflected: text) == "Outer.Host" else {
            throw CommandFailure.missing("name.format: '\(text)' has another name")
          }
        }
        times.append((Stopwatch.now() - start) / 100)
      }
      try report("name.format", Stopwatch.median(times), "ns")
    }

    private struct Plain: ViewModifier {
      func body(content: Content) -> some View { content }
    }
  }

  /// A navigation of two plain screens, so that what is measured is the labels' work.
  private final class LabelStage {
    struct Page: View {
      var body: some View { Text("page") }
    }
    final class FirstScreen: HostingScreen<Page> {}
    final class SecondScreen: Screen {
      override var content: AnyView { AnyView(Page()) }
    }

    let navigation = NavigationScreen(root: FirstScreen(rootView: Page()))
    let stack = LayerStack(services: HostServices(), windowSize: Size(width: 390, height: 844))
    let surface: Surface

    init() {
      surface = Surface(
        root: navigation, configuration: SurfaceConfiguration(size: stack.windowSize),
        services: stack.services)
      stack.add(Layer(name: "app", level: 0, surface: surface))
    }

    /// Whether something had to be drawn.
    @discardableResult
    func frame() -> Bool {
      stack.update(at: .zero)
      guard stack.needsDisplay else { return false }
      _ = stack.composition()
      return true
    }

    /// What the labels say.
    var labels: [String] {
      let entries = stack.layer(named: "screen-names")?.surface.snapshot().entries ?? []
      return entries.filter { $0.role == .text }.compactMap(\.label)
    }
  }
#endif
