/// A container that shows two or three columns side by side, and one of them where there is little
/// room from side to side.
///
/// Each column is a navigation; a screen of another kind is put in one.
@MainActor open class SplitScreen: Screen {
  /// The columns, from the side where lines begin.
  public nonisolated enum Column: Int, Hashable, Sendable, CaseIterable {
    /// The list that everything starts from.
    case primary
    /// What stands between the list and the details, in a split of three columns.
    case supplementary
    /// The details.
    case secondary
  }

  /// Which columns show where there is room for several.
  public nonisolated enum Visibility: Hashable, Sendable {
    /// All that have room.
    case automatic
    /// All.
    case all
    /// The last two.
    case doubleColumn
    /// The details alone.
    case detailOnly
  }

  /// Which columns show where there is room for several.
  public var visibility = Visibility.automatic {
    didSet {
      guard visibility != oldValue else { return }
      setNeedsUpdate()
      onChangeVisibility?(visibility)
    }
  }
  /// The column that shows where there is room for one.
  public private(set) var compactColumn = Column.primary
  /// Whether the live surface has room for one column only.
  public internal(set) var isCollapsed = false
  /// Whether the live surface has room for three columns.
  var isWide = true
  var onChangeColumn: ((Column) -> Void)?
  var onChangeVisibility: ((Visibility) -> Void)?
  private var columns: [Column: NavigationScreen] = [:]

  /// A split of two columns, or of three.
  public init(
    primary: Screen, supplementary: Screen? = nil, secondary: Screen, fileID: String = #fileID,
    line: Int = #line
  ) {
    super.init(fileID: fileID, line: line)
    setScreen(primary, for: .primary)
    setScreen(supplementary, for: .supplementary)
    setScreen(secondary, for: .secondary)
  }

  open override var children: [Screen] { shownColumns(.all).compactMap { columns[$0] } }
  open override var isContainer: Bool { true }

  /// The details; where there is room for one column, that column.
  open override var visibleChild: Screen? { columns[isCollapsed ? compactColumn : .secondary] }

  open override var content: AnyView { AnyView(SplitContainer(screen: self)) }

  override func shownChildren(ifCompleted: Bool) -> [Screen] {
    guard !isCollapsed else { return visibleChild.map { [$0] } ?? [] }
    return shownColumns(visibility, isWide: isWide).compactMap { columns[$0] }
  }

  /// The navigation of a column; nil where there is none.
  public func navigation(for column: Column) -> NavigationScreen? { columns[column] }

  /// Puts a screen in a column; nil takes the column away.
  public func setScreen(_ screen: Screen?, for column: Column) {
    let navigation = screen.map { $0 as? NavigationScreen ?? NavigationScreen(root: $0) }
    guard navigation !== columns[column] else { return }
    if let old = columns[column], old.parent === self { old.parent = nil }
    columns[column] = navigation
    navigation?.parent = self
    if columns[compactColumn] == nil { compactColumn = .primary }
    setNeedsUpdate()
  }

  /// Brings a column into sight.
  public func show(_ column: Column) {
    guard columns[column] != nil else { return }
    if !isCollapsed, !shownColumns(visibility, isWide: isWide).contains(column) {
      visibility = column == .primary ? .all : .doubleColumn
    }
    setCompactColumn(column)
  }

  /// Says which column shows where there is room for one.
  func setCompactColumn(_ column: Column) {
    guard columns[column] != nil, column != compactColumn else { return }
    compactColumn = column
    onChangeColumn?(column)
    setNeedsUpdate()
  }

  /// The column before another one that there is.
  func column(before column: Column) -> Column? {
    Column.allCases.last { $0.rawValue < column.rawValue && columns[$0] != nil }
  }

  override func stepBack() -> Bool {
    guard isCollapsed, let previous = column(before: compactColumn) else { return false }
    show(previous)
    return true
  }

  /// The columns that show where there is room for several.
  func shownColumns(_ visibility: Visibility, isWide: Bool = true) -> [Column] {
    let all = Column.allCases.filter { columns[$0] != nil }
    switch visibility {
    case .all: return all
    case .automatic: return isWide ? all : Array(all.suffix(2))
    case .doubleColumn: return Array(all.suffix(2))
    case .detailOnly: return all.suffix(1)
    }
  }

  /// Shows the first column if it is out of sight, and hides it otherwise.
  func toggleSidebar() {
    let all = Column.allCases.filter { columns[$0] != nil }
    let isShown = shownColumns(visibility, isWide: isWide).contains(.primary)
    visibility = isShown ? (all.count > 2 ? .doubleColumn : .detailOnly) : .all
  }
}
