import AppSurface

class AppScreen: Screen {
  override var content: AnyView { AnyView(Text("x")) }
}
enum Outer<First> {
  final class NestedScreen: AppScreen {}
  class GenericScreen<Second>: AppScreen {}
  struct NestedView: View {
    var body: some View { Text("x") }
  }
}
class GenericScreen<Value>: AppScreen {}
private final class PrivateScreen: AppScreen {}
final class Überblick画面: AppScreen {}
enum Payload {
  case number(Int)
  case text(String)
}

/// Screens of every kind of type.
func screens() -> [(kind: String, screen: Screen)] {
  final class LocalScreen: AppScreen {}
  let closure: () -> Screen = {
    final class MadeInClosureScreen: AppScreen {}
    return MadeInClosureScreen()
  }
  return [
    ("plain screen", AppScreen()), ("nested screen", Outer<Int>.NestedScreen()),
    ("generic screen", GenericScreen<[String: Int]>()),
    ("nested generic screen", Outer<(Int) -> Payload>.GenericScreen<Outer<Int>.NestedView>()),
    ("private screen", PrivateScreen()), ("local screen", LocalScreen()),
    ("closure-made screen", closure()), ("Unicode screen", Überblick画面()),
    ("screen of an optional", GenericScreen<Payload?>()),
    ("screen of a tuple", GenericScreen<(Payload, Int)>()),
    ("screen of an enum with payload", GenericScreen<Payload>()),
    ("screen of the kit", Screen()),
  ]
}

struct PlainView: View {
  var body: some View { Text("x") }
}
struct CardView<Content: View>: View {
  var content: Content
  var body: some View { content }
}
private struct PrivateView: View {
  var body: some View { Text("x") }
}
struct Überschrift: View {
  var body: some View { Text("x") }
}
enum PhaseView: View {
  case loading(String)
  case loaded([Int])
  var body: some View { Text("x") }
}
extension Array where Element == Int {
  struct ExtensionView: View {
    var body: some View { Text("x") }
  }
}

/// Hosted views of every kind of type.
func views() -> [(kind: String, view: AnyView)] {
  struct LocalView: View {
    var body: some View { Text("x") }
  }
  let closure: () -> AnyView = {
    struct MadeInClosureView: View {
      var body: some View { Text("x") }
    }
    return AnyView(MadeInClosureView())
  }
  return [
    ("plain view", AnyView(PlainView())), ("nested view", AnyView(Outer<Int>.NestedView())),
    ("generic view", AnyView(CardView(content: PlainView()))),
    ("nested generic view", AnyView(CardView(content: CardView(content: Text("x"))).padding(2))),
    ("private view", AnyView(PrivateView())), ("local view", AnyView(LocalView())),
    ("closure-made view", closure()), ("Unicode view", AnyView(Überschrift())),
    ("optional view", AnyView(Optional(PlainView()))),
    ("type-erased view", AnyView(AnyView(PlainView().background(AnyView(PrivateView()))))),
    (
      "tuple view",
      AnyView(
        Group {
          Text("a"); PlainView(); PrivateView()
        })
    ),
    ("enum view with payload", AnyView(PhaseView.loading("x"))),
    ("view in an extension", AnyView([Int].ExtensionView())),
    ("view of the kit", AnyView(Text("x"))),
  ]
}
