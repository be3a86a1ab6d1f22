#if DEBUG_TOOLS
  internal import AppSurface

  /// The menu over the app: a panel with a title, a search field and rows.
  struct MenuPanel: View {
    let store: SessionStore

    var body: some View {
      let layout = PanelLayout(window: store.state.settings.resize.window)
      VStack(spacing: 0) {
        MenuHeader(store: store)
          .frame(height: PanelLayout.headerHeight)
          .background { if layout.isSheet { SheetGrip(store: store) } }
        Divider()
        ItemRows(list: store.list)
        if layout.showsFooter || store.letters != nil {
          Divider()
          MenuFooter(store: store)
        }
      }
      .background(Paint.background)
      .overlay(alignment: layout.isSheet ? .top : .leading) {
        Paint.separator.frame(
          width: layout.isSheet ? nil : 1, height: layout.isSheet ? 1 : nil)
      }
    }
  }

  /// The title with the current size, the button that closes, and the search field.
  struct MenuHeader: View {
    let store: SessionStore

    var body: some View {
      VStack(spacing: 6) {
        HStack(spacing: 8) {
          Text("Debug Menu").font(.headline).lineLimit(1).layoutPriority(1)
          Text(SizeSummary.brief(store.state.settings.resize))
            .font(.footnote).foregroundStyle(.secondary).lineLimit(1)
            .frame(maxWidth: .infinity, alignment: .leading)
          Button(action: { store.list.sharing = SharePage(scope: .everything) }) {
            Image(systemName: "square.and.arrow.up").font(.system(size: 13))
              .frame(width: 28, height: 28)
          }
          .accessibilityLabel("Share Values")
          Button(action: { store.perform(.close) }) {
            Image(systemName: "xmark").font(.system(size: 13))
              .frame(width: 28, height: 28)
          }
          .accessibilityLabel("Close Menu")
        }
        SearchField("Search", text: query).font(.system(size: 14))
      }
      .padding(.horizontal, 12)
      .padding(.top, 6)
    }

    private var query: Binding<String> {
      Binding(get: { store.model.query }, set: { store.list.search($0) })
    }
  }
#endif
