/// What a window is opened with.
public nonisolated struct WindowOptions: Sendable {
  /// How a window's pixels are made.
  public enum Drawing: Hashable, Sendable {
    /// By the graphics hardware where there is some, else by SDL in software.
    case automatic
    /// By the graphics hardware, or by what stands in for it.
    case accelerated
    /// By SDL in software: starts at once and takes little memory.
    case software
  }

  /// How the pixels are made. SDL's own hint `SDL_RENDER_DRIVER` (also as an environment variable)
  /// wins over `automatic`.
  public var drawing = Drawing.automatic
  /// Which face text is set in.
  public var font = FontChoice.automatic
  /// What the program says of itself.
  public var facts = AppFacts()
  /// Pixels for each point; nil takes what the display says.
  public var pixelsPerPoint: Double?
  /// Whether game controllers and their motion sensors are listened to, from the first frame on.
  /// With none connected this costs nothing.
  public var usesControllers = false
  /// The folder in which the services look for relative file names; nil is the working directory.
  public var folder: String?
  /// The editor that source files are opened in; nil opens none.
  public var editor: EditorLauncher?

  /// The usual options.
  public init() {}
}

/// What a program says of itself, for the debugging tools to show.
public nonisolated struct AppFacts: Hashable, Sendable {
  /// The version that people see.
  public var version: String?
  /// The number of the build.
  public var build: String?
  /// The identifier in reverse domain order.
  public var identifier: String?

  /// Facts from their parts.
  public init(version: String? = nil, build: String? = nil, identifier: String? = nil) {
    self.version = version
    self.build = build
    self.identifier = identifier
  }
}
