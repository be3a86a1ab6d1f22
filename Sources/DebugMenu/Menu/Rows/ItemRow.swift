#if DEBUG_TOOLS
  internal import AppSurface

  /// One row: an item with what it shows, or a heading.
  struct ItemRow: View {
    let place: RowPlace
    let list: ItemListModel

    var body: some View {
      if let row = list.row(at: place.offset, place.id) {
        if let id = row.item {
          ItemRowContent(
            row: row, note: list.note(id), run: list.controller.runs.states[id], list: list)
        } else {
          HeaderRow(row: row, list: list)
        }
      }
    }
  }

  /// The heading of a section; the app's own sections can be shared.
  private struct HeaderRow: View {
    let row: MenuRow
    let list: ItemListModel

    var body: some View {
      HStack(spacing: 8) {
        Text(verbatim: row.label.uppercased())
          .font(RowFont.heading).foregroundStyle(.secondary).lineLimit(1)
          .accessibilityLabel(row.label)
          .frame(maxWidth: .infinity, alignment: .leading)
        if case .header(let section) = row.id, list.isOwn(section: section) {
          Button(action: { list.sharing = SharePage(scope: .section(section)) }) {
            Image(systemName: "square.and.arrow.up").font(.system(size: 12))
              .foregroundStyle(.tint).frame(width: 22, height: 16)
          }
          .buttonStyle(.plain)
          .accessibilityLabel("Share \(row.label)")
        }
      }
    }
  }

  /// An item's row with everything that it says.
  struct ItemRowContent: View {
    let row: MenuRow
    let note: ItemListModel.Note?
    let run: ButtonRuns.State?
    let list: ItemListModel

    var body: some View {
      if row.interval == nil {
        lines
      } else {
        lines.watching(row.item, every: row.interval, in: list)
      }
    }

    private var lines: some View {
      VStack(alignment: .leading, spacing: 3) {
        HStack(spacing: 8) {
          RowBody(row: row, run: run, list: list)
          if let device = row.device { RowStar(row: row, device: device, list: list) }
          if row.hasInfoButton {
            Button(action: openDetail) {
              Image(systemName: "info.circle").font(.system(size: 13))
                .foregroundStyle(.tint).frame(width: 22, height: 26)
            }
            .buttonStyle(.plain)
            .accessibilityLabel("Details of \(row.label)")
          }
        }
        if let run { RunLine(row: row, run: run, list: list) }
        if let note { NoteLine(row: row, note: note, list: list) }
        if let small = row.smallPrint {
          Text(verbatim: small).font(RowFont.small).foregroundStyle(.secondary)
        }
      }
    }

    private func openDetail() { if let id = row.item { list.openDetail(id) } }
  }

  /// Marks the device of a row as a favourite, or no longer.
  private struct RowStar: View {
    let row: MenuRow
    let device: Device.ID
    let list: ItemListModel

    var body: some View {
      Button(action: { list.perform(.favorite(device, !row.isFavorite)) }) {
        Image(systemName: row.isFavorite ? "star.fill" : "star").font(.system(size: 12))
          .foregroundStyle(row.isFavorite ? Paint(.orange) : .tertiary)
          .frame(width: 24, height: 26)
      }
      .buttonStyle(.plain)
      .accessibilityLabel("Favorite \(row.label)")
      .accessibilityValue(row.isFavorite ? "on" : "off")
    }
  }

  nonisolated extension MenuRow {
    /// The device that the row chooses; nil for another row.
    var device: Device.ID? {
      if case .device(let device)? = command { device.id } else { nil }
    }

    /// Whether a button beside the row leads to its page: where the row itself is a control.
    fileprivate var hasInfoButton: Bool {
      guard isOwn else { return false }
      return kind == .button || kind == .toggle || kind == .slider || kind == .stepper
        || kind == .text
    }

    /// What stands beneath the row in small letters.
    fileprivate var smallPrint: String? {
      let parts = [
        section, isChanged && needsRestart ? "Takes effect after restart" : nil,
        kind == .button ? reading?.disabledReason : nil,
      ].compactMap { $0 }
      return parts.isEmpty ? nil : parts.joined(separator: " · ")
    }
  }

  extension ItemListModel {
    /// Whether a section is the app's own, and not the menu's.
    func isOwn(section: String) -> Bool { controller.sections.contains { $0.id == section } }
  }
#endif
