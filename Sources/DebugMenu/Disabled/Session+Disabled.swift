#if !DEBUG_TOOLS
  public import AppSurface

  /// A change of debug state; without the tools there is none.
  public nonisolated enum DebugCommand: Hashable, Sendable {
    /// What the menu would do.
    case open, close, toggle, rotate, reset, undo, redo, nextDevice, previousDevice, resize
    /// What the menu would do.
    case endResize
    /// A quarter turn.
    case turn(ResizeState.Turn)
    /// A part of the screen.
    case part(DevicePart)
    /// A step of a gesture.
    case gesture(GesturePhase)
    /// How large the app is shown.
    case zoom(ResizeState.Zoom, around: Point? = nil)
    /// A step of a drag of the app's frame.
    case dragFrame(Size, FrameHold)
    /// A step of a drag of the menu.
    case moveSheet(Double)
    /// How far the app is moved.
    case pan(Point)
    /// Where the app stands.
    case pinToTop(Bool)
    /// The ratio of the sides.
    case lockRatio(Bool)
    /// A part of the device's picture.
    case show(DevicePicture, Bool)
    /// A favourite.
    case favorite(Device.ID, Bool)
    /// A width to snap to.
    case snapWidth(Double, Bool)
    /// A device's size.
    indirect case device(Device)
    /// A size in points.
    case size(Size)
    /// The names of screen and route.
    case overlay(Bool)
    /// The labels of one side.
    case overlayLabel(ScreenNameConfiguration.Side, Bool)
    /// The edge at which the labels stand.
    case overlayPosition(ScreenNameConfiguration.VerticalPosition)
    /// The dark appearance.
    case dark(Bool)
    /// The direction of lines.
    case rightToLeft(Bool)
    /// The factor of text sizes.
    case textScale(Double)
    /// The colours' distance.
    case increaseContrast(Bool)
    /// What need not move.
    case reduceMotion(Bool)
    /// The languages of texts.
    case pseudoLocale(PseudoLocale)
    /// Devices side by side.
    indirect case wall([Device])
    /// Devices that go together.
    case wallSet(String)
    /// The app alone.
    case endWall
    /// One of the devices.
    case selectTile(Int), enterTile(Int)
    /// A picture of the app.
    case picture
    /// The inspector.
    case inspect, endInspect, copyIntrospection
    /// The inspector's steps.
    case inspectStep(InspectionStep)
    /// The inspector's way outwards.
    case inspectAncestor(Int)
    /// The page about what opens the menu.
    case triggers, endTriggers
    /// A switch for a kind of trigger.
    case trigger(ShakeGesture.Kind, Bool)
    /// How hard a device must be shaken.
    case shakeLevel(ShakeLevel)
    /// One of the app's own items.
    case run(DebugItemID)
    /// One of the app's own controls.
    case set(DebugItemID, DebugSetting)
    /// An item's value.
    case copy(DebugItemID)
    /// What the items show.
    case share(DebugShareScope, DebugShareFormat, DebugShareDestination)
    /// A value over the app.
    case pin(DebugItemID, Bool)
    /// The place of such values.
    case movePins(Point)

    /// The steps of a gesture.
    public enum GesturePhase: Hashable, Sendable {
      /// From the first to the last.
      case began, ended, cancelled
    }
  }

  /// Adds nothing to an app without the tools: no layer, no chord, no hook.
  public final class DebugSession {
    /// What can be said when a session is made.
    public struct Options {
      /// Has no effect without the tools.
      public var chords: [KeyChord]
      /// Has no effect without the tools.
      public var isEnabled: Bool
      /// Has no effect without the tools.
      public var showsHint: Bool
      /// Has no effect without the tools.
      public var showsScreenNames: Bool
      /// Has no effect without the tools.
      public var keepsSettings: Bool
      /// Has no effect without the tools.
      public var showsDeviceShape: Bool
      /// Has no effect without the tools.
      public var triggers: Set<ShakeGesture.Kind>?

      /// Has no effect without the tools.
      public var devices: [Device]?

      /// Options from their parts.
      public init(
        chords: [KeyChord] = KeyChord.defaults, isEnabled: Bool = true, showsHint: Bool = false,
        showsScreenNames: Bool = true, keepsSettings: Bool = false,
        devices: [Device]? = nil, triggers: Set<ShakeGesture.Kind>? = nil,
        showsDeviceShape: Bool = true
      ) {
        self.showsDeviceShape = showsDeviceShape
        self.devices = devices
        self.chords = chords
        self.isEnabled = isEnabled
        self.showsHint = showsHint
        self.showsScreenNames = showsScreenNames
        self.keepsSettings = keepsSettings
        self.triggers = triggers
      }
    }

    /// The app's own items.
    public let controller: DebugController
    /// The devices that could be chosen; they are put together when they are asked for.
    public var catalog: Catalog { given ?? .builtIn }
    /// Labels that do not show.
    public let screenNames: ScreenNameViewer

    private let given: Catalog?
    private weak var surface: Surface?

    /// Starts nothing.
    public init(
      surface: Surface, controller: DebugController = DebugController(),
      catalog: Catalog? = nil, options: Options = Options()
    ) {
      self.controller = controller
      given = catalog
      self.surface = surface
      screenNames = ScreenNameViewer.start(on: surface, enabled: false)
    }

    /// Has no effect without the tools.
    public var listedDevices: [Device]?

    /// Never.
    public var isMenuOpen: Bool { false }
    /// A menu without rows.
    public var menu: MenuModel { MenuModel() }

    /// None.
    public var chords: [KeyChord] {
      get { [] }
      set {}
    }

    /// The window's size.
    public var size: ResizeState { ResizeState(window: surface?.size ?? .zero) }

    /// Nothing happens.
    public func perform(_ command: DebugCommand, keepingMenuOpen: Bool = false) {}

    /// Nothing happens.
    public func stop() {}
  }
#endif
