#if DEBUG_TOOLS
  internal import AppSurface
  internal import FoundationEssentials

  /// An item's control on its page, with a field in which its setting can be typed.
  struct DetailControl: View {
    let row: MenuRow
    let list: ItemListModel

    var body: some View {
      switch row.kind {
      case .toggle, .button: RowBody(row: row, run: nil, list: list)
      case .slider where row.isOwn, .stepper:
        RowBody(row: row, run: nil, list: list)
        field
      case .slider: RowBody(row: row, run: nil, list: list)
      case .text: field
      case .color:
        ColorPicker("Color", selection: color)
        field
      case .date:
        DatePicker("Date", selection: date)
        field
      case .choice: choices
      default: EmptyView()
      }
    }

    private var field: some View {
      TextField("New Value", text: list.draft(of: row))
        .onSubmit { list.commit(row, list.draft(of: row).wrappedValue) }
        .accessibilityLabel("New Value")
    }

    private var color: Binding<Color> {
      Binding(get: { row.color ?? .black }, set: { take(.color($0)) })
    }

    private var date: Binding<Date> {
      Binding(get: { row.date ?? .distantPast }, set: { take(.date($0)) })
    }

    /// Takes what a picker chose; what was typed before counts no longer.
    private func take(_ setting: DebugSetting) {
      if let id = row.item { list.drafts[id] = nil }
      list.set(row, to: setting)
    }

    private var choices: some View {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(row.options, id: \.self) { option in
          Button(action: { list.set(row, to: .text(option)) }) {
            Text(verbatim: option)
            if row.setting == .text(option) { Image(systemName: "checkmark").font(.footnote) }
          }
          .accessibilityValue(row.setting == .text(option) ? "selected" : nil)
          .padding(.vertical, 7)
        }
      }
    }
  }
#endif
