#if !DEBUG_TOOLS
  public import AppSurface
  public import CSDL2
  public import DebugMenu
  public import SDLHost

  /// Without the tools nothing is attached: every call does nothing, and every event is the program's.
  @MainActor public final class SDLAttachment {
    /// What a chosen size would mean.
    public enum Sizing: Hashable, Sendable {
      /// Nothing is resized without the tools.
      case window, target
    }

    /// What can be said when the menu is attached.
    public struct Options {
      /// Has no effect without the tools.
      public var chords: [KeyChord] = []
      /// Has no effect without the tools.
      public var triggers: Set<ShakeGesture.Kind>?
      /// Has no effect without the tools.
      public var sizing: Sizing?
      /// Has no effect without the tools.
      public var catalog: Catalog?
      /// Has no effect without the tools.
      public var showsScreenNames = false
      /// Has no effect without the tools.
      public var keepsSettings = false
      /// Has no effect without the tools.
      public var usesControllers = true
      /// Has no effect without the tools.
      public var font = FontChoice.automatic
      /// Has no effect without the tools.
      public var facts = AppFacts()

      /// The usual options.
      public init() {}
    }

    /// Items that do not show.
    public let controller: DebugController
    /// Tools that do nothing.
    public let session: DebugSession
    /// The window.
    public var sizing = Sizing.window
    /// Never.
    public var isMenuOpen: Bool { false }
    /// Never.
    public var needsDisplay: Bool { false }
    /// None.
    public var safeArea: EdgeInsets { .zero }
    /// The window.
    public var target: OpaquePointer? { nil }

    private let window: OpaquePointer

    /// Attaches nothing.
    public init(
      window: OpaquePointer, renderer: OpaquePointer?,
      controller: DebugController = DebugController(), options: Options = Options()
    ) throws(SDLError) {
      self.window = window
      self.controller = controller
      session = DebugSession(
        surface: Surface(
          root: HostingScreen(rootView: EmptyView()),
          configuration: SurfaceConfiguration(size: Size(width: 1, height: 1)),
          services: HostServices()),
        controller: controller)
    }

    /// The window's size in SDL's coordinates.
    public var size: Size {
      var size: (width: Int32, height: Int32) = (0, 0)
      SDL_GetWindowSize(window, &size.width, &size.height)
      return Size(width: Double(size.width), height: Double(size.height))
    }

    /// The room that a free size of the window's has.
    public var sizeClass: SizeClass { SizeClass(freeSize: size) }

    /// Every event is the program's.
    @discardableResult
    public func handle(_ event: inout SDL_Event) -> EventAnswer { .passed }

    /// Draws nothing.
    public func draw() {}

    /// Nothing goes wrong.
    public var drawingError: String? { nil }

    /// Nothing happens.
    public func open() {}

    /// Nothing happens.
    public func detach() {}

    /// Nothing happens.
    public func rendererWillBeDestroyed() {}

    /// Nothing happens.
    public func screen(_ name: String?, route: String? = nil) {}
  }
#endif
