public import AppSurface
@_spi(Advanced) import SurfaceIntrospect

/// Cards in cards, whose marks are asked for in every way.
public struct CardBoard: View {
  /// Told the marks that were found, by the question.
  private let found: @MainActor (String, String) -> Void
  @Weak private var kept: TextElement?

  /// A board that tells what it finds.
  public init(found: @escaping @MainActor (String, String) -> Void) { self.found = found }

  /// Two cards in each other and one beside them.
  public var body: some View {
    VStack {
      Card("outer") {
        Card("inner") {
          Text("Content")
            .introspect(.cardMark, on: .appSurface(.v1...), scope: .ancestor) { mark in
              found("from inside", mark.text)
            }
        }
        .introspect(.cardMark, on: .appSurface(.v1)) { found("the inner", $0.text) }
      }
      .introspect(.cardMark, on: .appSurface(.v1)) { mark in
        found("the outer", mark.text)
        found("kept before", kept?.text ?? "nothing")
        kept = mark
        found("kept", kept?.text ?? "nothing")
      }
      Card("beside") {}
        .introspect(.cardMark, on: .appSurface(.v1)) { found("the one beside", $0.text) }
    }
  }
}
