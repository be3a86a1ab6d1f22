#if DEBUG_TOOLS
  internal import AppSurface

  /// The last minutes of a number: a column for each stretch of time, from the least to the largest
  /// number that was read in it, joined to the one before.
  struct Plot: PrimitiveView {
    let columns: [ValueHistory.Column]
    let end: Int
    let height: Double
    /// The width, in points; nil takes what is offered.
    var width: Double?
    /// How many stretches are shown.
    var span = ValueHistory.columnCount
    let label: String

    func _evaluate(_ context: inout ViewContext) {
      let palette = context.environment.palette
      context.element(PlotElement()) { element in
        element.plot = self
        element.ink = palette.secondary
        element.ground = palette.fill
        element.accessibilityLabel = label
        element.setNeedsDisplay()
      }
    }
  }

  /// The element beneath ``Plot``.
  final class PlotElement: Element {
    var plot: Plot? { didSet { if plot?.height != oldValue?.height { setNeedsLayout() } } }
    var ink = Color.black
    var ground = Color.white

    override var viewName: String { "Plot" }
    override var role: ElementRole { .image }

    override func sizeThatFits(_ proposal: ProposedSize) -> Size {
      let wanted = plot?.width ?? proposal.width ?? 240
      return Size(width: wanted.isFinite ? wanted : 240, height: plot?.height ?? 0)
    }

    override func draw(_ canvas: inout Canvas) {
      guard let plot else { return }
      canvas.fill(bounds, ground, radius: 3)
      for bar in PlotLayout(plot, in: bounds.size).bars { canvas.fill(bar, ink) }
    }
  }

  /// Where the columns of a plot stand in its rectangle.
  nonisolated struct PlotLayout: Hashable {
    /// The columns, oldest first, in points from the upper leading corner.
    private(set) var bars: [Rect] = []

    /// The room that is kept free at the upper and the lower edge.
    static let margin = 2.0
    /// The least height of a column, so that a level line can be seen.
    static let leastHeight = 1.5

    init(_ plot: Plot, in size: Size) {
      let shown = plot.columns.filter { $0.index > plot.end - plot.span && $0.index <= plot.end }
      guard let least = shown.map(\.minimum).min(), let most = shown.map(\.maximum).max() else {
        return
      }
      let room = max(0, size.height - 2 * Self.margin)
      let width = size.width / Double(plot.span)
      func y(_ number: Double) -> Double {
        most > least ? Self.margin + room * (most - number) / (most - least) : size.height / 2
      }
      var previous: ValueHistory.Column?
      for column in shown {
        var (low, high) = (column.minimum, column.maximum)
        if let previous, previous.index == column.index - 1 {
          (low, high) = (min(low, previous.last), max(high, previous.last))
        }
        let top = y(high)
        let height = max(Self.leastHeight, y(low) - top)
        bars.append(
          Rect(
            x: width * Double(column.index - plot.end + plot.span - 1),
            y: min(top, size.height - height), width: max(1, width), height: height))
        previous = column
      }
    }
  }

  /// The changes of a value that is no number: a strip whose shade changes with each of them.
  struct ChangeStrip: PrimitiveView {
    let changes: [ValueHistory.Change]
    let end: Duration
    let height: Double
    let label: String

    func _evaluate(_ context: inout ViewContext) {
      let palette = context.environment.palette
      context.element(ChangeStripElement()) { element in
        element.strip = self
        element.inks = (palette.secondary, palette.tertiary, palette.fill)
        element.accessibilityLabel = label
        element.setNeedsDisplay()
      }
    }
  }

  /// The element beneath ``ChangeStrip``.
  final class ChangeStripElement: Element {
    var strip: ChangeStrip?
    var inks = (Color.black, Color.gray, Color.white)

    override var viewName: String { "ChangeStrip" }
    override var role: ElementRole { .image }

    override func sizeThatFits(_ proposal: ProposedSize) -> Size {
      let width = proposal.width ?? 240
      return Size(width: width.isFinite ? width : 240, height: strip?.height ?? 0)
    }

    override func draw(_ canvas: inout Canvas) {
      guard let strip else { return }
      canvas.fill(bounds, inks.2, radius: 3)
      let start = strip.end - ValueHistory.span
      func x(_ time: Duration) -> Double {
        bounds.width * min(1, max(0, (time - start) / ValueHistory.span))
      }
      for (number, change) in strip.changes.enumerated() {
        let next = number + 1 < strip.changes.count ? strip.changes[number + 1].time : strip.end
        let (from, to) = (x(change.time), x(next))
        canvas.fill(
          Rect(x: from, y: 2, width: max(1, to - from - 1), height: max(0, bounds.height - 4)),
          number.isMultiple(of: 2) ? inks.0 : inks.1)
      }
    }
  }

  /// The last minute of a value in its row.
  struct SparkLine: View {
    let id: DebugItemID
    let list: ItemListModel

    var body: some View {
      if let history = list.history(id), history.columns.count > 1, let last = history.columns.last
      {
        Plot(
          columns: history.columns, end: last.index, height: 16, width: 48, span: 48,
          label: "Last minute")
      }
    }
  }
#endif
