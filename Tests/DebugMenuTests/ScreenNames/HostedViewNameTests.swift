import AppSurface
import Observation
import Testing

@testable import DebugMenu

private struct HomeView: View {
  var body: some View { Text("home") }
}
private struct SignedIn: View {
  var body: some View { Text("in") }
}
private struct SignedOut: View {
  var body: some View { Text("out") }
}
private struct Card<Content: View>: View {
  let content: Content
  var body: some View { content }
}
private struct Row: View {
  var body: some View { Text("row") }
}
private enum Outer {
  struct Inner: View {
    var body: some View { Text("inner") }
  }
}
private struct Fancy: ViewModifier {
  func body(content: Content) -> some View { content.padding(4) }
}
private final class NamedHost: HostingScreen<HomeView> {}

@Observable
private final class Session {
  var isIn = false
}
private struct Door: View {
  let session: Session
  var body: some View {
    NavigationStack { if session.isIn { SignedIn() } else { SignedOut() } }
  }
}

@Suite("The view that a hosting screen shows")
struct HostedViewNameTests {
  private func name(@ViewBuilder _ view: () -> some View) -> [String] {
    NameTester(HostingScreen(rootView: view())).shown
  }

  @Test("is named beneath the host's own class where that is the app's")
  func hosts() {
    #expect(NameTester(HostingScreen(rootView: HomeView())).shown == ["HomeView"])
    #expect(NameTester(NamedHost(rootView: HomeView())).shown == ["NamedHost", "HomeView"])
    #expect(NameTester(HostingScreen(rootView: Text("only"))).shown == [])
  }

  @Test("is found inside wrappers of every kind")
  func wrapped() {
    #expect(name { VStack { HomeView().padding(4).background(Color.red) } } == ["HomeView"])
    #expect(name { AnyView(AnyView(HomeView().modifier(Fancy()))) } == ["HomeView"])
    #expect(name { HomeView().trackScreenName(nil).opacity(0.5).tint(.red) } == ["HomeView"])
    #expect(
      name {
        ScrollView {
          VStack {
            Text("a"); HomeView()
          }
        }
      } == ["HomeView"])
    #expect(name { GeometryReader { _ in HomeView().padding(3) } } == ["HomeView"])
    #expect(name { Card(content: HomeView()) } == ["Card"])
    #expect(name { Outer.Inner() } == ["Outer"])
    #expect(name { Optional(HomeView()) } == ["HomeView"])
    #expect(name { Optional<HomeView>.none } == [])
    #expect(name { Text("a").background(HomeView()) } == ["HomeView"])
  }

  @Test("is none of the members of a collection")
  func members() {
    #expect(name { ForEach(0..<3) { _ in Row() } } == [])
    #expect(name { List { ForEach(0..<3) { _ in Row() } } } == [])
  }

  @Test("of a conditional view is the branch that shows or nothing, and never the other")
  func conditional() {
    for isIn in [true, false] {
      let shown = isIn ? "SignedIn" : "SignedOut"
      #expect(name { Group { if isIn { SignedIn() } else { SignedOut() } } } == [shown])
      #expect(name { if isIn { SignedIn() } else { SignedOut() } } == [shown])
      #expect(name { if isIn { SignedIn() } } == (isIn ? ["SignedIn"] : []))
      #expect(name { if isIn { SignedIn() } else { Text("x") } } == (isIn ? ["SignedIn"] : []))
      #expect(
        name { GeometryReader { _ in if isIn { SignedIn() } else { SignedOut() } } } == [])
    }
  }

  @Test("is followed in the same turn when another branch comes to show")
  func swapped() {
    let session = Session()
    let tester = NameTester(HostingScreen(rootView: Door(session: session)))
    #expect(tester.shown == ["SignedOut"])
    session.isIn = true
    #expect(tester.shown == ["SignedIn"])
    let host = HostingScreen(rootView: AnyView(HomeView()))
    let other = NameTester(host)
    #expect(other.shown == ["HomeView"])
    host.rootView = AnyView(Row())
    #expect(other.shown == ["Row"])
  }
}
