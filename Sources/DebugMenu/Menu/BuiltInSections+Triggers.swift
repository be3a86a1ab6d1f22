#if DEBUG_TOOLS
  nonisolated extension BuiltInSections {
    /// The row that leads to the page about triggers.
    static var triggers: MenuItem {
      MenuItem(
        id: "triggers", label: "Triggers", kind: .command, detail: "What opens the menu",
        keywords: "shake motion gesture chord controller touch sensor", command: .triggers)
    }
  }
#endif
