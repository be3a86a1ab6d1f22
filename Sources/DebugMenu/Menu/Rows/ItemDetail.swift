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
      } else {
        PageTitle(title: "This item is gone", close: { list.detail = nil })
      }
    }

    @ViewBuilder private func whole(_ row: MenuRow) -> some View {
      if row.kind != .button {
        Text(verbatim: row.reading?.whole ?? row.value ?? ValueText.nothing)
          .font(.system(size: 15).monospaced())
          .accessibilityLabel(row.reading?.whole ?? row.value ?? ValueText.nothing)
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
      if let kind = row.kind, kind != .button, let allowed = row.range.summary(for: kind) {
        lines.append("Allowed: \(allowed)")
      }
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
      HStack(spacing: 8) {
        Text(verbatim: title).font(.headline).lineLimit(2)
          .frame(maxWidth: .infinity, alignment: .leading)
        Button(action: close) { Text("Done").font(.system(size: 15, weight: .semibold)) }
      }
      .padding(DirectionalEdgeInsets(top: 16, leading: 16, bottom: 10, trailing: 16))
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
          HStack(spacing: 8) {
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
#endif
