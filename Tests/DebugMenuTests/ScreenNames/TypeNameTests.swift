import AppSurface
import Testing

@testable import DebugMenu

private struct Outer<First> {
  struct Inner<Second> {}
  struct Plain {}
}
private enum Payload { case number(Int) }
private final class Überschrift {}
struct Open<Content> {}

extension Array { fileprivate struct Extra {} }

@MainActor private func local() -> Any.Type {
  class Local<Value> { class Deep {} }
  return Local<Int>.Deep.self
}

private let closureMade: Any.Type = {
  struct MadeInClosure {}
  return MadeInClosure.self
}()

@Suite("The name of a type")
struct TypeNameTests {
  @Test(
    "of a screen has neither generic arguments nor module",
    arguments: [
      ("MyApp.HomeScreen", "HomeScreen"), ("MyApp.Detail<Swift.Int>", "Detail"),
      ("MyApp.Outer.Inner", "Outer.Inner"), ("MyApp.Outer.Inner<MyApp.A.B>", "Outer.Inner"),
      ("MyApp.Outer<Swift.Int>.Inner<MyApp.X<Swift.Int>>", "Outer.Inner"),
      ("MyApp.Detail<(Swift.Int) -> MyApp.Foo>", "Detail"),
      ("MyApp.(unknown context at $55590ec5b840).Hidden", "Hidden"),
      ("MyApp.Outer.(unknown context at $5559).Hidden", "Outer.Hidden"),
      ("MyApp.(unknown context at $1).(unknown context at $2).Local<Swift.Int>.Deep", "Local.Deep"),
      ("MyApp.Über", "Über"), ("MyApp.日本画面", "日本画面"), ("MyApp.🦊Screen", "🦊Screen"),
      ("(extension in MyApp):Swift.Array<Swift.Int>.Extra", "Array.Extra"),
      ("MyApp.HostingSubclass<AppSurface.Text>", "HostingSubclass"),
      ("AppSurface.NavigationScreen", nil), ("AppSurface.HostingScreen<MyApp.HomeView>", nil),
      ("DebugMenu.Panel", nil), ("_Private.Thing", nil), ("NoDot", nil), ("", nil), (".", nil),
      ("(MyApp.A, MyApp.B)", nil), ("Swift.Optional<MyApp.Screen>", nil),
      ("(Swift.Int) -> MyApp.A", nil),
    ] as [(String, String?)])
  func screens(text: String, name: String?) {
    #expect(TypeName.screen(reflected: text) == name)
  }

  @Test(
    "of a hosted view is the app's, found inside the framework's wrappers",
    arguments: [
      (
        "AppSurface.AnyView<AppSurface.ModifiedContent<MyApp.HomeView, AppSurface.Foo>>", "HomeView"
      ),
      ("MyApp.HomeView", "HomeView"), ("MyApp.Outer.Inner", "Outer"),
      ("(extension in MyApp):Swift.Array<Swift.Int>.Extra", "Extra"),
      ("(extension in MyApp):MyApp.Outer.Extra", "Outer"),
      ("AppSurface.A.B.C.D<MyApp.Real>", "Real"), ("_Hidden.Wrapper<MyApp.Real>", "Real"),
      ("AppSurface.TupleView<(MyApp.First, MyApp.Second)>", "First"),
      ("Swift.Optional<MyApp.Maybe>", "Maybe"), ("MyApp.Card<MyApp.Home>", "Card"),
      ("AppSurface.AnyView<MyApp.(unknown context at $77).Secret>", "Secret"),
      ("AppSurface.ModifiedContent<AppSurface.Text, MyApp.Badge<Swift.Int>>", "Badge"),
      ("AppSurface.ForEach<Swift.Array<MyApp.Item>, Swift.String, MyApp.Row>", "Row"),
      ("AppSurface.ConditionalContent<MyApp.Signed, MyApp.Unsigned>", nil),
      ("AppSurface._ConditionalContent<AppSurface.AnyView<MyApp.A>, MyApp.B>", nil),
      ("AppSurface.Pair<AppSurface.ConditionalContent<MyApp.A, MyApp.B>, MyApp.C>", "C"),
      ("AppSurface.Wrapper<(Swift.Int) -> AppSurface.Text>", nil),
      ("AppSurface.Text", nil), ("HomeView", nil), ("", nil),
    ] as [(String, String?)])
  func hosted(text: String, name: String?) {
    #expect(TypeName.hostedView(reflected: text) == name)
  }

  @Test("of every kind of real type is readable and shows no address")
  func real() {
    let types: [(Any.Type, String?)] = [
      (Outer<Int>.Inner<String>.self, "Outer.Inner"), (Outer<Int>.Plain.self, "Outer.Plain"),
      (Payload.self, "Payload"), (Überschrift.self, "Überschrift"), (local(), "Local.Deep"),
      (closureMade, "MadeInClosure"), ([Int].Extra.self, "Array.Extra"),
      (Open<Outer<Payload>.Inner<(Int) -> Payload>>.self, "Open"),
      (Size.self, nil), ((Payload, Int).self, nil), (Payload?.self, nil),
    ]
    for (type, name) in types {
      #expect(TypeName.screen(reflected: String(reflecting: type)) == name)
    }
  }

  @Test("of text that nobody expects ends without a trap")
  func garbage() {
    let pieces = [
      "A", ".", "<", ">", "(", ")", "[", "->", "(unknown context at $1", "(extension in M):", ",",
      " ", "_", "é", "",
    ]
    var seed: UInt64 = 7
    for _ in 0..<3000 {
      var text = ""
      for _ in 0..<12 {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += pieces[Int(seed >> 33) % pieces.count]
      }
      _ = TypeName.screen(reflected: text)
      _ = TypeName.hostedView(reflected: text)
    }
    let deep = String(repeating: "MyApp.A<", count: 2000)
    #expect(TypeName.screen(reflected: deep) == "A")
  }
}
