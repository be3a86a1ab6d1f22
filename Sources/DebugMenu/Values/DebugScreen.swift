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
  /// Values are read once each time the view appears; those that asked for a rate are read again
  /// while they are seen.
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

    /// A field that searches, and the sections with their rows.
    public var body: some View {
      DebugScreenHost(controller: controller, revision: controller.revision)
        .tint(appearance.tintColor)
    }
  }

  /// Keeps the list of the place where it stands.
  private struct DebugScreenHost: PrimitiveView {
    let controller: DebugController
    let revision: Int

    func _evaluate(_ context: inout ViewContext) {
      var list: ItemListModel?
      context.element(DebugScreenElement()) { list = $0.list(for: controller) }
      if let list { context.add(DebugScreenContent(list: list)) }
    }
  }

  private struct DebugScreenContent: View {
    let list: ItemListModel

    var body: some View {
      VStack(spacing: 0) {
        HStack(spacing: 8) {
          SearchField("Search", text: query).font(.system(size: 14))
          Button(action: { list.sharing = SharePage(scope: .everything) }) {
            Image(systemName: "square.and.arrow.up").font(.system(size: 15))
              .frame(width: 30, height: 30)
          }
          .accessibilityLabel("Share Values")
        }
        .padding(.horizontal, 12)
        .padding(.vertical, 8)
        Divider()
        ItemRows(list: list)
      }
      .onAppear { list.appeared() }
    }

    private var query: Binding<String> {
      Binding(get: { list.menu.query }, set: { list.search($0) })
    }
  }

  /// Keeps what was read while the view stays where it is.
  private final class DebugScreenElement: Element {
    private var list: ItemListModel?

    override var viewName: String { "DebugScreen" }

    func list(for controller: DebugController) -> ItemListModel {
      if let list, list.controller === controller {
        list.update(sections: controller.sections)
        return list
      }
      let new = ItemListModel(controller: controller) { [weak self] in
        self?.surface?.services ?? HostServices()
      }
      new.update(sections: controller.sections)
      new.schedule = { [weak self] time, action in self?.surface?.schedule(at: time, action) }
      new.perform = { [weak new] in new?.carryOut($0) }
      list = new
      return new
    }
  }
#endif
