#if DEBUG_TOOLS
  /// What the inspector shows.
  nonisolated struct InspectorState: Hashable, Sendable {
    /// The element that is outlined; nil while the pointer is over none.
    var inspection: Inspection?
    /// Whether the element was clicked on, so that the pointer's moves choose no other.
    var isHeld = false
    /// Whether the call of this very element was copied.
    var isCopied = false

    /// Shows another element, or the same one as it now stands.
    mutating func show(_ new: Inspection?) {
      guard new != inspection else { return }
      isCopied = isCopied && new?.call == inspection?.call
      inspection = new
    }
  }

  /// A step in the tree from the inspected element.
  public nonisolated enum InspectionStep: String, Hashable, Sendable, CaseIterable {
    /// To the element around it.
    case parent
    /// To the first element inside it.
    case child
    /// To the one before it.
    case previous
    /// To the one behind it.
    case next
  }
#endif
