#if DEBUG_TOOLS
  /// What an app can add to the menu: a value, a button or a control.
  ///
  /// The kinds that there are conform to it; an app adds those and need not conform itself.
  public nonisolated protocol DebugItem: Sendable, Identifiable where ID == String {
    /// What tells the item from others of its section.
    var id: String { get }
    /// The text at the leading side.
    var label: String { get }
    /// What the item does, for the menu alone.
    var _content: DebugItemContent { get }
  }

  /// What an item does; only the kinds of items make one.
  public nonisolated struct DebugItemContent: Sendable {
    enum Kind: Sendable {
      case value(ValueSource, every: Duration?)
      case button(DebugButton)
      case actions([DebugButton])
      case control(DebugControl)
    }

    let kind: Kind

    init(_ kind: Kind) { self.kind = kind }
  }

  /// An item as the controller keeps it.
  nonisolated struct ItemRecord: Sendable, Identifiable {
    let id: String
    let label: String
    let content: DebugItemContent.Kind
    /// What a control goes back to.
    var defaultSetting: DebugSetting?

    init(_ item: some DebugItem) {
      id = item.id
      label = item.label
      content = item._content.kind
      if case .control(let control) = content { defaultSetting = control.defaultSetting }
    }
  }

  nonisolated extension ItemRecord {
    /// Which kind of row it is.
    var kind: DebugItemKind {
      switch content {
      case .value: .value
      case .button, .actions: .button
      case .control(let control): control.kind
      }
    }

    /// The item as a row that holds no closure.
    var row: MenuItem {
      var row = MenuItem(id: id, label: label, kind: kind)
      switch content {
      case .value(_, let interval): row.interval = interval
      case .button: break
      case .actions(let buttons): row.range = .options(buttons.map(\.label))
      case .control(let control):
        row.range = control.range
        row.unit = control.unit
        row.needsRestart = control.needsRestart
        row.defaultSetting = defaultSetting
      }
      return row
    }
  }
#endif
