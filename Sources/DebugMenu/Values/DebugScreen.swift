#if DEBUG_TOOLS
  public import AppSurface

  /// How a ``DebugScreen`` looks.
  public nonisolated struct DebugScreenAppearance: Hashable, Sendable {
    /// The colour of what can be pressed; nil is the app's own.
    public var tintColor: Color?

    /// A look from its parts.
    public init(tintColor: Color? = nil) { self.tintColor = tintColor }
  }

  /// The app's own debug items as a view that can stand anywhere in the app, several times too.
  ///
  /// Values are read once each time the view appears.
  public struct DebugScreen: View {
    private let controller: DebugController
    private let appearance: DebugScreenAppearance

    /// A screen of the items that a controller holds.
    public init(
      controller: DebugController, appearance: DebugScreenAppearance = DebugScreenAppearance()
    ) {
      self.controller = controller
      self.appearance = appearance
    }

    /// The sections with their rows.
    public var body: some View {
      DebugScreenHost(controller: controller).tint(appearance.tintColor)
    }
  }

  /// Finds the services of the surface that shows the items.
  private struct DebugScreenHost: PrimitiveView {
    let controller: DebugController

    func _evaluate(_ context: inout ViewContext) {
      var model: DebugScreenModel?
      context.element(DebugScreenElement()) { model = $0.model(for: controller) }
      if let model { context.add(DebugItemList(model: model)) }
    }
  }

  /// Keeps what was read while the view stays where it is.
  private final class DebugScreenElement: Element {
    private var model: DebugScreenModel?

    override var viewName: String { "DebugScreen" }

    func model(for controller: DebugController) -> DebugScreenModel {
      if let model, model.controller === controller { return model }
      let new = DebugScreenModel(controller: controller) { [weak self] in
        self?.surface?.services ?? HostServices()
      }
      model = new
      return new
    }
  }
#endif
