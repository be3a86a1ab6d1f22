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
      switch row.kind {
      case .toggle: toggle
      case .slider: slider
      default: button
      }
    }

    private var label: some View {
      Text(row.label).font(.system(size: 14)).foregroundStyle(.primary).lineLimit(1)
    }

    private var value: some View {
      Text(row.value ?? "").font(.system(size: 13)).foregroundStyle(.secondary)
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
      Toggle(isOn: isOn) { label }
        .accessibilityLabel(row.label)
    }

    private var slider: some View {
      HStack(spacing: 8) {
        label.layoutPriority(1)
        Slider(value: number, in: bounds, step: step, label: { EmptyView() })
          .accessibilityLabel(row.label)
        value.frame(minWidth: 28, alignment: .trailing)
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

    private var number: Binding<Double> {
      Binding(
        get: { if case .number(let number)? = row.setting { number } else { bounds.lowerBound } },
        set: { set(.number($0)) })
    }

    private var bounds: ClosedRange<Double> {
      if case .numbers(let range, _) = row.range { range } else { 0...1 }
    }

    private var step: Double? {
      if case .numbers(_, let step) = row.range, step > 0 { step } else { nil }
    }

    private func set(_ setting: DebugSetting) {
      if let id = row.item { store.perform(store.model.command(setting: id, to: setting)) }
    }
  }
#endif
