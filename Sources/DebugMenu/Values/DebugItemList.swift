#if DEBUG_TOOLS
  internal import AppSurface

  /// The app's items in a list, by section.
  struct DebugItemList: View {
    let model: DebugScreenModel

    var body: some View {
      let rows = model.rows
      List {
        ForEach(0..<rows.rowCount) { offset in
          DebugItemRow(row: rows.row(at: offset), model: model)
        }
      }
      .onAppear { model.appeared() }
    }
  }

  /// One item in a list, or the heading of a section.
  struct DebugItemRow: View {
    let row: MenuRow
    let model: DebugScreenModel

    var body: some View {
      if let id = row.item {
        DebugItemContent(id: id, item: row, reading: model.reading(id), model: model)
      } else {
        Text(row.label).font(.footnote.weight(.semibold)).foregroundStyle(.secondary)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
  }

  /// One item with what reading it gave.
  private struct DebugItemContent: View {
    let id: DebugItemID
    let item: MenuRow
    let reading: DebugReading?
    let model: DebugScreenModel

    var body: some View {
      switch item.kind {
      case .button: Button(item.label) { model.run(id) }
      case .toggle: Toggle(item.label, isOn: isOn)
      case .slider: slider
      case .choice: choice
      default: value
      }
    }

    private var value: some View {
      HStack(spacing: 12) {
        Text(item.label).layoutPriority(1)
        Text(reading?.shown ?? DebugText.nothing).foregroundStyle(.secondary)
          .lineLimit(6).multilineTextAlignment(.trailing)
          .frame(maxWidth: .infinity, alignment: .trailing)
      }
    }

    private var choice: some View {
      Button(action: { model.run(id) }) {
        HStack(spacing: 12) {
          Text(item.label).layoutPriority(1)
          Text(reading?.shown ?? DebugText.nothing).foregroundStyle(.secondary).lineLimit(1)
            .frame(maxWidth: .infinity, alignment: .trailing)
        }
      }
      .accessibilityLabel(item.label)
      .accessibilityValue(reading?.shown)
    }

    private var slider: some View {
      HStack(spacing: 12) {
        Text(item.label).lineLimit(1).layoutPriority(1)
        Slider(value: number, in: bounds, step: step, label: { EmptyView() })
          .accessibilityLabel(item.label)
        Text(reading?.shown ?? DebugText.nothing).foregroundStyle(.secondary).lineLimit(1)
      }
    }

    private var isOn: Binding<Bool> {
      Binding(
        get: { reading?.state == .setting(.toggle(true)) },
        set: { model.set(id, to: .toggle($0)) })
    }

    private var number: Binding<Double> {
      Binding(
        get: {
          if case .setting(.number(let number))? = reading?.state { return number }
          return bounds.lowerBound
        },
        set: { model.set(id, to: .number($0)) })
    }

    private var bounds: ClosedRange<Double> {
      if case .numbers(let range, _) = item.range { range } else { 0...1 }
    }

    private var step: Double? {
      if case .numbers(_, let step) = item.range, step > 0 { step } else { nil }
    }
  }
#endif
