#if DEBUG_TOOLS
  internal import AppSurface

  nonisolated extension StateExport {
    /// What the inspector shows.
    var inspectorJSON: JSONValue {
      let inspection = session.inspector?.inspection
      return [
        "open": .bool(session.inspector != nil),
        "held": .bool(session.inspector?.isHeld ?? false),
        "copied": .bool(session.inspector?.isCopied ?? false),
        "element": inspection.map { json($0.element) } ?? .null,
        "label": JSONValue(inspection?.label), "call": JSONValue(inspection?.call),
        "distances": inspection?.distances.map { json($0) } ?? .null,
        "ancestors": .array(inspection?.ancestors.map { json($0) } ?? []),
      ]
    }

    private func json(_ part: Inspection.Part) -> JSONValue {
      [
        "view": .string(part.viewName), "type": .string(part.typeName),
        "frame": json(part.frame),
      ]
    }

    private func json(_ distances: EdgeInsets) -> JSONValue {
      [
        "top": .number(distances.top), "left": .number(distances.left),
        "bottom": .number(distances.bottom), "right": .number(distances.right),
      ]
    }
  }
#endif
