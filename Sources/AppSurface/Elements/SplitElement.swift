/// The element of columns side by side, of which one shows where there is little room.
public final class SplitElement: ContainerElement {
  /// A column, and the screen in it.
  struct Place: Equatable {
    let column: SplitScreen.Column
    let screen: ObjectIdentifier

    init(_ column: SplitScreen.Column, _ screen: ObjectIdentifier) {
      self.column = column
      self.screen = screen
    }
  }

  /// The width from which three columns fit side by side.
  static let widthOfThree = 1000.0

  /// Whether the element has room for three columns.
  private(set) var isWide: Bool
  var palette = Palette(.light) { didSet { if palette != oldValue { setNeedsDisplay() } } }
  /// The columns that show.
  var columns: [Place] = [] { didSet { if columns != oldValue { setNeedsLayout() } } }

  init(width: Double) {
    isWide = width >= Self.widthOfThree
    super.init()
  }

  public override var viewName: String { "NavigationSplitView" }

  /// The widths of the columns that show; the last takes what is left.
  private var widths: [Double] {
    let first = min(320, max(240, frame.width * 0.3))
    switch columns.count {
    case 0: return []
    case 1: return [frame.width]
    case 2: return [first, max(0, frame.width - first)]
    default:
      let (list, middle) = (min(260, first), min(320, first))
      return [list, middle, max(0, frame.width - list - middle)]
    }
  }

  public override func layoutChildren() {
    noteWidth()
    var x = 0.0
    var places: [ObjectIdentifier: Rect] = [:]
    for (place, width) in zip(columns, widths) {
      places[place.screen] = Rect(x: x, y: 0, width: width, height: placedSize.height)
      x += width
    }
    for case let child as ScreenElement in children {
      let rect = places[ObjectIdentifier(child.screen)]
      child.isHidden = rect == nil
      if let rect { child.place(in: rect) }
    }
  }

  /// How many columns show depends on the width: another one asks for another evaluation.
  private func noteWidth() {
    let isWide = frame.width >= Self.widthOfThree
    guard isWide != self.isWide else { return }
    self.isWide = isWide
    node?.setNeedsUpdate()
  }

  /// The columns do not reach into one another, and keep clear of the screen's edges.
  override var regionForChildren: SafeRegion? {
    let region = safeRegion ?? SafeRegion(outer: bounds, insets: .zero)
    return SafeRegion(outer: bounds, insets: region.insets(of: bounds))
  }

  override func drawChildren(_ canvas: inout Canvas) {
    super.drawChildren(&canvas)
    var x = 0.0
    for width in widths.dropLast() {
      x += width
      canvas.fill(
        Rect(x: isRightToLeft ? frame.width - x : x - 1, y: 0, width: 1, height: frame.height),
        palette.separator)
    }
  }
}
