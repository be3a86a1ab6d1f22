#if DEBUG_TOOLS
  internal import AppSurface

  nonisolated extension StateExport {
    /// The devices side by side; frames are in points of the window, and there while the wall shows.
    var wallJSON: JSONValue {
      let wall = session.settings.wall
      let layout = wall.isOpen ? wallLayout : nil
      let tiles = wall.tiles.enumerated().map { place, tile -> JSONValue in
        var object = JSONObject()
        object["id"] = .string(tile.id)
        object["orientation"] = .string(tile.orientation.rawValue)
        object["width"] = .number(tile.size.width)
        object["height"] = .number(tile.size.height)
        if let layout, layout.tiles.indices.contains(place) {
          object["frame"] = json(layout.tiles[place].frame)
        }
        return .object(object)
      }
      return [
        "open": .bool(wall.isOpen), "selection": .string(wall.selected.id),
        "set": JSONValue(wall.setName), "zoom": layout.map { .number($0.zoom) } ?? .null,
        "tiles": .array(tiles),
      ]
    }
  }
#endif
