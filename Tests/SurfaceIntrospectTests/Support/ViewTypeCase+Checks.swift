import AppSurface
import AppSurfaceTesting
import SurfaceIntrospect
import Testing

extension ViewTypeCase {
  /// What holds of every view type.
  func check(_ location: SourceLocation = #_sourceLocation) {
    checkPlain(location)
    checkSideBySide(location)
    checkNested(location)
    checkPlaces(location)
    checkWrapped(location)
    checkAbsent(location)
    checkLayout(location)
    checkLife(location)
  }

  /// It is found, once, with its own class.
  func checkPlain(_ location: SourceLocation) {
    let found = Found<Target>()
    let tester = self.tester(plain(found))
    #expect(found.elements.count == 1, "plain", sourceLocation: location)
    let expected = expected(on: tester.surface)
    #expect(expected.contains { $0 === found.elements.first }, "plain", sourceLocation: location)
    tester.surface.update()
    _ = tester.surface.drawList()
    #expect(found.elements.count == 1, "no frame calls it again", sourceLocation: location)
  }

  /// Of two side by side each finds its own.
  func checkSideBySide(_ location: SourceLocation) {
    let (first, second) = (Found<Target>(), Found<Target>())
    let tester = self.tester(
      VStack(spacing: 4) {
        plain(first).frame(height: 200)
        plain(second).frame(height: 200)
      })
    let expected = expected(on: tester.surface)
    let all = first.elements + second.elements
    #expect(all.count == 2, "side by side", sourceLocation: location)
    #expect(all.allSatisfy { one in expected.contains { $0 === one } }, sourceLocation: location)
    guard Target.self != RootElement.self, !(type.scope.contains(.ancestor) && all.count < 2) else {
      return
    }
    #expect(all.first !== all.last, "side by side", sourceLocation: location)
  }

  /// Of one inside another each finds its own.
  func checkNested(_ location: SourceLocation) {
    guard Target.self != RootElement.self else { return }
    let (outer, inner) = (Found<Target>(), Found<Target>())
    let tester = self.tester(make(asking(outer), plain(inner)))
    let expected = expected(on: tester.surface)
    #expect(outer.count == 1, "the outer one", sourceLocation: location)
    #expect(inner.count == 1, "the inner one", sourceLocation: location)
    #expect(outer.elements.first !== inner.elements.first, sourceLocation: location)
    for found in [outer, inner] {
      #expect(expected.contains { $0 === found.elements.first }, sourceLocation: location)
    }
  }

  /// It is found in a row of a list and in a sheet.
  func checkPlaces(_ location: SourceLocation) {
    if standsInRow {
      let found = Found<Target>()
      let tester = self.tester(List { plain(found) })
      #expect(found.count == 1, "in a row", sourceLocation: location)
      expectKnown(found, on: tester.surface, location)
    }
    let found = Found<Target>()
    let page = Text("Page").sheet(isPresented: .constant(true)) { plain(found) }
    let tester = self.tester(page)
    #expect(found.count == 1, "in a sheet", sourceLocation: location)
    expectKnown(found, on: tester.surface, location)
  }

  private func expectKnown(
    _ found: Found<Target>, on surface: Surface, _ location: SourceLocation
  ) {
    let expected = expected(on: surface)
    #expect(
      found.elements.allSatisfy { one in expected.contains { $0 === one } },
      sourceLocation: location)
  }

  /// Five modifiers around it, before and after, change nothing.
  func checkWrapped(_ location: SourceLocation) {
    let (before, after) = (Found<Target>(), Found<Target>())
    let tester = self.tester(
      VStack {
        wrapped(plain(before)).frame(height: 200)
        make({ asking(after)(wrapped($0)) }, AnyView(EmptyView())).frame(height: 200)
      })
    #expect(before.elements.count == 1, "wrapped behind", sourceLocation: location)
    #expect(after.elements.count == 1, "wrapped before", sourceLocation: location)
    expectKnown(before, on: tester.surface, location)
    if viewName != nil { expectKnown(after, on: tester.surface, location) }
  }

  private func wrapped(_ view: AnyView) -> AnyView {
    AnyView(
      view.padding(4).clipped().cornerRadius(8).opacity(0.9)
        .background(Color.yellow.opacity(0.2)))
  }

  /// It is not found where it is not, and that is told.
  func checkAbsent(_ location: SourceLocation) {
    guard viewName != nil, viewName != "Surface" else { return }
    let found = Found<Target>()
    let view = asking(found)(other)
      .introspect(type, on: .appSurface(version), scope: []) { found.elements.append($0) }
    let tester = self.tester(view)
    guard type.scope != [.receiver, .ancestor] else { return }
    #expect(found.elements.isEmpty, "absent", sourceLocation: location)
    let report = tester.surface.reports["introspection"]?()
    let reason = report?[0]?["reason"]
    #expect("\(reason ?? .null)".contains("introspect found no"), sourceLocation: location)
  }

  /// Layout does not know of it.
  func checkLayout(_ location: SourceLocation) {
    let with = tester(plain(Found())).surface.snapshot()
    let without = tester(make({ $0 }, AnyView(EmptyView()))).surface.snapshot()
    #expect(with == without, "layout", sourceLocation: location)
  }

  /// It keeps nothing of what came and went.
  func checkLife(_ location: SourceLocation) {
    let life = ViewLife()
    let page = ViewLifePage(life: life) {
      make(
        { view in
          AnyView(
            view.introspect(type, on: .appSurface(version)) { life.note($0) })
        }, AnyView(EmptyView()))
    }
    let tester = self.tester(page)
    for _ in 0..<mounts {
      life.isShown = true
      tester.surface.update()
      life.isShown = false
      tester.surface.update()
    }
    #expect(life.calls == mounts, "comings", sourceLocation: location)
    let kept = Target.self == RootElement.self ? 1 : 0
    #expect(life.alive == kept, "elements that live on", sourceLocation: location)
    #expect(tester.surface.followers.isEmpty, sourceLocation: location)
    #expect(tester.surface.reports["introspection"]?() == [], sourceLocation: location)
  }
}
