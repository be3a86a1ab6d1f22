#if DEBUG_TOOLS
  extension DebugController {
    /// Puts a value at the end of a section.
    public func addValue(_ value: DebugValue, toSection section: DebugSection) {
      add(value, toSection: section)
    }

    /// Puts a button at the end of a section.
    public func addButton(_ button: DebugButton, toSection section: DebugSection) {
      add(button, toSection: section)
    }

    /// Puts a row of buttons at the end of a section.
    public func addActionGroup(_ group: DebugActionGroup, toSection section: DebugSection) {
      add(group, toSection: section)
    }

    /// Puts a switch at the end of a section.
    public func addToggle(_ toggle: DebugToggle, toSection section: DebugSection) {
      add(toggle, toSection: section)
    }

    /// Puts a slider at the end of a section.
    public func addSlider(_ slider: DebugSlider, toSection section: DebugSection) {
      add(slider, toSection: section)
    }

    /// Puts a stepper at the end of a section.
    public func addStepper(_ stepper: DebugStepper, toSection section: DebugSection) {
      add(stepper, toSection: section)
    }

    /// Puts a text that can be edited at the end of a section.
    public func addText(_ text: DebugText, toSection section: DebugSection) {
      add(text, toSection: section)
    }

    /// Puts a choice at the end of a section.
    public func addChoice(_ choice: DebugChoice, toSection section: DebugSection) {
      add(choice, toSection: section)
    }

    /// Puts a colour at the end of a section.
    public func addColor(_ color: DebugColor, toSection section: DebugSection) {
      add(color, toSection: section)
    }

    /// Puts a date at the end of a section.
    public func addDate(_ date: DebugDate, toSection section: DebugSection) {
      add(date, toSection: section)
    }
  }
#endif
