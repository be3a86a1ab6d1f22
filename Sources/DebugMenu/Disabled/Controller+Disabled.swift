#if !DEBUG_TOOLS
  public import AppSurface
  public import Observation

  /// Takes the app's debug items and keeps none without the tools.
  @Observable
  public final class DebugController {
    /// Never changes without the tools.
    public var revision: Int { 0 }
    /// None.
    public var sections: [MenuSection] { [] }

    /// A controller that keeps nothing.
    public init() {}

    /// Nothing happens.
    public func add(_ item: some DebugItem, toSection section: DebugSection) {}
    /// Nothing happens.
    public func replace(_ item: some DebugItem, inSection section: DebugSection) {}
    /// Nothing happens.
    public func addValue(_ value: DebugValue, toSection section: DebugSection) {}
    /// Nothing happens.
    public func addButton(_ button: DebugButton, toSection section: DebugSection) {}
    /// Nothing happens.
    public func addActionGroup(_ group: DebugActionGroup, toSection section: DebugSection) {}
    /// Nothing happens.
    public func addToggle(_ toggle: DebugToggle, toSection section: DebugSection) {}
    /// Nothing happens.
    public func addSlider(_ slider: DebugSlider, toSection section: DebugSection) {}
    /// Nothing happens.
    public func addStepper(_ stepper: DebugStepper, toSection section: DebugSection) {}
    /// Nothing happens.
    public func addText(_ text: DebugText, toSection section: DebugSection) {}
    /// Nothing happens.
    public func addChoice(_ choice: DebugChoice, toSection section: DebugSection) {}
    /// Nothing happens.
    public func addColor(_ color: DebugColor, toSection section: DebugSection) {}
    /// Nothing happens.
    public func addDate(_ date: DebugDate, toSection section: DebugSection) {}
    /// Nothing happens.
    public func remove(id: String, fromSection section: DebugSection) {}
    /// Nothing happens.
    public func removeAll() {}
  }

  /// How a ``DebugScreen`` would look.
  public nonisolated struct DebugScreenAppearance: Hashable, Sendable {
    /// The colour of what can be pressed.
    public var tintColor: Color?

    /// A look from its parts.
    public init(tintColor: Color? = nil) { self.tintColor = tintColor }
  }

  /// Shows nothing without the tools.
  public struct DebugScreen: View {
    /// A screen that shows nothing.
    public init(
      controller: DebugController, appearance: DebugScreenAppearance = DebugScreenAppearance()
    ) {}

    /// Nothing.
    public var body: some View { EmptyView() }
  }
#endif
