#if DEBUG_TOOLS
  internal import AppSurface

  /// The page of an item: its whole value, its control at full size, what it was, and what can be
  /// done with it.
  struct ItemDetail: View {
    let id: DebugItemID
    let list: ItemListModel

    var body: some View {
      if let row = list.row(of: id) {
        VStack(spacing: 0) {
          PageTitle(title: row.label, close: { list.detail = nil })
          ScrollView {
            VStack(alignment: .leading, spacing: 14) {
              whole(row)
              DetailControl(row: row, list: list)
              if let note = list.note(id) { NoteLine(row: row, note: note, list: list) }
              if let run = list.controller.runs.states[id] {
                RunLine(row: row, run: run, list: list)
              }
              if row.interval != nil { HistoryView(row: row, id: id, list: list) }
              facts(row)
              DetailActions(row: row, id: id, list: list)
            }
            .padding(16)
            .frame(maxWidth: .infinity, alignment: .leading)
          }
        }
        .watching(id, every: row.interval, in: list)
      } else {
        PageTitle(title: "This item is gone", close: { list.detail = nil })
      }
    }

    @ViewBuilder private func whole(_ row: MenuRow) -> some View {
      if row.kind != .button {
        Text(verbatim: row.whole).font(.system(size: 15).monospaced())
      }
    }

    private func facts(_ row: MenuRow) -> some View {
      VStack(alignment: .leading, spacing: 3) {
        ForEach(lines(row), id: \.self) { line in
          Text(verbatim: line).font(.system(size: 12)).foregroundStyle(.secondary)
        }
      }
    }

    private func lines(_ row: MenuRow) -> [String] {
      var lines = ["\(row.section ?? id.section) · \(id.item)"]
      if let reason = row.reading?.disabledReason { lines.append(reason) }
      if let allowed = row.allowed { lines.append("Allowed: \(allowed)") }
      if let setting = row.defaultSetting { lines.append("Default: \(setting)") }
      if row.needsRestart { lines.append("Takes effect after restart") }
      if let interval = row.interval { lines.append("Read every \(TimeText.format(interval))") }
      return lines
    }
  }

  /// The title of a page with the button that closes it.
  struct PageTitle: View {
    let title: String
    let close: () -> Void

    var body: some View {
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 8) {
          label.lineLimit(1)
          Spacer(minLength: 0)
          done
        }
        VStack(alignment: .trailing, spacing: 6) {
          done
          label.lineLimit(2).frame(maxWidth: .infinity, alignment: .leading)
        }
      }
      .padding(DirectionalEdgeInsets(top: 16, leading: 16, bottom: 10, trailing: 16))
    }

    private var label: some View { Text(verbatim: title).font(.headline) }

    private var done: some View {
      Button(action: close) { Text("Done").font(.system(size: 15, weight: .semibold)) }
    }
  }

  /// Views side by side where they fit, else beneath each other.
  struct FittingRow<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 8) { content }
        VStack(alignment: .leading, spacing: 8) { content }
      }
    }
  }

  /// What can be done with any item.
  private struct DetailActions: View {
    let row: MenuRow
    let id: DebugItemID
    let list: ItemListModel

    var body: some View {
      VStack(alignment: .leading, spacing: 8) {
        if let setting = row.defaultSetting, row.isChanged {
          Button("Reset to Default") {
            list.drafts[id] = nil
            list.set(row, to: setting)
          }
        }
        if row.kind != .button, row.isOwn {
          FittingRow {
            Button("Copy") { list.perform(.copy(id)) }
            Button("Share") { list.sharing = SharePage(scope: .item(id)) }
          }
        }
        if row.kind == .value, list.controller.pins.canShow {
          Toggle("Keep over the App", isOn: isPinned).font(.system(size: 15))
        }
      }
      .buttonStyle(.bordered)
    }

    private var isPinned: Binding<Bool> {
      Binding(
        get: { list.controller.pins.ids.contains(id) }, set: { list.perform(.pin(id, $0)) })
    }
  }

  nonisolated extension MenuRow {
    /// The whole of what the row shows, with the unit.
    fileprivate var whole: String {
      guard let whole = reading?.whole else { return value ?? ValueText.nothing }
      return unit.map { "\(whole) \($0)" } ?? whole
    }
  }
#endif
