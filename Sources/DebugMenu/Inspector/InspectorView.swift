#if DEBUG_TOOLS
  internal import AppSurface

  /// The inspector over the whole window: the outline of the element, and the panel that tells of it.
  struct InspectorView: View {
    let store: SessionStore

    var body: some View {
      let layout = InspectorLayout(store.state)
      ZStack(alignment: .topLeading) {
        InspectorOverlay(
          layout: layout, inspection: store.state.inspector?.inspection,
          isHeld: store.state.inspector?.isHeld ?? false)
        InspectorPanel(store: store)
          .frame(width: layout.panel.width, height: layout.panel.height)
          .padding(DirectionalEdgeInsets(top: layout.panel.minY, leading: layout.panel.minX))
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }
#endif
