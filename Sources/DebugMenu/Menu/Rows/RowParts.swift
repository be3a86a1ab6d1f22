#if DEBUG_TOOLS
  internal import AppSurface

  /// The label of a row: tinted where the label itself is what is pressed, with a mark where the
  /// control differs from its default.
  struct RowLabel: View {
    let row: MenuRow

    var body: some View {
      HStack(spacing: 6) {
        if row.isChanged {
          Circle().fill(.orange).frame(width: 6, height: 6)
            .accessibilityLabel("Changed from \(row.defaultSetting?.description ?? "")")
        }
        Text(verbatim: row.label).font(RowFont.label)
          .foregroundStyle(row.isAction ? .tint : .primary)
          .marked(row.labelMarks)
      }
    }
  }

  /// The value of a row, pointed out for a while when it has changed.
  struct RowValue: View {
    let row: MenuRow
    let list: ItemListModel

    var body: some View {
      if row.reading?.state == .pending {
        ProgressView().accessibilityLabel("\(row.label) is being read")
      } else {
        Text(verbatim: row.value ?? "").font(row.valueFont)
          .foregroundStyle(isFailed ? .destructive : .secondary)
          .marked(row.valueMarks)
          .lineLimit(6).multilineTextAlignment(.leading)
          .background(isFresh ? Paint.mark : Paint(.clear), in: RoundedRectangle(cornerRadius: 3))
      }
    }

    private var isFailed: Bool {
      if case .failed? = row.reading?.state { true } else { false }
    }

    private var isFresh: Bool {
      guard row.interval != nil, let id = row.item else { return false }
      return list.isFresh(id)
    }
  }

  /// A colour as it looks.
  struct Swatch: View {
    let color: Color

    var body: some View {
      RoundedRectangle(cornerRadius: 4).fill(color).frame(width: 26, height: 16)
        .overlay { RoundedRectangle(cornerRadius: 4).stroke(.separator, lineWidth: 1) }
    }
  }

  /// How far the work of a button is, with what stops it; or how it ended.
  struct RunLine: View {
    let row: MenuRow
    let run: ButtonRuns.State
    let list: ItemListModel

    var body: some View {
      HStack(spacing: 8) {
        if run.isRunning {
          ProgressView(value: run.fraction).accessibilityLabel("\(run.label) goes on")
            .frame(maxWidth: run.fraction == nil ? 40 : .infinity)
        }
        if let message = run.message {
          Text(verbatim: message).font(RowFont.small).foregroundStyle(.secondary).lineLimit(2)
        }
        if run.isRunning {
          Button(action: stop) { Text("Stop").font(RowFont.value) }.foregroundStyle(.tint)
            .accessibilityLabel("Stop \(run.label)")
        }
      }
    }

    private func stop() {
      if let id = row.item { list.controller.runs.cancel(id) }
    }
  }

  /// Why something was refused, or the question that must be answered first.
  struct NoteLine: View {
    let row: MenuRow
    let note: ItemListModel.Note
    let list: ItemListModel

    var body: some View {
      switch note {
      case .refused(let reason):
        Text(verbatim: reason).font(RowFont.value).foregroundStyle(.destructive)
      case .asks(let question, let action):
        LabeledContent {
          FittingRow {
            Button(action: { list.setNote(nil, id) }) { Text("Cancel").font(RowFont.value) }
            Button(role: .destructive, action: { confirm(action) }) {
              Text(verbatim: action ?? row.label).font(RowFont.value)
            }
            .accessibilityLabel("Confirm \(action ?? row.label)")
          }
          .buttonStyle(.bordered)
        } label: {
          Text(verbatim: question).font(RowFont.value)
        }
      }
    }

    private var id: DebugItemID { row.item ?? DebugItemID(section: "", item: "") }

    private func confirm(_ action: String?) {
      list.perform(action.map { .set(id, .text($0)) } ?? .run(id))
    }
  }

  nonisolated extension MenuRow {
    /// The face of what the app's own items show: figures are equally wide.
    var valueFont: Font {
      isOwn && ValueNumber.isFigure(value ?? "") ? RowFont.figures : RowFont.value
    }

    /// Whether a press on the label does something, and not only shows more.
    var isAction: Bool {
      switch kind {
      case .button: range == .none && reading?.disabledReason == nil
      case .command: true
      default: false
      }
    }
  }
#endif
