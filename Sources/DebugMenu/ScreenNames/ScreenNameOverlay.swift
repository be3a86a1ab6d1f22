#if DEBUG_TOOLS
  internal import AppSurface

  /// The labels over the app, and the message about the one that was tapped.
  struct ScreenNameOverlay: View {
    let store: ScreenNameStore

    var body: some View {
      ZStack {
        OverlayContent(
          labels: store.labels, configuration: store.configuration, shape: store.shape,
          safeArea: store.safeArea, store: store)
        if let toast = store.toast {
          NameToastView(
            toast: toast, opacity: store.toastOpacity, insets: toastInsets, tap: store.tapToast)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    /// How far the message keeps from the surface's edges: clear of what the device takes, and of
    /// labels that stand at the lower edge too.
    private var toastInsets: EdgeInsets {
      var insets = store.safeArea
      insets.left += NameToastView.side
      insets.right += NameToastView.side
      insets.bottom += NameToastView.bottom
      insets.top += NameToastView.side
      guard store.configuration.verticalPosition == .bottom else { return insets }
      let wishes = OverlayWishes(store.labels, store.configuration, store.measuring)
      let height = OverlayLayout.height(of: wishes.wishes)
      let labels = store.safeArea.bottom + OverlayLayout.edge + height + OverlayLayout.gap
      insets.bottom = max(insets.bottom, labels)
      return insets
    }
  }

  /// The labels in their places; evaluated anew only where they differ.
  private struct OverlayContent: View, Equatable {
    let labels: OverlayLabels
    let configuration: ScreenNameConfiguration
    let shape: ScreenShape
    let safeArea: EdgeInsets
    let store: ScreenNameStore

    static func == (left: OverlayContent, right: OverlayContent) -> Bool {
      left.labels == right.labels && left.configuration == right.configuration
        && left.shape == right.shape && left.safeArea == right.safeArea
    }

    var body: some View {
      GeometryReader { proxy in PlacedLabels(content: self, size: proxy.size) }
    }

    /// The labels' places on a screen.
    func layout(_ size: Size, _ direction: LayoutDirection) -> OverlayLayout {
      OverlayLayout(
        OverlayWishes(labels, configuration, store.measuring).wishes,
        in: OverlayLayout.Room(size, shape, safeArea, direction),
        position: configuration.verticalPosition)
    }
  }

  private struct PlacedLabels: View {
    let content: OverlayContent
    let size: Size
    @Environment(\.layoutDirection) private var direction

    var body: some View {
      let layout = content.layout(size, direction)
      ZStack(alignment: .topLeading) {
        ForEach(OverlayLabels.Place.allCases, id: \.self) { place in
          if let label = content.labels[place], let frame = layout.frames[place] {
            NameLabel(text: label.name, style: content.configuration.style(of: place), frame: frame)
            { content.store.tapLabel(label) }
          }
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  /// One label.
  private struct NameLabel: View {
    let text: String
    let style: ScreenNameConfiguration.Label
    let frame: Rect
    let tap: () -> Void

    var body: some View {
      Tappable(tap) {
        Text(text)
          .font(style.font)
          .foregroundStyle(style.textColor)
          .lineLimit(1)
          .truncationMode(.middle)
          .padding(.horizontal, style.insets.leading)
          .padding(.vertical, style.insets.top)
          .frame(width: frame.width, height: frame.height)
          .background(style.backgroundColor, in: RoundedRectangle(cornerRadius: style.cornerRadius))
      }
      .padding(.leading, frame.minX)
      .padding(.top, frame.minY)
    }
  }
#endif
