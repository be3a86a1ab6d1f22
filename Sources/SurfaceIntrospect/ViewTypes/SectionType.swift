public import AppSurface

/// A `Section`: its element is that of its heading, the rows have their own.
///
///     Section("Fruit") { rows }
///       .introspect(.section, on: .appSurface(.v1)) { section in
///         section.backgroundColor = .yellow
///       }
public nonisolated struct SectionType: IntrospectableViewType {
  /// In a list the heading is asked, and not the rows.
  public var items: FollowedItems { .headings }
}

nonisolated extension IntrospectableViewType where Self == SectionType {
  /// The element of the heading of a `Section`.
  public static var section: SectionType { SectionType() }
}

nonisolated extension AppSurfaceViewVersion<SectionType, SectionElement> {
  /// Not there: a section had no element of its own.
  @available(
    *, unavailable, message: "Section has no element in AppSurface 0; it has one from 1.0.0"
  )
  public static var v0: Self { unavailable() }
  /// The kit from 1.0.0.
  public static var v1: Self { Self(for: .v1) }
}
