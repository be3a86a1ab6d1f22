#if DEBUG_TOOLS
  internal import AppSurface

  /// What the bar can do besides sliding: lock, turn, undo, mark, draw the device, zoom.
  struct BarButtons: View {
    let store: SessionStore

    private var settings: MenuSettings { store.state.settings }
    private var resize: ResizeState { settings.resize }

    var body: some View {
      HStack(spacing: 2) {
        let isLocked = resize.lockedRatio != nil
        button(
          isLocked ? "lock.fill" : "lock", "Lock Ratio", .lockRatio(!isLocked), isOn: isLocked)
        button("rotate.left", "Rotate Left", .turn(.left))
        button("rotate.right", "Rotate Right", .turn(.right))
        button("arrow.uturn.backward", "Undo Size", .undo, isEnabled: resize.canUndo)
        button("arrow.uturn.forward", "Redo Size", .redo, isEnabled: resize.canRedo)
        favorite
        let isDrawn = resize.picture.contains(.body)
        button(
          "iphone", "Device Body", .show(.whole, !isDrawn), isOn: isDrawn,
          isEnabled: resize.device != nil)
        zoom
      }
    }

    private var favorite: some View {
      let id = resize.device?.id ?? ""
      let isOn = settings.sizes.favorites.contains(id)
      return button(
        isOn ? "star.fill" : "star", "Favorite", .favorite(id, !isOn), isOn: isOn,
        isEnabled: resize.device != nil)
    }

    @ViewBuilder private var zoom: some View {
      let shown = resize.placement.zoom
      button("minus", "Zoom Out", .zoom(resize.zoom(steppedBy: -1)))
      Button(action: { store.perform(.zoom(resize.zoom == .fit ? .factor(1) : .fit)) }) {
        Text("\(Int((shown * 100).rounded())) %").font(.system(size: 12))
          .foregroundStyle(resize.zoom == .fit ? .secondary : .tint).lineLimit(1)
          .frame(width: 44, height: 26)
      }
      .accessibilityLabel(resize.zoom == .fit ? "Actual Size" : "Zoom to Fit")
      button("plus", "Zoom In", .zoom(resize.zoom(steppedBy: 1)))
    }

    private func button(
      _ symbol: String, _ label: String, _ command: DebugCommand, isOn: Bool = false,
      isEnabled: Bool = true
    ) -> some View {
      Button(action: { store.perform(command) }) {
        Image(systemName: symbol).font(.system(size: 15))
          .foregroundStyle(isOn ? .tint : isEnabled ? .secondary : Paint.separator)
          .frame(minWidth: 18, maxWidth: 28, minHeight: 28, maxHeight: 28)
      }
      .disabled(!isEnabled)
      .accessibilityLabel(label)
    }
  }

  /// What ends the bar.
  struct BarEnd: View {
    let store: SessionStore

    var body: some View {
      HStack(spacing: 12) {
        Button(action: { store.perform(.reset) }) { Text("Reset").font(.system(size: 13)) }
        Button(action: { store.perform(.endResize) }) {
          Text("Done").font(.system(size: 13, weight: .semibold))
        }
      }
    }
  }
#endif
