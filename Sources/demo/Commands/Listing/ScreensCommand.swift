internal import AppSurface

/// `demo screens`: the places of the sample app.
nonisolated enum ScreensCommand {
  /// The places as a table, or as JSON.
  static func text(_ places: [DemoApp.Place], asJSON: Bool) -> String {
    if asJSON {
      return JSONValue.array(
        places.map { ["name": .string($0.name), "summary": .string($0.summary)] }
      ).prettyPrinted
    }
    let width = places.map(\.name.count).max() ?? 0
    return places.map { place in
      let gap = String(repeating: " ", count: width - place.name.count + 2)
      return place.name + gap + place.summary + "\n"
    }.joined()
  }
}
