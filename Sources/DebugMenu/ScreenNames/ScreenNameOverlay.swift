#if DEBUG_TOOLS
  internal import AppSurface

  /// The labels over the app: what is showing at the leading side, the route at the trailing one.
  struct ScreenNameOverlay: View {
    let store: ScreenNameStore

    var body: some View {
      let labels = store.labels
      let config = store.configuration
      let isTop = config.verticalPosition == .top
      VStack(spacing: 0) {
        if !isTop { Spacer(minLength: 0) }
        HStack(alignment: isTop ? .top : .bottom, spacing: 8) {
          VStack(alignment: .leading, spacing: 2) {
            if config.screen.enabled {
              if let name = labels.screen { NameLabel(text: name, style: config.screen) }
              if let name = labels.child { NameLabel(text: name, style: config.screen) }
              if let name = labels.inner { NameLabel(text: name, style: config.screen) }
            }
          }
          Spacer(minLength: 0)
          if config.route.enabled, let name = labels.route {
            NameLabel(text: name, style: config.route).layoutPriority(1)
          }
        }
        .padding(.horizontal, 8)
        .padding(.vertical, 4)
        if isTop { Spacer(minLength: 0) }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }

  /// One label.
  private struct NameLabel: View {
    let text: String
    let style: ScreenNameConfiguration.Label

    var body: some View {
      Text(text)
        .font(.system(size: style.textSize, weight: .medium))
        .foregroundStyle(style.textColor)
        .lineLimit(1)
        .truncationMode(.middle)
        .padding(.horizontal, style.paddingHorizontal)
        .padding(.vertical, style.paddingVertical)
        .background(style.backgroundColor, in: RoundedRectangle(cornerRadius: style.cornerRadius))
    }
  }
#endif
