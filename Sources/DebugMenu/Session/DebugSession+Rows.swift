#if DEBUG_TOOLS
  internal import AppSurface

  extension DebugSession {
    /// Joins the lists to the layers that show them.
    func connectLists() {
      for list in [store.list, pinList] {
        list.perform = { [weak self] in self?.performFromMenu($0) }
        // The app's own surface is there before a list shows and when it shows no more.
        list.schedule = { [weak self] time, action in
          self?.appLayer?.surface.schedule(at: time, action)
        }
      }
    }

    /// Makes the first frame of the menu complete: the elements exist, the rows in sight are built
    /// and read, and the search field has the keyboard.
    func prepareRows(in surface: Surface) {
      surface.update()
      focusSearchField()
      syncRows()
    }

    /// Looks at the rows again in the next update, when what an event did is known.
    func planRowSync() {
      guard !isRowSyncPlanned, menuLayer != nil || !controller.pins.ids.isEmpty,
        let surface = appLayer?.surface
      else { return }
      isRowSyncPlanned = true
      surface.schedule(at: .zero) { [weak self] in
        self?.isRowSyncPlanned = false
        self?.syncRows()
      }
    }

    /// Brings the rows up to date with the app's items, and finds the element that shows them.
    func syncRows() {
      syncPins()
      guard let surface = menuLayer?.surface else { return }
      refreshModel()
      surface.update()
      store.list.element = surface.rootElement?.first(of: ListElement.self)
      focusPageField(in: surface)
    }

    /// Leads the keyboard to the field of a page that has just opened.
    private func focusPageField(in surface: Surface) {
      guard shownPage != store.list.detail else { return }
      shownPage = store.list.detail
      guard shownPage != nil, hasPage else { return }
      var field: TextFieldElement?
      surface.rootElement?.visitReachable { field = field ?? $0 as? TextFieldElement }
      guard let field else { return }
      surface.focus(field)
      field.selectAll()
    }

    /// Leads the keyboard to the search field unless it is there.
    func focusSearchField() {
      guard let surface = menuLayer?.surface, surface.focusedElement?.wantsTextInput != true,
        let field = surface.rootElement?.first(of: TextFieldElement.self)
      else { return }
      surface.focus(field)
    }

    /// Whether a page lies over the menu's rows: then keys are for the page.
    var hasPage: Bool { menuLayer?.surface.rootScreen.presentedScreen != nil }
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
