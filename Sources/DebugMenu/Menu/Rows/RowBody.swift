#if DEBUG_TOOLS
  internal import AppSurface
  internal import FoundationEssentials

  /// The label of a row with its value or control.
  struct RowBody: View {
    let row: MenuRow
    let run: ButtonRuns.State?
    let list: ItemListModel

    var body: some View { content.disabled(row.inert != nil) }

    @ViewBuilder private var content: some View {
      switch row.kind {
      case .toggle:
        Toggle(isOn: isOn) {
          RowLabel(row: row)
          if let inert = row.inert {
            Text(verbatim: inert).font(RowFont.value).foregroundStyle(.secondary)
          }
        }
        .described(label: row.label, range: row.allowed)
      case .slider: slider
      case .stepper: stepper
      case .text where row.isOwn: field
      case .button where row.range != .none: actions
      case .button: button
      default: line
      }
    }

    /// A row that is pressed as a whole.
    private var line: some View {
      Button(action: { list.activate(row) }) {
        if let symbol = row.symbol {
          Image(systemName: symbol).font(.system(size: 12)).foregroundStyle(.tint)
        }
        LabeledContent {
          if let id = row.item, row.interval != nil { SparkLine(id: id, list: list) }
          if let color = row.color { Swatch(color: color) }
          RowValue(row: row, list: list)
        } label: {
          RowLabel(row: row)
        }
        if row.isCurrent {
          Image(systemName: "checkmark").font(.system(size: 12)).foregroundStyle(.tint)
        } else if row.opensPage {
          Image(systemName: "chevron.right").font(.system(size: 10)).foregroundStyle(.tint)
        }
      }
      .described(
        label: row.label, value: row.isCurrent ? "current" : row.value, range: row.allowed)
    }

    private var button: some View {
      Button(action: { list.activate(row) }) {
        RowLabel(row: row)
      }
      .disabled(row.reading?.disabledReason != nil)
      .described(label: row.label, value: run?.message ?? row.reading?.disabledReason)
    }

    private var actions: some View {
      LabeledContent {
        FittingRow {
          ForEach(row.options, id: \.self) { action in
            let reason = row.reading?.disabledReason(of: action)
            Button(action: { press(action) }) { Text(verbatim: action).font(RowFont.value) }
              .buttonStyle(.bordered)
              .disabled(reason != nil)
              .described(label: action, value: reason)
          }
        }
      } label: {
        RowLabel(row: row)
      }
    }

    private var slider: some View {
      LabeledContent {
        if row.inert == nil {
          slide
        }
        // The names of steps differ in length, and the slider must not move under the hand.
        Text(verbatim: row.value ?? "").font(row.valueFont).foregroundStyle(.secondary)
          .lineLimit(1).frame(minWidth: row.range.isNamed ? 100 : 30, alignment: .trailing)
      } label: {
        RowLabel(row: row)
      }
    }

    private var slide: some View {
      Slider(value: number, in: bounds, step: step, label: { EmptyView() })
        .described(label: row.label, value: row.value, range: row.allowed)
        .frame(minWidth: 90, idealWidth: 120, maxWidth: 220)
    }

    private var stepper: some View {
      LabeledContent {
        Text(verbatim: row.value ?? "").font(row.valueFont).foregroundStyle(.secondary)
          .lineLimit(1)
        RowStepper(row: row, list: list)
      } label: {
        RowLabel(row: row)
      }
    }

    private var field: some View {
      LabeledContent {
        TextField(row.label, text: draft)
          .onSubmit { list.commit(row, draft.wrappedValue) }
          .font(RowFont.value)
          .accessibilityLabel(row.label)
          .padding(.horizontal, 8).padding(.vertical, 4)
          .background(Paint.fill, in: RoundedRectangle(cornerRadius: 6))
          .frame(idealWidth: 150, maxWidth: .infinity)
      } label: {
        RowLabel(row: row)
      }
    }

    // MARK: Bindings

    private func press(_ action: String) { list.set(row, to: .text(action)) }

    private var isOn: Binding<Bool> {
      Binding(
        get: { row.setting == .toggle(true) }, set: { list.set(row, to: .toggle($0)) })
    }

    private var number: Binding<Double> {
      Binding(
        get: { row.position ?? bounds.lowerBound }, set: { list.set(row, to: row.setting(at: $0)) })
    }

    private var draft: Binding<String> { list.draft(of: row) }

    private var bounds: ClosedRange<Double> { row.bounds }
    private var step: Double? { row.step }
  }

  /// The two halves of a stepper, without a label.
  struct RowStepper: View {
    let row: MenuRow
    let list: ItemListModel

    var body: some View {
      Stepper(label: { EmptyView() }, onIncrement: action(1), onDecrement: action(-1))
        .described(label: row.label, value: row.value, range: row.allowed)
    }

    /// What one half does; nil at the end of the range.
    private func action(_ steps: Int) -> (() -> Void)? {
      guard let setting = row.setting, let next = row.setting(movedBy: steps), next != setting
      else { return nil }
      return { list.set(row, to: next) }
    }
  }

  extension ItemListModel {
    /// What stands in the field of a row: what was typed, else what the control is set to.
    func draft(of row: MenuRow) -> Binding<String> {
      Binding(
        get: { row.item.flatMap { self.drafts[$0] } ?? row.setting?.description ?? "" },
        set: { text in
          guard let id = row.item else { return }
          self.drafts[id] = text
          self.setNote(nil, id)
        })
    }
  }

  nonisolated extension MenuRow {
    /// Where a slider stands: the number that the control is set to, or its place among the steps.
    var position: Double? {
      guard case .number(let number)? = setting else { return nil }
      guard case .steps(let steps) = range else { return number }
      return steps.indices.min { abs(steps[$0] - number) < abs(steps[$1] - number) }
        .map { Double($0) }
    }

    /// The setting of a slider that stands there.
    func setting(at position: Double) -> DebugSetting {
      guard case .steps(let steps) = range, !steps.isEmpty, position.isFinite else {
        return .number(position)
      }
      return .number(steps[Int(min(max(position.rounded(), 0), Double(steps.count - 1)))])
    }

    /// The colour that the control is set to.
    var color: Color? { if case .color(let color)? = setting { color } else { nil } }

    /// The date that the control is set to.
    var date: Date? { if case .date(let date)? = setting { date } else { nil } }

    /// Where a slider can stand.
    var bounds: ClosedRange<Double> {
      switch range {
      case .numbers(let bounds, _): bounds
      case .steps(let steps): 0...Double(max(1, steps.count - 1))
      case .none, .options: 0...1
      }
    }

    /// The distance between two places of a slider; nil is any.
    var step: Double? {
      switch range {
      case .numbers(_, let step): step > 0 ? step : nil
      case .steps: 1
      case .none, .options: nil
      }
    }

    /// What the row's control can be set to, for people; nil where it is none or takes anything.
    var allowed: String? {
      guard let kind, kind != .button else { return nil }
      return range.summary(for: kind)
    }

    /// What can be chosen, or the buttons of a group.
    var options: [String] { if case .options(let options) = range { options } else { [] } }

    /// The symbol before the label of one of the menu's own commands.
    var symbol: String? {
      guard kind == .command, let id = item?.item else { return nil }
      return switch id {
      case "rotate": "rotate.right"
      case "turn-left": "rotate.left"
      case "turn-right": "rotate.right"
      case "undo": "arrow.uturn.backward"
      case "redo": "arrow.uturn.forward"
      case "reset": "arrow.counterclockwise"
      case "resize": "arrow.left.and.right"
      default: nil
      }
    }
  }
#endif
