#if DEBUG_TOOLS
  internal import AppSurface

  extension DebugSession {
    private var rowWindow: RowWindow {
      RowWindow(
        count: store.model.rowCount, offset: rowsElement?.contentOffset.y ?? 0,
        height: rowsElement?.frame.height ?? 0)
    }

    /// Makes the first frame of the menu complete: the elements exist, the rows in sight are built
    /// and read, and the search field has the keyboard.
    func prepareRows(in surface: Surface) {
      store.builtRows = 0..<0
      surface.update()
      rowsElement = surface.rootElement?.first(of: ScrollElement.self)
      focusSearchField()
      syncRows()
    }

    /// Looks at the rows again in the next update, when what an event did is known.
    func planRowSync() {
      guard !isRowSyncPlanned, let surface = menuLayer?.surface else { return }
      isRowSyncPlanned = true
      surface.schedule(at: .zero) { [weak self] in
        self?.isRowSyncPlanned = false
        self?.syncRows()
      }
    }

    /// Builds and reads the rows that are in sight.
    func syncRows() {
      guard let surface = menuLayer?.surface ?? rowsElement?.surface else { return }
      refreshModel()
      surface.update()
      let window = rowWindow
      let built = window.built(keeping: store.builtRows)
      if built != store.builtRows { store.builtRows = built }
      read(window.visible)
    }

    /// Searches, and shows the best of what is found.
    func search(_ query: String) {
      guard query != store.model.query else { return }
      store.model.query = query
      rowsElement?.scroll(to: .zero)
      let window = RowWindow(
        count: store.model.rowCount, offset: 0, height: rowsElement?.frame.height ?? 0)
      store.builtRows = window.built(keeping: 0..<0)
      planRowSync()
    }

    func moveSelection(_ move: MenuModel.Move) {
      store.moveSelection(move, pageSize: rowWindow.pageSize)
      guard let selection = store.model.selection, let offset = store.model.offset(of: selection)
      else { return }
      // The heading above the first row of a section comes along.
      if offset > 0, store.model.row(at: offset - 1).isHeader { reveal(row: offset - 1) }
      reveal(row: offset)
    }

    /// Scrolls so that a row is wholly in sight.
    func reveal(row: Int) {
      guard let rowsElement else { return }
      let window = rowWindow
      let offset = window.offset(revealing: row)
      rowsElement.scroll(to: Point(x: 0, y: offset))
      syncRows()
    }

    /// Leads the keyboard to the search field unless it is there.
    func focusSearchField() {
      guard let surface = rowsElement?.surface, surface.focusedElement?.wantsTextInput != true,
        let field = surface.rootElement?.first(of: TextFieldElement.self)
      else { return }
      surface.focus(field)
    }
  }

  extension Element {
    /// The first element of a type, this one or one inside, in the order of drawing.
    func first<Wanted: Element>(of type: Wanted.Type) -> Wanted? {
      if let wanted = self as? Wanted { return wanted }
      for child in children { if let found = child.first(of: type) { return found } }
      return nil
    }
  }
#endif
