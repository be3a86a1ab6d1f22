// swift-tools-version: 6.2
import PackageDescription

/// The settings that every target shares (DESIGN.md, rules 8 and 9).
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// UI modules live on the main actor unless a declaration says otherwise.
let ui: [SwiftSetting] = strict + [.defaultIsolation(MainActor.self)]

/// The debugging tools are in debug builds, and in release builds that ask for them.
let tools: [SwiftSetting] =
  ui + [
    .define("DEBUG_TOOLS", .when(configuration: .debug)),
    .define("DEBUG_TOOLS", .when(traits: ["DebugToolsInRelease"])),
  ]

let package = Package(
  name: "shake-menu",
  products: [
    .library(name: "DeviceCatalog", targets: ["DeviceCatalog"]),
    .library(name: "AppSurface", targets: ["AppSurface"]),
    .library(name: "AppSurfaceTesting", targets: ["AppSurfaceTesting"]),
    .library(name: "SurfaceIntrospect", targets: ["SurfaceIntrospect"]),
    .library(name: "DebugMenu", targets: ["DebugMenu"]),
    .library(name: "SDLHost", targets: ["SDLHost"]),
    .library(name: "DebugMenuSDL", targets: ["DebugMenuSDL"]),
    .library(name: "CSDL2", targets: ["CSDL2"]),
    .executable(name: "demo", targets: ["demo"]),
  ],
  traits: [
    .trait(
      name: "DebugToolsInRelease",
      description: "Keeps the debug menu in release builds; without it its API does nothing there.")
  ],
  targets: [
    .systemLibrary(name: "CSDL2"),
    .target(name: "DeviceCatalog", swiftSettings: strict),
    .target(
      name: "AppSurface", dependencies: ["DeviceCatalog"], swiftSettings: ui,
      // Rounding is a call into libm, which nothing else here brings in.
      linkerSettings: [.linkedLibrary("m")]),
    .target(name: "AppSurfaceTesting", dependencies: ["AppSurface"], swiftSettings: ui),
    .target(name: "SurfaceIntrospect", dependencies: ["AppSurface"], swiftSettings: ui),
    .target(name: "DebugMenu", dependencies: ["AppSurface"], swiftSettings: tools),
    .target(name: "SDLHost", dependencies: ["AppSurface", "CSDL2"], swiftSettings: ui),
    .target(
      name: "DebugMenuSDL", dependencies: ["DebugMenu", "SDLHost", "AppSurface", "CSDL2"],
      swiftSettings: tools),
    .executableTarget(
      name: "demo",
      dependencies: [
        "AppSurface", "DebugMenu", "DebugMenuSDL", "SurfaceIntrospect", "SDLHost", "CSDL2",
      ],
      swiftSettings: tools),
    .testTarget(
      name: "DeviceCatalogTests", dependencies: ["DeviceCatalog"], swiftSettings: strict),
    .testTarget(
      name: "AppSurfaceTests", dependencies: ["AppSurface", "AppSurfaceTesting"],
      swiftSettings: ui),
    // Run twice by the tests, where types have other addresses; and by scripts/check-release in a
    // plain release build, where no name is made.
    .executableTarget(
      name: "ScreenNamesTrial", dependencies: ["DebugMenu", "AppSurface"],
      path: "Tests/ScreenNamesTrial", swiftSettings: ui),
    .testTarget(
      name: "DebugMenuTests",
      dependencies: ["DebugMenu", "ScreenNamesTrial", "AppSurface", "AppSurfaceTesting"],
      exclude: ["Triggers/Recordings"], swiftSettings: tools),
    .testTarget(
      name: "SurfaceIntrospectTests",
      dependencies: [
        "SurfaceIntrospect", "IntrospectClient", "DebugMenu", "SDLHost", "AppSurface",
        "AppSurfaceTesting",
      ], swiftSettings: tools),
    // A view type that another package defines: no access to what this one keeps for itself.
    .target(
      name: "IntrospectClient", dependencies: ["AppSurface", "SurfaceIntrospect"],
      path: "Tests/IntrospectClient", packageAccess: false, swiftSettings: strict),
    .executableTarget(
      name: "SDLHostTrial", dependencies: ["SDLHost", "AppSurface"], path: "Tests/SDLHostTrial",
      swiftSettings: ui),
    .testTarget(
      name: "SDLHostTests",
      dependencies: ["SDLHost", "SDLHostTrial", "AppSurface", "AppSurfaceTesting", "CSDL2"],
      swiftSettings: ui),
    .executableTarget(
      name: "AttachTrial", dependencies: ["DebugMenuSDL", "DebugMenu", "AppSurface", "CSDL2"],
      path: "Tests/AttachTrial", exclude: ["counted_calls.c"], swiftSettings: tools),
    // The README's Swift, compiled as in an app of somebody else: no default isolation, no access
    // to what the package keeps for itself.
    .target(
      name: "Snippets",
      dependencies: [
        "DeviceCatalog", "AppSurface", "DebugMenu", "SurfaceIntrospect", "SDLHost", "DebugMenuSDL",
        "CSDL2",
      ],
      path: "Tests/Snippets", packageAccess: false, swiftSettings: strict),
    .testTarget(
      name: "PackageTests", dependencies: ["Snippets", "AppSurface", "AppSurfaceTesting"],
      swiftSettings: strict),
    .testTarget(
      name: "DemoTests",
      dependencies: [
        "demo", "AttachTrial", "DebugMenu", "SDLHost", "AppSurface", "AppSurfaceTesting", "CSDL2",
      ],
      exclude: ["Pictures", "ScreenPictures"], swiftSettings: tools),
  ],
  swiftLanguageModes: [.v6]
)

// Functions that C calls are exported with an attribute that Swift has since 6.3.
#if compiler(>=6.3)
  package.products.append(
    .library(name: "debugmenu", type: .dynamic, targets: ["DebugMenuC"]))
  package.targets.append(
    .target(
      name: "DebugMenuC", dependencies: ["DebugMenuSDL", "DebugMenu", "SDLHost", "CSDL2"],
      exclude: ["include"], swiftSettings: tools))
#endif
