#if DEBUG_TOOLS
  internal import AppSurface

  /// The toast above the window's lower edge.
  struct ToastView: View {
    let store: SessionStore

    var body: some View {
      VStack(spacing: 0) {
        Spacer(minLength: 0)
        if let toast = store.state.toast {
          HStack(spacing: 14) {
            Text(toast.text).font(.system(size: 13)).foregroundStyle(.white).lineLimit(3)
            if let action = toast.action {
              Button(action: { store.perform(action.command) }) {
                Text(action.label).font(.system(size: 13, weight: .semibold))
                  .foregroundStyle(Color.yellow)
              }
            }
          }
          .padding(.horizontal, 16)
          .padding(.vertical, 10)
          .background(Color(white: 0.13), in: RoundedRectangle(cornerRadius: 10))
          .opacity(store.toastOpacity)
          .padding(.horizontal, 16)
          .padding(.bottom, 32)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
#endif
