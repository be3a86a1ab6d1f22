#if DEBUG_TOOLS
  internal import AppSurface

  nonisolated extension StateExport {
    /// How the app's size came about and how it is shown.
    var sizesJSON: JSONValue {
      let resize = session.settings.resize
      let sizes = session.settings.sizes
      let layout = FrameLayout(resize)
      var picture = JSONObject()
      for part in DevicePicture.switches {
        picture[part.name] = .bool(resize.picture.contains(part.picture))
      }
      return [
        "part": .string(resize.part.rawValue),
        "keyboard": .number(resize.keyboardHeight),
        "zoom": zoomJSON(resize.zoom), "panX": .number(layout.pan.x), "panY": .number(layout.pan.y),
        "pinned": .bool(resize.isPinnedToTop), "locked": .bool(resize.lockedRatio != nil),
        "undo": .bool(resize.canUndo), "redo": .bool(resize.canRedo),
        "asked": resize.request.map { .string(NumberText.format($0)) } ?? .null,
        "show": .object(picture),
        "favorites": .array(sizes.favorites.map { .string($0) }),
        "recent": .array(sizes.recent.map(recentJSON)),
        "snapWidths": .array(sizes.snapWidths.map { .number($0) }),
      ]
    }

    private func zoomJSON(_ zoom: ResizeState.Zoom) -> JSONValue {
      if case .factor(let factor) = zoom { .number(factor) } else { "fit" }
    }

    private func recentJSON(_ recent: SizeList.Recent) -> JSONValue {
      switch recent {
      case .device(let id): .string(id)
      case .size(let size):
        .string("\(NumberText.format(size.width))x\(NumberText.format(size.height))")
      }
    }
  }
#endif
