#if DEBUG_TOOLS
  internal import AppSurface

  /// The rows of the menu in a scroll view. Only the built ones exist; the room of the others is
  /// kept above and below, so that the scroll bar tells the truth.
  struct MenuRows: View {
    let store: SessionStore

    var body: some View {
      let model = store.model
      let built = store.builtRows.clamped(to: 0..<model.rowCount)
      ScrollView {
        VStack(spacing: 0) {
          if model.rowCount == 0 {
            Text("Nothing is called \"\(model.query)\"")
              .font(.system(size: 13)).foregroundStyle(.secondary)
              .padding(20)
              .frame(maxWidth: .infinity)
          }
          RowRoom(rows: built.lowerBound)
          ForEach(built, id: \.self) { offset in
            MenuRowView(row: model.row(at: offset), store: store)
              .frame(height: RowWindow.rowHeight)
          }
          RowRoom(rows: model.rowCount - built.upperBound)
        }
        .background(alignment: .top) { SelectionMark(store: store) }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }

  /// What lies beneath the selected row.
  private struct SelectionMark: View {
    let store: SessionStore

    var body: some View {
      if let offset = store.selectedOffset {
        Paint.fill.frame(height: RowWindow.rowHeight)
          .offset(y: Double(offset) * RowWindow.rowHeight)
      }
    }
  }

  /// The room of rows that are not built, in pieces that layout can measure.
  private struct RowRoom: View {
    let rows: Int

    private static let most = 30_000

    var body: some View {
      ForEach(0..<(rows + Self.most - 1) / Self.most) { piece in
        let count = min(Self.most, rows - piece * Self.most)
        Color.clear.frame(height: Double(count) * RowWindow.rowHeight)
      }
    }
  }
#endif
