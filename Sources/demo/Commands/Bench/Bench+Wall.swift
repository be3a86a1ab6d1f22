#if DEBUG_TOOLS
  internal import AppSurface
  internal import DebugMenu
  internal import SDLHost

  extension Bench {
    /// A frame of a wall of twelve devices after one input that all of them show.
    func wall() throws {
      guard wants("wall.n12") else { return }
      let stage = HeadlessStage(StageOptions(), app: makeApp(), notices: Notices())
      let session = stage.stage.session
      session.perform(.wallSet("12 sizes"))
      session.perform(.wall([]))
      stage.host.stack.update(at: stage.time)
      let tabs = ["Shop", "Feed"]
      // The tabs of the largest device are the easiest to meet.
      guard let layer = stage.host.stack.layer(named: "wall.ipad-pro-12-9-inch") else {
        throw CommandFailure.missing("the benchmark finds no tile on the wall")
      }
      let places = tabs.map { label in
        layer.surface.element(labelled: label).map { layer.placement.toWindow($0.surfaceFrame) }
      }
      let tiles = stage.host.stack.layers.filter {
        $0.level == layer.level && $0.name.hasPrefix("wall.")
      }
      let before = tiles.map(\.surface.drawingCount)
      // A press alone changes one tile; it is the release that all of them show.
      try measure("wall.n12", on: stage, counting: { !$0.isMultiple(of: 2) }) { round in
        let frame = places[round / 2 % 2] ?? .zero
        let isDown = round.isMultiple(of: 2)
        return .pointer(
          PointerEvent(
            phase: isDown ? .down : .up, position: frame.center, isPressed: isDown))
      }
      let drawn = zip(tiles, before).map { $0.surface.drawingCount - $1 }
      guard tiles.count == 12, drawn.allSatisfy({ $0 >= effort.frames }) else {
        throw CommandFailure.missing("wall.n12: not every tile changed with every input")
      }
    }

    /// One picture of the app on a device, as a contact sheet draws it.
    func sheet() throws {
      guard wants("sheet.per_picture") else { return }
      let app = makeApp()
      let stage = HeadlessStage(StageOptions(), app: app, notices: Notices())
      let services = stage.host.stack.services
      let person = StageOptions().configuration(scale: 1)
      let tiles = WallState(catalog: .builtIn).tiles
      let sheet = ContactSheet(tiles, titles: ["Feed"], measuring: services.text)
      let pixels = PixelCanvas.pixels(of: sheet.size, scale: sheet.scale)
      let canvas = try PixelCanvas(
        width: pixels.width, height: pixels.height, fonts: stage.host.fonts)
      try canvas.draw(sheet.ground(person, services: services), scale: sheet.scale)
      var times: [Int] = []
      for round in 0..<effort.frames / 3 {
        let cell = sheet.cells[round % sheet.cells.count]
        let start = Stopwatch.now()
        let surface = Surface(
          root: app.root, configuration: cell.tile.configuration.with(personOf: person),
          services: services, isLive: false)
        try canvas.renderer.draw(
          sheet.frame(cell, surface.drawList(), person, text: services.text), scale: sheet.scale,
          clearing: false)
        canvas.finish()
        times.append((Stopwatch.now() - start) / 1000)
      }
      try report("sheet.per_picture", thousandths: Stopwatch.median(times), "ms")
    }
  }
#endif
