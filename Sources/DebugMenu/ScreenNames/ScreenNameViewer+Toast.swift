#if DEBUG_TOOLS
  internal import AppSurface

  /// The message about a label that was tapped.
  extension ScreenNameViewer {
    /// How long the message is fully there.
    private static let duration = Duration.seconds(2)

    /// Says the full name and the address of a label.
    func showToast(about label: OverlayLabels.Label) {
      show(NameToast(toast: toast(label), name: label.name, address: label.address))
    }

    /// Opens the address of the message in the editor, or copies it where there is no editor.
    func useToast() {
      guard let shown = store.toast else { return }
      let services = services
      if let address = shown.address, services.openInEditor(address.fileID, address.line) {
        return endToast()
      }
      services.setClipboard(shown.address?.fullText ?? shown.name)
      let label = OverlayLabels.Label(name: shown.name, address: shown.address)
      show(
        NameToast(
          toast: toast(label, outcome: "Copied"), name: label.name, address: label.address,
          outcome: "Copied"))
    }

    /// Takes the message away at once.
    func endToast() {
      for step in plannedSteps { layer?.surface.cancelScheduled(step) }
      plannedSteps = []
      store.toast = nil
      store.toastOpacity = 0
    }

    private func toast(_ label: OverlayLabels.Label, outcome: String? = nil) -> Toast {
      let now = services.now()
      // A message that replaces another does not fade in again.
      let shown = store.toast?.toast.opacity(at: now, fades: store.fades) ?? 0
      let parts = [outcome, label.name, label.address?.fullText].compactMap { $0 }
      return Toast(
        text: parts.joined(separator: ", "), start: now - Toast.fadeIn * shown,
        duration: Self.duration)
    }

    private func show(_ new: NameToast) {
      endToast()
      store.toast = new
      store.toastOpacity = new.toast.opacity(at: services.now(), fades: store.fades)
      plannedSteps =
        layer?.surface.plan(new.toast, fades: store.fades) { [weak self] opacity in
          self?.store.toastOpacity = opacity
          if opacity == 0 { self?.endToast() }
        } ?? []
    }
  }
#endif
