#if DEBUG_TOOLS
  internal import AppSurface

  /// A slider for one side of the app, with the lengths of devices as marks, and buttons that step
  /// by one point.
  struct SideSlider: View {
    enum Side {
      case width, height

      var name: String { self == .width ? "Width" : "Height" }
      var path: WritableKeyPath<Size, Double> { self == .width ? \.width : \.height }
    }

    let store: SessionStore
    let side: Side

    private var resize: ResizeState { store.state.settings.resize }
    private var length: Double { resize.size[keyPath: side.path] }
    private var snap: SnapLengths { store.snapLengths(side.path) }

    /// How far apart marks must stand, in points of the app: less crowds them on a usual track.
    private var crowding: Double { (resize.range.upperBound - resize.range.lowerBound) / 60 }

    var body: some View {
      HStack(spacing: 6) {
        Text(side == .width ? "W" : "H").font(.system(size: 13, weight: .semibold))
          .foregroundStyle(.secondary)
          // Both sliders begin on one line when they stand beneath one another.
          .frame(width: 14, alignment: .leading)
        step("minus", "Less \(side.name)", -1)
        slider.accessibilityLabel(side.name).frame(minWidth: 60, maxWidth: .infinity)
        step("plus", "More \(side.name)", 1)
        Text(NumberText.format(length))
          .font(.system(size: 13, design: .monospaced)).lineLimit(1)
          .frame(width: 48, alignment: .trailing)
      }
    }

    private var slider: some View {
      let (snap, crowding, store, range) = (snap, crowding, store, resize.range)
      let ticks = snap.groups(apart: crowding).map {
        SliderTick($0.middle, isStrong: $0.lengths.count > 1)
      }
      return Slider(
        value: binding, in: range, step: 1, keyStep: 1,
        label: { EmptyView() },
        onEditingChanged: { store.perform(.gesture($0 ? .began : .ended)) }
      )
      .ticks(ticks) { wanted, modifiers in
        // The ends can be reached, whatever length is near.
        let isEnd = wanted == range.lowerBound || wanted == range.upperBound
        return isEnd || modifiers.contains(.control) ? wanted : snap.snapped(wanted)
      } onHover: { hover in
        store.barHint = hover.flatMap { hover in
          snap.description(at: hover.value, apart: crowding).map { BarHint(text: $0, x: hover.x) }
        }
      }
    }

    private func step(_ symbol: String, _ label: String, _ amount: Double) -> some View {
      Button(action: { set(length + amount) }) {
        Image(systemName: symbol).font(.system(size: 11)).frame(width: 24, height: 24)
      }
      .accessibilityLabel(label)
    }

    private var binding: Binding<Double> { Binding(get: { length }, set: { set($0) }) }

    private func set(_ length: Double) {
      var changed = resize
      changed.set(side.path, to: length)
      store.typedSize = nil
      store.sizeError = nil
      store.perform(.size(changed.size))
    }
  }
#endif
