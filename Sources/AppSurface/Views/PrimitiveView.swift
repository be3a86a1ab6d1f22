/// A view of the kit that has no body: it says itself what its children and its element are.
@MainActor
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// A primitive view has no body.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}
