#if DEBUG_TOOLS
  internal import AppSurface

  nonisolated extension SessionState {
    /// Carries out a command that has to do with the app's size and how it is shown; false where it
    /// is another's.
    mutating func performSize(
      _ command: DebugCommand, keepsMenuOpen: Bool, at time: Duration
    ) -> Bool {
      let before = settings.resize.choice
      switch command {
      case .device(let device):
        settings.resize.choose(device)
        if !keepsMenuOpen { isMenuOpen = false }
      case .size(let size): settings.resize.choose(size)
      case .dragFrame(let size, let hold): settings.resize.drag(to: size, holding: hold)
      case .rotate: settings.resize.rotate()
      case .turn(let turn): settings.resize.turn(turn)
      case .part(let part): settings.resize.choose(part)
      case .reset: reset(keepsMenuOpen, time)
      case .undo: settings.resize.undo()
      case .redo: settings.resize.redo()
      case .gesture(let phase): gesture(phase)
      case .resize:
        settings.resize.isEditing = true
        if !keepsMenuOpen { isMenuOpen = false }
      case .endResize: settings.resize.isEditing = false
      default: return performShowing(command)
      }
      if settings.resize.choice != before, command != .reset { endUndoToast() }
      noteRecent(command)
      return true
    }

    /// Carries out a command that leaves the size as it is and changes how it is shown or chosen.
    private mutating func performShowing(_ command: DebugCommand) -> Bool {
      switch command {
      case .zoom(let zoom, let anchor): settings.resize.show(at: zoom, around: anchor)
      case .pan(let distance): settings.resize.move(by: distance)
      case .pinToTop(let isOn): settings.resize.isPinnedToTop = isOn
      case .lockRatio(let isOn): settings.resize.lockRatio(isOn)
      case .show(let picture, let isOn):
        if isOn {
          settings.resize.picture.formUnion(picture)
        } else {
          settings.resize.picture.subtract(picture)
        }
      case .favorite(let id, let isOn): settings.sizes.mark(id, isOn)
      case .snapWidth(let width, let isOn): settings.sizes.snap(to: width, isOn)
      default: return false
      }
      return true
    }

    private mutating func gesture(_ phase: DebugCommand.GesturePhase) {
      switch phase {
      case .began: settings.resize.beginGesture()
      case .ended: settings.resize.endGesture()
      case .cancelled: settings.resize.cancelGesture()
      }
    }

    /// What was chosen goes to the head of the last sizes; of a gesture only where it ends.
    private mutating func noteRecent(_ command: DebugCommand) {
      guard settings.resize.gestureStart == nil else { return }
      switch (command, settings.resize.choice) {
      case (.device, .device(let device, _, _)): settings.sizes.note(.device(device.id))
      case (.size, .free(let size)), (.gesture(.ended), .free(let size)):
        settings.sizes.note(.size(size))
      default: break
      }
    }

    private mutating func reset(_ keepsMenuOpen: Bool, _ time: Duration) {
      let before = settings.resize.entry
      settings.resize.reset()
      endUndoToast()
      if !keepsMenuOpen { isMenuOpen = false }
      guard settings.resize.entry != before else { return }
      toast = Toast(
        text: "The app has the window's size again",
        action: Toast.Action(label: "Undo", command: .undo), start: time,
        duration: .seconds(6))
    }

    /// A toast that offers to undo goes when the size has changed since.
    mutating func endUndoToast() {
      if toast?.action?.command == .undo { toast = nil }
    }
  }
#endif
