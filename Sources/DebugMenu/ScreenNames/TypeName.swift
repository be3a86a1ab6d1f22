#if DEBUG_TOOLS
  /// The name of a type as a screen-name label shows it, from what `String(reflecting:)` gives.
  package nonisolated enum TypeName {
    /// The name of a screen's class, nested in others where it is; nil for the kit's own classes and
    /// for text that names no type of a module.
    ///
    /// Generic arguments go first and the module after: what stands in angle brackets has dots too.
    package static func screen(reflected text: String) -> String? {
      guard let first = TypeNameParser.nominals(in: text).first, first.isWhole, !first.isFramework
      else { return nil }
      return first.path.joined(separator: ".")
    }

    /// The app's view type that stands first inside the framework's wrappers; nil where there is none.
    ///
    /// Of a type that is nested in another, the outermost is named. What stands inside a conditional
    /// view is never named: the text does not tell which branch is showing.
    static func hostedView(reflected text: String) -> String? {
      TypeNameParser.nominals(in: text).first { !$0.isFramework && !$0.mayBeHidden }?.outermost
    }
  }

  /// A type that is named somewhere in a reflected text.
  nonisolated struct NominalName: Hashable, Sendable {
    /// The module that declares it.
    var module: String
    /// The types from the outermost to the one that is meant, without generic arguments.
    var path: [String]
    /// Whether the text is this type and not one that merely holds it.
    var isWhole: Bool
    /// Whether it stands where the text does not tell that it shows, as in a conditional view.
    var mayBeHidden: Bool

    /// Whether the module declares the type inside one of another module, by an extension.
    var isInExtension = false

    /// The outermost type that the module itself declares.
    var outermost: String? { isInExtension ? path.dropFirst().first : path.first }

    /// Whether the kit, its tools or the system declare it: these have no names worth showing.
    var isFramework: Bool { module.hasPrefix("_") || Self.frameworks.contains(module) }

    static let frameworks: Set<String> = [
      "AppSurface", "AppSurfaceTesting", "DebugMenu", "SurfaceIntrospect", "SDLHost",
      "DeviceCatalog", "Swift",
      "Observation", "Foundation", "FoundationEssentials", "Synchronization", "Dispatch",
    ]
  }
#endif
