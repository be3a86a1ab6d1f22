public import AppSurface

/// A `Stepper`.
///
///     Stepper("Count", value: $count, in: 0...9)
///       .introspect(.stepper, on: .appSurface(.v1)) { stepper in
///         stepper.backgroundColor = .yellow
///       }
public nonisolated struct StepperType: IntrospectableViewType {
  /// The view's own name.
  public var viewName: String? { "Stepper" }
}

nonisolated extension IntrospectableViewType where Self == StepperType {
  /// The element of a `Stepper`.
  public static var stepper: StepperType { StepperType() }
}

nonisolated extension AppSurfaceViewVersion<StepperType, StepperElement> {
  /// The kit before its first release.
  public static var v0: Self { Self(for: .v0) }
  /// The kit from 1.0.0.
  public static var v1: Self { Self(for: .v1) }
}
