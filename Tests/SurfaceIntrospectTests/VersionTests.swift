import AppSurface
import AppSurfaceTesting
@_spi(Advanced) import SurfaceIntrospect
import Testing

/// A view type that hands over another class from version 2 on.
private struct ShiftingType: IntrospectableViewType {}

extension IntrospectableViewType where Self == ShiftingType {
  fileprivate static var shifting: ShiftingType { ShiftingType() }
}

extension AppSurfaceViewVersion<ShiftingType, ScrollElement> {
  fileprivate static var v1: Self { Self(for: .v1) }
}

extension AppSurfaceViewVersion<ShiftingType, TextElement> {
  fileprivate static var v2: Self { Self(for: .v2) }
  fileprivate static var v2_1: Self { Self(for: .v2_1) }
}

@Suite struct VersionTests {
  private typealias Row = (AppSurfaceVersion, String, AppSurfaceVersion.Condition)

  @Test func `a version is current from where it begins until the next begins`() {
    let (past, current, future) = (
      AppSurfaceVersion.Condition.past, AppSurfaceVersion.Condition.current,
      AppSurfaceVersion.Condition.future
    )
    let table: [(KitVersion, [AppSurfaceVersion.Condition])] = [
      //                                    v0       v1       v2       v2.1     v2.1.3
      (KitVersion(0, 0, 9), [future, future, future, future, future]),
      (KitVersion(0, 1, 0), [current, future, future, future, future]),
      (KitVersion(0, 99, 99), [current, future, future, future, future]),
      (KitVersion(1, 0, 0), [past, current, future, future, future]),
      (KitVersion(1, 99, 99), [past, current, future, future, future]),
      (KitVersion(2, 0, 0), [past, past, current, future, future]),
      (KitVersion(2, 0, 99), [past, past, current, future, future]),
      (KitVersion(2, 1, 0), [past, past, past, current, future]),
      (KitVersion(2, 1, 2), [past, past, past, current, future]),
      (KitVersion(2, 1, 3), [past, past, past, past, current]),
      (KitVersion(3, 0, 0), [past, past, past, past, current]),
    ]
    for (kit, conditions) in table {
      let seen = [AppSurfaceVersion.v0, .v1, .v2, .v2_1, .v2_1_3].map { $0.condition(for: kit) }
      #expect(seen == conditions, "kit \(kit)")
    }
  }

  @Test func `the kit is of version 1`() {
    #expect(KitVersion.current >= KitVersion(1) && KitVersion.current < KitVersion(2))
    #expect(AppSurfaceVersion.v1.condition() == .current)
  }

  /// What is called on kits of several versions.
  private func calls(
    _ predicate:
      @autoclosure @escaping () -> AppSurfaceViewVersionPredicate<
        ScrollViewType, ScrollElement
      >
  ) -> [Int] {
    [KitVersion(0, 1), KitVersion(1), KitVersion(2)].map { kit in
      Kit.$version.withValue(kit) {
        let found = Found<ScrollElement>()
        let tester = SurfaceTester(
          ScrollView {}.introspect(.scrollView, on: predicate()) { found.elements.append($0) })
        #expect(tester.surface.followers.count == found.elements.count)
        return found.elements.count
      }
    }
  }

  @Test func `the closure is called on the versions that were opted in to`() {
    #expect(calls(.appSurface(.v0)) == [1, 0, 0])
    #expect(calls(.appSurface(.v1)) == [0, 1, 0])
    #expect(calls(.appSurface(.v0, .v1)) == [1, 1, 0])
  }

  @Test func `a range holds its version and all later ones`() {
    #expect(calls(.appSurface(.v0...)) == [1, 1, 1])
    #expect(calls(.appSurface(.v1...)) == [0, 1, 1])
  }

  @Test func `of several predicates the first that matches decides`() {
    for (kit, expected) in [(KitVersion(0, 1), 0), (KitVersion(1), 1), (KitVersion(2), 1)] {
      Kit.$version.withValue(kit) {
        let found = Found<ScrollElement>()
        let narrow = IntrospectionSelector<ScrollElement>.from(ListElement.self) { $0 }
        _ = SurfaceTester(
          ScrollView {}
            .introspect(
              .scrollView, on: .appSurface(AppSurfaceViewVersion(for: .v0, selector: narrow)),
              .appSurface(.v1...), .appSurface(.v0)
            ) { found.elements.append($0) })
        #expect(found.elements.count == expected, "kit \(kit)")
      }
    }
  }

  @Test func `a view type hands over another class in another version`() {
    for (kit, expected) in [
      (KitVersion(1), ["scroll"]), (KitVersion(2), ["text"]), (KitVersion(2, 1), ["text"]),
      (KitVersion(2, 1, 3), []),
    ] {
      Kit.$version.withValue(kit) {
        var called: [String] = []
        let tester = SurfaceTester(
          ScrollView { Text("A") }
            .introspect(.shifting, on: .appSurface(.v1)) { scroll in
              scroll.bounces = false
              called.append("scroll")
            }
            .introspect(.shifting, on: .appSurface(.v2, .v2_1)) { text in
              text.color = .red
              called.append("text")
            })
        #expect(called == expected, "kit \(kit)")
        #expect(tester.surface.followers.count == expected.count)
      }
    }
  }

  @Test func `where no version matches the tree is that of the bare view`() {
    let tester = SurfaceTester(
      Picker("P", selection: .constant(1)) {
        Text("One").introspect(.text, on: .appSurface(.v0)) { _ in }.tag(1)
      })
    let bare = SurfaceTester(Picker("P", selection: .constant(1)) { Text("One").tag(1) })
    #expect(tester.surface.followers.isEmpty)
    #expect(tester.surface.snapshot() == bare.surface.snapshot())
  }
}
