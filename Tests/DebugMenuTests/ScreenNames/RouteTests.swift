import AppSurface
import Observation
import Testing

@testable import DebugMenu

private struct Routed: View {
  let name: String?
  var body: some View { Text("x").trackScreenName(name) }
}

private struct Pathed: View {
  let path: [Int]
  var body: some View { Text("x").trackScreenName(path: path) }
}

/// An app whose routes are named in every way.
@Observable
private final class Model {
  var path: [Int] = []
  var tab = 0
  var isSheetShown = false
  var sheetRoute: String? = "Sheet"
  var extra: String?
}

private struct AppView: View {
  @Bindable var model: Model

  var body: some View {
    TabView(selection: $model.tab) {
      NavigationStack(path: $model.path) {
        HomeView(model: model)
          .navigationDestinationWithScreenName(for: Int.self) { DetailView(number: $0) }
      }
      .trackScreenName(path: $model.path)
      .tabItem { Text("Home") }
      .tag(0)
      SettingsView().trackScreenName("Tab.Settings").tabItem { Text("Settings") }.tag(1)
    }
    .sheet(isPresented: $model.isSheetShown) {
      SheetView().trackScreenName(model.sheetRoute)
    }
  }
}

/// An app whose path holds values of several types.
@Observable
private final class ErasedModel {
  var path = NavigationPath()
}

private struct ErasedAppView: View {
  @Bindable var model: ErasedModel

  var body: some View {
    NavigationStack(path: $model.path) {
      HomeView(model: Model())
        .navigationDestination(for: Int.self) { DetailView(number: $0) }
        .navigationDestination(for: String.self) { _ in SettingsView() }
    }
    .trackScreenName(path: $model.path)
  }
}

private enum Kind: Hashable { case large }
private struct Holder: Hashable { var kind: Kind }

private struct HomeView: View {
  let model: Model
  var body: some View {
    VStack {
      Text("home")
      if let extra = model.extra { Text("extra").trackScreenName(extra) }
    }
  }
}
private struct DetailView: View {
  let number: Int
  var body: some View { Text("detail \(number)") }
}
private struct SettingsView: View {
  var body: some View { Text("settings") }
}
private struct SheetView: View {
  var body: some View { Text("sheet") }
}

@Suite("The route that the labels name")
struct RouteTests {
  private let file = "RouteTests.swift"

  @Test("is the latest to appear, updated in place, and the previous returns when it goes")
  func latest() {
    let navigation = NavigationScreen(root: HostingScreen(rootView: Routed(name: "first")))
    let tester = NameTester(navigation)
    #expect(tester.shown == ["Routed", "first"])
    let second = HostingScreen(rootView: Routed(name: "second"))
    navigation.push(second)
    #expect(tester.shown == ["Routed", "second"])
    second.rootView = Routed(name: "changed")
    #expect(tester.shown == ["Routed", "changed"])
    second.rootView = Routed(name: nil)
    #expect(tester.shown == ["Routed"])
    navigation.pop()
    #expect(tester.shown == ["Routed", "first"])
  }

  @Test("is the last element of a path, and none of an empty one")
  func path() {
    #expect(NameTester(HostingScreen(rootView: Pathed(path: [1, 42]))).shown == ["Pathed", "42"])
    #expect(NameTester(HostingScreen(rootView: Pathed(path: []))).shown == ["Pathed"])
  }

  @Test("is the last value of a path of any types too, and follows its binding")
  func erasedPath() {
    let model = ErasedModel()
    let tester = NameTester(HostingScreen(rootView: ErasedAppView(model: model)))
    #expect(tester.shown == ["HomeView"])
    model.path.append(42)
    #expect(tester.shown == ["DetailView", "42"])
    model.path.append("Reply")
    #expect(tester.shown == ["SettingsView", "Reply"])
    model.path.removeLast(2)
    #expect(tester.shown == ["HomeView"])
    var path = NavigationPath()
    path.append(7)
    let fixed = HostingScreen(rootView: Text("x").trackScreenName(path: path))
    #expect(NameTester(fixed).labels.name(.route) == "7")
  }

  @Test("shows no address of a private or local type, however deep it stands in a value")
  func noAddress() {
    enum Local: Hashable { case small(AnyHashable) }
    let values: [(AnyHashable, String)] = [
      (.init([Kind.large]), "[DebugMenuTests.Kind.large]"),
      (.init(Holder(kind: .large)), "Holder(kind: DebugMenuTests.Kind.large)"),
      (
        .init(Local.small(Holder(kind: .large))),
        "small(AnyHashable(DebugMenuTests.Holder(kind: DebugMenuTests.Kind.large)))"
      ),
      (.init([Local.small(1)]), "[DebugMenuTests.RouteTests.Local.small(AnyHashable(1))]"),
    ]
    for (value, text) in values {
      let tester = NameTester(HostingScreen(rootView: Text("x").trackScreenName(path: [value])))
      #expect(tester.labels.name(.route) == text)
      #expect(NameTester(HostingScreen(rootView: Routed(name: "\(value)"))).shown.last == text)
    }
    #expect(RouteText.stable("a (unknown context at $1") == "a ")
    #expect(RouteText.stable("(unknown context at $1)") == "")
    #expect(RouteText.stable("") == "" && RouteText.stable("a.b (c)") == "a.b (c)")
  }

  @Test("of a destination names the file and the value")
  func destination() {
    let model = Model()
    let tester = NameTester(HostingScreen(rootView: AppView(model: model)))
    #expect(tester.shown == ["HomeView"])
    model.path = [42]
    #expect(tester.shown == ["DetailView", "\(file) : value: 42"])
    model.path = [42, 7]
    #expect(tester.shown == ["DetailView", "\(file) : value: 7"])
    model.path = [42]
    #expect(tester.shown == ["DetailView", "\(file) : value: 42"])
    model.path = []
    #expect(tester.shown == ["HomeView"])
  }

  @Test("changes with the tab in one turn, and an older one set again does not become current")
  func tabs() {
    let model = Model()
    let tester = NameTester(HostingScreen(rootView: AppView(model: model)))
    model.path = [1]
    _ = tester.shown
    model.tab = 1
    #expect(tester.shown == ["SettingsView", "Tab.Settings"])
    model.path = [1, 2]
    #expect(tester.shown == ["SettingsView", "Tab.Settings"])
    model.tab = 0
    #expect(tester.shown == ["DetailView", "\(file) : value: 2"])
  }

  @Test("of a sheet stands above what appears later beneath it, and hides when it is nil")
  func sheet() {
    let model = Model()
    let tester = NameTester(HostingScreen(rootView: AppView(model: model)))
    model.isSheetShown = true
    #expect(tester.shown == ["SheetView", "Sheet"])
    model.tab = 1
    #expect(tester.shown == ["SheetView", "Sheet"])
    model.sheetRoute = nil
    #expect(tester.shown == ["SheetView"])
    model.sheetRoute = "Renamed"
    #expect(tester.shown == ["SheetView", "Renamed"])
    model.isSheetShown = false
    #expect(tester.shown == ["SettingsView", "Tab.Settings"])
  }

  @Test("is keyed by its modifier: one more in the same screen comes and goes alone")
  func keyed() {
    let model = Model()
    let tester = NameTester(HostingScreen(rootView: AppView(model: model)))
    model.extra = "extra"
    #expect(tester.shown == ["HomeView", "extra"])
    model.extra = "other"
    #expect(tester.shown == ["HomeView", "other"])
    model.extra = nil
    #expect(tester.shown == ["HomeView"])
  }

  @Test("never replaces the class at the left")
  func besideClass() {
    final class OwnScreen: Screen {
      override var content: AnyView { AnyView(Text("x").trackScreenName("Name")) }
    }
    let labels = NameTester(OwnScreen()).labels
    #expect(labels.name(.screen) == "RouteTests.OwnScreen" && labels.name(.route) == "Name")
  }

  @Test("changes a hundred thousand times with bounded memory and one reading a turn")
  func many() {
    final class Counting: Screen {
      var step = 0 { didSet { setNeedsUpdate() } }
      override var content: AnyView {
        AnyView(Text("x").trackScreenName("\(step)").trackScreenName("outer \(step)"))
      }
    }
    let screen = Counting()
    let tester = NameTester(screen)
    _ = tester.shown
    let start = tester.readCount
    for turn in 1...100 {
      for _ in 0..<1000 {
        screen.step += 1
        tester.surface.update()
      }
      tester.stack.update(at: .zero)
      #expect(tester.readCount == start + turn)
    }
    #expect(tester.surface.marks.count == 2)
    #expect(tester.labels.name(.route) == "100000" || tester.labels.name(.route) == "outer 100000")
  }

  @Test("changes no layout: a screen is the same with a name and without")
  func layout() {
    func snapshot(_ view: some View) -> LayoutSnapshot {
      Surface(
        root: HostingScreen(rootView: view),
        configuration: SurfaceConfiguration(size: Size(width: 300, height: 400)),
        services: HostServices()
      ).snapshot()
    }
    let plain = HStack {
      Text("a")
      Spacer()
      Text("b").layoutPriority(1)
    }
    let named = HStack {
      Text("a").trackScreenName("a")
      Spacer().trackScreenName(path: [1])
      Text("b").layoutPriority(1).trackScreenName(nil)
    }
    #expect(snapshot(plain) == snapshot(named.trackScreenName("all")))
  }

  @Test("knows the line that names it, and the screen the line that declares it")
  func addresses() {
    let screen = HostingScreen(rootView: Routed(name: "route"))
    let line = #line - 1
    let labels = NameTester(screen).labels
    #expect(labels[.route]?.address?.fullText == "DebugMenuTests/\(file):9")
    #expect(labels[.inner]?.address?.fullText == "DebugMenuTests/\(file):\(line)")
    let model = Model()
    let tester = NameTester(HostingScreen(rootView: AppView(model: model)))
    model.path = [1]
    let detail = tester.labels
    #expect(detail[.inner]?.address != nil)
    #expect(detail[.inner]?.address == detail[.route]?.address)
  }
}
