#if DEBUG_TOOLS
  internal import AppSurface
  internal import DebugMenu
  internal import SDLHost

  /// `demo sheet`: the app on many devices in one picture.
  final class SheetCommand {
    private let app: DemoApp
    private let console: Console
    private let options: StageOptions
    private let file: String
    private let devices: [WallState.Tile]
    /// The screens that are gone to, one block for each.
    private let screens: [String]
    private let hasBodies: Bool

    /// The sheet that the arguments ask for.
    ///
    /// - Throws: what is wrong with them, before anything is drawn.
    init(
      _ arguments: ParsedArguments, app: DemoApp, console: Console
    ) throws(CommandFailure) {
      guard let file = arguments["--output"] else {
        throw .badInput("demo sheet needs the name of the picture: -o FILE")
      }
      try PictureFile.check(file)
      for (one, other) in [("--devices", "--family"), ("--screen", "--all")]
      where arguments.has(one) && arguments.has(other) {
        throw .badInput("\(one) and \(other) exclude each other; give one of them")
      }
      self.file = file
      self.app = app
      self.console = console
      options = try StageOptions(arguments, app: app, catalogOption: "--catalog")
      let chosen = try SheetDevices.chosen(by: arguments, in: options.catalog)
      let isLandscape = options.isLandscape
      devices = chosen.map { WallState.Tile($0, isLandscape: isLandscape) }
      let names = app.places.map(\.name)
      screens = arguments.has("--all") ? names : [options.screen ?? names.first ?? app.name]
      hasBodies = !arguments.has("--no-body")
    }

    /// Draws the sheet and writes it.
    func run() throws {
      let stage = HeadlessStage(
        options, app: app, notices: Notices(write: { [console] in console.say($0) }))
      let services = stage.host.stack.services
      let person = options.configuration(scale: 1)
      let sheet = ContactSheet(
        devices, titles: screens, hasBodies: hasBodies, measuring: services.text)
      let pixels = PixelCanvas.pixels(of: sheet.size, scale: sheet.scale)
      let canvas = try PixelCanvas(
        width: pixels.width, height: pixels.height, fonts: stage.host.fonts)
      try canvas.draw(sheet.ground(person, services: services), scale: sheet.scale)
      var block = -1
      for (number, cell) in sheet.cells.enumerated() {
        if cell.block != block {
          block = cell.block
          go(to: screens[block], on: stage)
        }
        console.showProgress("\(number + 1) of \(sheet.cells.count), \(cell.tile.device.name)")
        let surface = Surface(
          root: app.root, configuration: cell.tile.configuration.with(personOf: person),
          services: services, isLive: false)
        try canvas.renderer.draw(
          sheet.frame(cell, surface.drawList(), person, text: services.text), scale: sheet.scale,
          clearing: false)
      }
      console.showProgress(nil)
      canvas.finish()
      try PictureFile.write(canvas.picture(), to: file)
    }

    /// Goes to a screen and lets it come to rest.
    private func go(to screen: String, on stage: HeadlessStage) {
      app.go(screen)
      stage.host.advance(by: .seconds(1))
    }
  }

  /// The devices that a sheet shows.
  nonisolated enum SheetDevices {
    static func chosen(
      by arguments: ParsedArguments, in catalog: Catalog
    ) throws(CommandFailure) -> [Device] {
      if let names = arguments["--devices"] { return try named(names, in: catalog) }
      if let name = arguments["--family"] {
        return catalog.devices(in: try FamilyArgument.family(name, in: catalog))
      }
      return WallState(catalog: catalog).tiles.map(\.device)
    }

    private static func named(
      _ list: String, in catalog: Catalog
    ) throws(CommandFailure) -> [Device] {
      var devices: [Device] = []
      for part in list.split(separator: ",", omittingEmptySubsequences: false) {
        let name = part.trimmed
        guard !name.isEmpty else {
          throw .badInput(
            "--devices '\(Hint.shown(list))': a name is empty; names are joined by commas")
        }
        devices.append(try DeviceArgument.device(name, of: "--devices", in: catalog))
      }
      return devices
    }
  }

  extension Substring {
    /// The text without the spaces around it.
    fileprivate nonisolated var trimmed: String {
      var text = drop { $0.isWhitespace }
      while text.last?.isWhitespace == true { text.removeLast() }
      return String(text)
    }
  }
#endif
