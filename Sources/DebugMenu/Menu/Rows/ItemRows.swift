#if DEBUG_TOOLS
  internal import AppSurface

  /// The rows of a list: the menu's, and those of a debug screen in an app. Only those in sight are
  /// built and read.
  struct ItemRows: View {
    let list: ItemListModel

    var body: some View {
      let menu = list.menu
      if menu.rowCount == 0 {
        Text(verbatim: menu.query.isEmpty ? "" : "Nothing is called \"\(menu.query)\"")
          .font(RowFont.value).foregroundStyle(.secondary)
          .padding(20)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
      } else {
        List {
          ForEach(RowPlaces(menu: menu)) { place in
            let isHeader = place.id.isHeader
            ItemRow(place: place, list: list)
              .listRowInsets(isHeader ? RowMetrics.headerInsets : RowMetrics.insets)
              .listRowMinHeight(isHeader ? RowMetrics.headerHeight : RowMetrics.height)
              .listRowSeparator(isHeader ? .hidden : .automatic)
          }
        }
        .listStyle(.plain)
        .environment(\.defaultMinListRowHeight, RowMetrics.height)
        .sheet(isPresented: isShowingPage) { ItemPages(list: list) }
      }
    }

    private var isShowingPage: Binding<Bool> {
      Binding(
        get: { list.detail != nil || list.sharing != nil },
        set: { isShown in
          guard !isShown else { return }
          list.detail = nil
          list.sharing = nil
        })
    }
  }

  /// What stands on the sheet over the rows.
  private struct ItemPages: View {
    let list: ItemListModel

    var body: some View {
      if let page = list.sharing {
        SharePageView(page: page, list: list)
      } else if let id = list.detail {
        ItemDetail(id: id, list: list)
      }
    }
  }

  /// The measures of rows, in points.
  nonisolated enum RowMetrics {
    static let height = 34.0
    static let headerHeight = 30.0
    static let insets = DirectionalEdgeInsets(top: 4, leading: 12, bottom: 4, trailing: 12)
    static let headerInsets = DirectionalEdgeInsets(top: 10, leading: 12, bottom: 3, trailing: 12)
  }

  /// The faces of rows.
  nonisolated enum RowFont {
    static let label = Font.system(size: 14)
    static let value = Font.system(size: 13)
    /// Figures stand beneath each other and do not move when they change.
    static let figures = Font.system(size: 12.5).monospaced()
    static let small = Font.system(size: 11)
    static let heading = Font.system(size: 11, weight: .semibold)
  }

  nonisolated extension MenuRow.ID {
    /// Whether the row is a heading.
    var isHeader: Bool {
      switch self {
      case .header, .recentHeader: true
      case .item, .recent: false
      }
    }
  }
#endif
