#if DEBUG_TOOLS
  /// The last minutes of a value: numbers as a plot, others as a strip of changes. What it keeps is
  /// bounded however often and however long it is read.
  nonisolated struct ValueHistory: Hashable, Sendable {
    /// A stretch of time in which numbers were read.
    struct Column: Hashable, Sendable {
      /// Which stretch it is, counted from the clock's zero.
      var index: Int
      /// The least number of the stretch.
      var minimum: Double
      /// The largest number of the stretch.
      var maximum: Double
      /// The number that was read last.
      var last: Double
    }

    /// A text that was read first at a time.
    struct Change: Hashable, Sendable {
      var time: Duration
      var text: String
    }

    /// How far back it reaches.
    static let span = Duration.seconds(300)
    /// How many columns the plot has.
    static let columnCount = 240
    /// The time of one column.
    static let columnWidth = span / columnCount
    /// How many changes are kept.
    static let changeCount = 64
    /// How many characters of a text are kept.
    static let textLength = 80

    /// The plot, oldest first; stretches without a reading are left out.
    private(set) var columns: [Column] = []
    /// The changes, oldest first.
    private(set) var changes: [Change] = []
    /// When the value was read last.
    private(set) var lastRead: Duration?
    /// When it was read as something else than before.
    private(set) var lastChange: Duration?
    private var lastText: String?

    /// Takes what was read at a time; times never go back. The answer says whether it is something
    /// else than before.
    @discardableResult
    mutating func add(_ text: String, number: Double?, at time: Duration) -> Bool {
      let isChange = lastText != nil && lastText != text
      if isChange { lastChange = time }
      if let number { add(number, at: time) } else { addChange(text, at: time) }
      lastText = text
      lastRead = time
      return isChange
    }

    /// The least and the largest number, and the last one; nil where none was read.
    var extremes: (minimum: Double, maximum: Double, last: Double)? {
      guard let last = columns.last else { return nil }
      return columns.reduce((last.minimum, last.maximum, last.last)) { so, column in
        (min(so.0, column.minimum), max(so.1, column.maximum), last.last)
      }
    }

    /// Whether the value was read as something else not long before a time.
    func isFresh(at time: Duration) -> Bool {
      lastChange.map { time - $0 < Self.freshness } ?? false
    }

    /// How long a change is pointed out.
    static let freshness = Duration.seconds(1)

    private mutating func add(_ number: Double, at time: Duration) {
      let index = Int((time / Self.columnWidth).rounded(.down))
      if let last = columns.last, last.index == index {
        columns[columns.count - 1] = Column(
          index: index, minimum: min(last.minimum, number), maximum: max(last.maximum, number),
          last: number)
      } else {
        let stale = columns.prefix { $0.index <= index - Self.columnCount }.count
        columns.removeFirst(stale)
        columns.append(Column(index: index, minimum: number, maximum: number, last: number))
      }
    }

    private mutating func addChange(_ text: String, at time: Duration) {
      guard text != lastText else { return }
      changes.append(Change(time: time, text: String(text.prefix(Self.textLength))))
      // What was shown when the span began is the change before it.
      while changes.count > Self.changeCount
        || (changes.count > 1 && changes[1].time <= time - Self.span)
      {
        changes.removeFirst()
      }
    }
  }
#endif
