#if DEBUG_TOOLS
  /// How far a button's long work is: the work says it, the row shows it.
  public final class DebugProgress {
    /// The part that is done, from 0 to 1; nil where nobody knows.
    public var fraction: Double? { didSet { tell() } }
    /// What is being done at present, shown beside the bar.
    public var message: String? { didSet { tell() } }

    private let changed: (_ fraction: Double?, _ message: String?) -> Void

    init(changed: @escaping (_ fraction: Double?, _ message: String?) -> Void) {
      self.changed = changed
    }

    private func tell() {
      changed(fraction.map { $0.isFinite ? min(1, max(0, $0)) : 0 }, message)
    }
  }
#endif
