#if !DEBUG_TOOLS
  /// A step in the tree of elements.
  public nonisolated enum InspectionStep: String, Hashable, Sendable, CaseIterable {
    /// The directions.
    case parent, child, previous, next
  }
#endif
