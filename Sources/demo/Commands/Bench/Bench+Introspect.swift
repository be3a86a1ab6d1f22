#if DEBUG_TOOLS
  internal import AppSurface
  internal import Observation
  internal import SurfaceIntrospect

  extension Bench {
    /// From a change that evaluates the view which bears an introspection, through the search, to the
    /// closure: what is sought stands last of the elements between, and others stand elsewhere.
    func introspecting() throws {
      for count in [1, 100, 10_000] {
        try search("introspect.search.n\(count)", between: count, elsewhere: 0)
      }
      try search("introspect.search.elsewhere10000", between: 1, elsewhere: 10_000)
      try unchanged()
    }

    private func search(_ name: String, between: Int, elsewhere: Int) throws {
      guard wants(name) else { return }
      let probe = IntrospectProbe()
      let surface = surface(
        VStack(spacing: 0) {
          IntrospectFiller(count: elsewhere)
          IntrospectBearer(probe: probe, count: between)
        })
      var times: [Int] = []
      for round in 1...effort.frames {
        probe.tick = round
        let start = Stopwatch.now()
        surface.update()
        times.append(Stopwatch.now() - start)
      }
      guard probe.calls == effort.frames + 1 else {
        throw CommandFailure.missing("\(name): called \(probe.calls) times")
      }
      try report(name, Stopwatch.median(times), "ns")
    }

    /// A frame in which nothing changed, with a hundred introspections on the surface.
    private func unchanged() throws {
      guard wants("introspect.unchanged") else { return }
      let probe = IntrospectProbe()
      let surface = surface(
        VStack(spacing: 0) {
          ForEach(0..<100) { _ in IntrospectBearer(probe: probe, count: 1) }
        })
      let before = probe.calls
      var times: [Int] = []
      for _ in 0..<effort.frames {
        let start = Stopwatch.now()
        surface.update()
        _ = surface.drawList()
        times.append(Stopwatch.now() - start)
      }
      try report("introspect.unchanged", Stopwatch.median(times), "ns")
      try report("introspect.unchanged.calls", probe.calls - before, "calls")
    }

    private func surface(_ view: some View) -> Surface {
      let surface = Surface(
        root: HostingScreen(rootView: view),
        configuration: SurfaceConfiguration(size: StageOptions.usualWindow),
        services: HostServices())
      _ = surface.drawList()
      return surface
    }
  }

  /// Asks for an evaluation, and counts what comes of it.
  @Observable private final class IntrospectProbe {
    var tick = 0
    @ObservationIgnored var calls = 0
  }

  /// Bears the introspection; what is inside is not evaluated again.
  private struct IntrospectBearer: View {
    let probe: IntrospectProbe
    let count: Int

    var body: some View {
      _ = probe.tick
      return IntrospectFiller(count: count)
        .introspect(.image, on: .appSurface(.v1)) { _ in probe.calls += 1 }
    }
  }

  /// Some elements, the last of them an image.
  private struct IntrospectFiller: View {
    let count: Int

    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<max(0, count - 1)) { _ in Divider() }
        Image(systemName: "star")
      }
    }
  }
#endif
