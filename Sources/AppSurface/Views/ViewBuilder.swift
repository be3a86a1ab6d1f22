/// Builds one view from the statements of a closure.
///
/// What builds views is compiled into the code that uses it, where their types are known.
@resultBuilder
@MainActor
public struct ViewBuilder {
  /// A closure with no statement.
  @inlinable public static func buildBlock() -> EmptyView { EmptyView() }

  /// A closure with one statement.
  @inlinable public static func buildBlock<Content: View>(_ content: consuming Content) -> Content {
    content
  }

  /// A closure with several statements.
  @inlinable public static func buildBlock<each Content: View>(
    _ content: repeat consuming each Content
  ) -> TupleView<repeat each Content> { TupleView(repeat each content) }

  /// An `if` without `else`.
  @inlinable public static func buildIf<Content: View>(_ content: consuming Content?) -> Content? {
    content
  }

  /// The first branch.
  @inlinable public static func buildEither<First: View, Second: View>(
    first: consuming First
  ) -> ConditionalContent<First, Second> { .first(first) }

  /// The second branch.
  @inlinable public static func buildEither<First: View, Second: View>(
    second: consuming Second
  ) -> ConditionalContent<First, Second> { .second(second) }

  /// A statement behind an availability check.
  @inlinable public static func buildLimitedAvailability(_ content: some View) -> AnyView {
    AnyView(content)
  }
}
