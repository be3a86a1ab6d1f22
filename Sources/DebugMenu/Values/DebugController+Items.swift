#if DEBUG_TOOLS
  extension DebugController {
    /// Puts a value at the end of a section.
    public func addValue(_ value: DebugValue, toSection section: DebugSection) {
      add(value.item, to: section)
    }

    /// Puts a button at the end of a section.
    public func addButton(_ button: DebugButton, toSection section: DebugSection) {
      add(button.item, to: section)
    }

    /// Puts a switch at the end of a section.
    public func addToggle(_ toggle: DebugToggle, toSection section: DebugSection) {
      add(toggle.item, to: section)
    }

    /// Puts a slider at the end of a section.
    public func addSlider(_ slider: DebugSlider, toSection section: DebugSection) {
      add(slider.item, to: section)
    }

    /// Puts a choice at the end of a section.
    public func addChoice(_ choice: DebugChoice, toSection section: DebugSection) {
      add(choice.item, to: section)
    }

    /// Puts a value in the place of the item that has its id.
    public func replace(_ value: DebugValue, inSection section: DebugSection) {
      replace(value.item, in: section)
    }

    /// Puts a button in the place of the item that has its id.
    public func replace(_ button: DebugButton, inSection section: DebugSection) {
      replace(button.item, in: section)
    }

    /// Puts a switch in the place of the item that has its id.
    public func replace(_ toggle: DebugToggle, inSection section: DebugSection) {
      replace(toggle.item, in: section)
    }

    /// Puts a slider in the place of the item that has its id.
    public func replace(_ slider: DebugSlider, inSection section: DebugSection) {
      replace(slider.item, in: section)
    }

    /// Puts a choice in the place of the item that has its id.
    public func replace(_ choice: DebugChoice, inSection section: DebugSection) {
      replace(choice.item, in: section)
    }
  }

  extension DebugValue {
    fileprivate var item: DebugItem { DebugItem(id: id, label: label, content: .value(self)) }
  }

  extension DebugButton {
    fileprivate var item: DebugItem { DebugItem(id: id, label: label, content: .button(self)) }
  }

  extension DebugToggle {
    fileprivate var item: DebugItem { DebugItem(id: id, label: label, content: .toggle(self)) }
  }

  extension DebugSlider {
    fileprivate var item: DebugItem { DebugItem(id: id, label: label, content: .slider(self)) }
  }

  extension DebugChoice {
    fileprivate var item: DebugItem { DebugItem(id: id, label: label, content: .choice(self)) }
  }
#endif
