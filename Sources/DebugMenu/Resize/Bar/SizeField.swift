#if DEBUG_TOOLS
  internal import AppSurface

  /// The field for an exact size, a device or a share of the window, with what is wrong with it.
  struct SizeField: View {
    let store: SessionStore

    var body: some View {
      TextField("390x844", text: text)
        .font(.system(size: 13))
        .onSubmit { submit() }
        .accessibilityLabel("Size")
        .frame(width: 116)
      if let error = store.sizeError {
        Text(error).font(.system(size: 12)).foregroundStyle(.destructive).lineLimit(1)
          .frame(minWidth: 60)
      }
    }

    private var text: Binding<String> {
      Binding(
        get: {
          let size = store.state.settings.resize.size
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
        store.perform(try store.readSize(typed))
        store.typedSize = nil
      } catch {
        store.sizeError = error.hint
      }
    }
  }
#endif
