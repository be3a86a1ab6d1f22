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
        HStack(spacing: 14) {
          SideSlider(store: store, side: .width)
          SideSlider(store: store, side: .height)
          SizeField(store: store)
          BarButtons(store: store)
          BarEnd(store: store)
        }
      case .two:
        VStack(spacing: 0) {
          line { sliders }
          line {
            SizeField(store: store)
            BarButtons(store: store)
            Spacer(minLength: 0)
            BarEnd(store: store)
          }
        }
      case .four:
        VStack(spacing: 0) {
          line { SideSlider(store: store, side: .width) }
          line { SideSlider(store: store, side: .height) }
          line { BarButtons(store: store).frame(maxWidth: .infinity, alignment: .leading) }
          line {
            SizeField(store: store)
            Spacer(minLength: 0)
            BarEnd(store: store)
          }
        }
      }
    }

    @ViewBuilder private var sliders: some View {
      SideSlider(store: store, side: .width)
      SideSlider(store: store, side: .height)
    }

    private func line(@ViewBuilder _ content: () -> some View) -> some View {
      HStack(spacing: 14) { content() }.frame(height: ResizeBarLayout.lineHeight)
    }
  }
#endif
