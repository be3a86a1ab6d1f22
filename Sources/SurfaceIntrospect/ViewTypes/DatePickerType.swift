public import AppSurface

/// A `DatePicker`.
///
///     DatePicker("Day", selection: $day)
///       .introspect(.datePicker, on: .appSurface(.v1)) { picker in
///         picker.backgroundColor = .yellow
///       }
public nonisolated struct DatePickerType: IntrospectableViewType {
  /// The view's own name.
  public var viewName: String? { "DatePicker" }
}

nonisolated extension IntrospectableViewType where Self == DatePickerType {
  /// The element of a `DatePicker`.
  public static var datePicker: DatePickerType { DatePickerType() }
}

nonisolated extension AppSurfaceViewVersion<DatePickerType, DatePickerElement> {
  /// Not there: the kit had no such view.
  @available(
    *, unavailable, message: "DatePicker has no element in AppSurface 0; it has one from 1.0.0"
  )
  public static var v0: Self { unavailable() }
  /// The kit from 1.0.0.
  public static var v1: Self { Self(for: .v1) }
}
