#if DEBUG_TOOLS
  internal import AppSurface

  /// One row of the menu.
  struct MenuRowView: View {
    let row: MenuRow
    let store: SessionStore

    var body: some View {
      if row.isHeader {
        Text(row.label.uppercased())
          .font(.system(size: 11, weight: .semibold)).foregroundStyle(.secondary).lineLimit(1)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
          .padding(.horizontal, 12)
          .padding(.bottom, 4)
      } else {
        content
          .padding(.horizontal, 12)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }

    @ViewBuilder private var content: some View {
      Group {
        switch row.kind {
        case .toggle: toggle
        case .slider: slider
        default: button
        }
      }
      .disabled(row.inert != nil)
    }

    private var label: some View {
      Text(row.label).font(.system(size: 14)).foregroundStyle(.primary).lineLimit(1)
    }

    private var value: some View {
      Text(row.inert ?? row.value ?? "").font(.system(size: 13)).foregroundStyle(.secondary)
        .lineLimit(1)
    }

    private var button: some View {
      Button(action: perform) {
        HStack(spacing: 8) {
          if let symbol { Image(systemName: symbol).font(.system(size: 12)).foregroundStyle(.tint) }
          Text(row.label).font(.system(size: 14))
            .foregroundStyle(isAction ? .tint : .primary).lineLimit(1).layoutPriority(1)
          value.truncationMode(.middle).frame(maxWidth: .infinity, alignment: .trailing)
          if row.isCurrent {
            Image(systemName: "checkmark").font(.system(size: 12)).foregroundStyle(.tint)
          }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      .buttonStyle(.plain)
      .accessibilityLabel(row.label)
      .accessibilityValue(row.isCurrent ? "current" : row.value)
    }

    private var toggle: some View {
      Toggle(isOn: isOn) {
        HStack(spacing: 8) {
          label.layoutPriority(1)
          if row.inert != nil { value }
        }
      }
      .accessibilityLabel(row.label)
    }

    @ViewBuilder private var slider: some View {
      HStack(spacing: 8) {
        label.layoutPriority(1)
        if row.inert == nil {
          Slider(value: number, in: bounds, step: step, label: { EmptyView() })
            .accessibilityLabel(row.label)
            .accessibilityValue(row.value)
        }
        // The names of steps differ in length, and the slider must not move under the hand.
        value.frame(minWidth: steps == nil ? 28 : 100, alignment: .trailing)
      }
    }

    private var isAction: Bool { row.kind == .button || row.kind == .command }

    private var symbol: String? {
      guard row.kind == .command, let id = row.item?.item else { return nil }
      return switch id {
      case "rotate": "rotate.right"
      case "reset": "arrow.counterclockwise"
      case "resize": "arrow.left.and.right"
      default: nil
      }
    }

    private func perform() {
      if let command = row.command { store.perform(command) }
    }

    private var isOn: Binding<Bool> {
      Binding(
        get: { row.setting == .toggle(true) },
        set: { set(.toggle($0)) })
    }

    private var steps: [Double]? {
      if case .steps(let values) = row.range { values } else { nil }
    }

    /// What the slider moves: the number itself, or its place among the steps.
    private var number: Binding<Double> {
      Binding(
        get: {
          guard case .number(let number)? = row.setting else { return bounds.lowerBound }
          guard let steps else { return number }
          let nearest = steps.indices.min { abs(steps[$0] - number) < abs(steps[$1] - number) }
          return Double(nearest ?? 0)
        },
        set: { position in
          guard let steps else { return set(.number(position)) }
          set(.number(steps[min(max(Int(position.rounded()), 0), steps.count - 1)]))
        })
    }

    private var bounds: ClosedRange<Double> {
      switch row.range {
      case .numbers(let range, _): range
      case .steps(let values): 0...Double(max(1, values.count - 1))
      case .none, .options: 0...1
      }
    }

    private var step: Double? {
      switch row.range {
      case .numbers(_, let step): step > 0 ? step : nil
      case .steps: 1
      case .none, .options: nil
      }
    }

    private func set(_ setting: DebugSetting) {
      if let id = row.item { store.perform(store.model.command(setting: id, to: setting)) }
    }
  }
#endif
