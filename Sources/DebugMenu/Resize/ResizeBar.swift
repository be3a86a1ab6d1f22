#if DEBUG_TOOLS
  internal import AppSurface

  /// The bar with which a person resizes the app by hand.
  struct ResizeBar: View {
    let store: SessionStore

    var body: some View {
      let layout = ResizeBarLayout(window: store.state.settings.resize.window)
      content(layout.lines)
        .padding(.horizontal, 12)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(PointerShield())
        .background(Paint.bar)
        .overlay(alignment: .top) { Paint.separator.frame(height: 1) }
    }

    @ViewBuilder private func content(_ lines: ResizeBarLayout.Lines) -> some View {
      switch lines {
      case .one:
        HStack(spacing: 28) {
          SideSlider(store: store, side: .width)
          SideSlider(store: store, side: .height)
          ResizeBarControls(store: store, isCompact: false)
        }
      case .two:
        VStack(spacing: 0) {
          HStack(spacing: 16) {
            SideSlider(store: store, side: .width)
            SideSlider(store: store, side: .height)
          }
          .frame(height: ResizeBarLayout.lineHeight)
          ResizeBarControls(store: store, isCompact: false)
            .frame(height: ResizeBarLayout.lineHeight)
        }
      case .three:
        VStack(spacing: 0) {
          SideSlider(store: store, side: .width).frame(height: ResizeBarLayout.lineHeight)
          SideSlider(store: store, side: .height).frame(height: ResizeBarLayout.lineHeight)
          ResizeBarControls(store: store, isCompact: true)
            .frame(height: ResizeBarLayout.lineHeight)
        }
      }
    }
  }

  /// A slider for one side of the app, with buttons that step by one point.
  private struct SideSlider: View {
    enum Side {
      case width, height

      var name: String { self == .width ? "Width" : "Height" }
      var path: WritableKeyPath<Size, Double> { self == .width ? \.width : \.height }
    }

    let store: SessionStore
    let side: Side

    private var resize: ResizeState { store.state.settings.resize }
    private var length: Double { resize.size[keyPath: side.path] }

    var body: some View {
      HStack(spacing: 6) {
        Text(side == .width ? "W" : "H").font(.system(size: 13, weight: .semibold))
          .foregroundStyle(.secondary)
          // Both sliders begin on one line when they stand beneath one another.
          .frame(width: 14, alignment: .leading)
        step("minus", "Less \(side.name)", -1)
        Slider(value: binding, in: resize.range, step: 1, keyStep: 1) { EmptyView() }
          .accessibilityLabel(side.name)
          .frame(minWidth: 60, maxWidth: .infinity)
        step("plus", "More \(side.name)", 1)
        Text(NumberText.format(length))
          .font(.system(size: 13, design: .monospaced)).lineLimit(1)
          .frame(width: 48, alignment: .trailing)
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

  /// The field for an exact size, what is wrong with it, Reset and Done.
  private struct ResizeBarControls: View {
    let store: SessionStore
    let isCompact: Bool

    private var resize: ResizeState { store.state.settings.resize }

    var body: some View {
      HStack(spacing: 10) {
        TextField("390x844", text: text)
          .font(.system(size: 13))
          .onSubmit { submit() }
          .accessibilityLabel("Size")
          .frame(width: 104)
        if !isCompact || store.sizeError != nil {
          Text(store.sizeError ?? SizeSummary.full(resize))
            .font(.system(size: 12)).lineLimit(1)
            .foregroundStyle(store.sizeError == nil ? .secondary : .destructive)
        }
        Spacer(minLength: 0)
        Button(action: { store.perform(.reset) }) { Text("Reset").font(.system(size: 13)) }
        Button(action: { store.perform(.endResize) }) {
          Text("Done").font(.system(size: 13, weight: .semibold))
        }
      }
    }

    private var text: Binding<String> {
      Binding(
        get: {
          let size = resize.size
          return store.typedSize
            ?? "\(NumberText.format(size.width))x\(NumberText.format(size.height))"
        },
        set: {
          store.typedSize = $0
          store.sizeError = nil
        })
    }

    private func submit() {
      guard let typed = store.typedSize else { return }
      do {
        store.perform(.size(try SizeParser.parse(typed, allowed: resize.range)))
        store.typedSize = nil
      } catch {
        store.sizeError = error.hint
      }
    }
  }
#endif
