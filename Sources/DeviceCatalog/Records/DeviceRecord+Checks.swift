extension DeviceRecord {
  /// What can only be seen when the members are taken together.
  func checkTogether(_ fields: Fields, _ faults: inout Faults) {
    checkOrientations(fields.path, &faults)
    checkInsets(device.safeAreas, fields.path["safeArea"], &faults)
    if let earlier = device.earlierSafeAreas {
      checkInsets(earlier.insets, fields.path["earlierSafeArea"], &faults)
    }
    checkParts(fields.path, &faults)
    checkDerived(fields, &faults)
  }

  private func checkOrientations(_ path: JSONPath, _ faults: inout Faults) {
    let isWide = device.size.width > device.size.height
    let isTall = device.size.width < device.size.height
    if device.naturalOrientation.isLandscape ? isTall : isWide {
      faults.add(path["size"], "is stated as the device is held in its naturalOrientation")
    }
    let supported = device.supportedOrientations
    if !supported.contains(device.naturalOrientation) || Set(supported).count != supported.count {
      faults.add(
        path["supportedOrientations"],
        "must name each orientation once, the natural one among them")
    }
  }

  private func checkInsets(
    _ safeAreas: ByOrientation<EdgeInsets>, _ path: JSONPath, _ faults: inout Faults
  ) {
    for orientation in safeAreas.orientations {
      guard let insets = safeAreas[orientation] else { continue }
      let size = device.size(in: orientation)
      if insets.horizontal >= size.width {
        faults.add(path[orientation.rawValue], "left and right leave nothing of the width")
      }
      if insets.vertical >= size.height {
        faults.add(path[orientation.rawValue], "top and bottom leave nothing of the height")
      }
    }
  }

  private func checkParts(_ path: JSONPath, _ faults: inout Faults) {
    let screen = Rect(origin: .zero, size: device.size)
    if let cutout = device.cutout, !screen.contains(cutout.frame) {
      faults.add(path["cutout"]["frame"], "must lie inside the screen")
    }
    if let hinge = device.hinge, !screen.contains(hinge.frame) {
      faults.add(path["hinge"]["frame"], "must lie inside the screen")
    }
    if let radius = device.cornerRadius, radius > min(device.size.width, device.size.height) / 2 {
      faults.add(path["cornerRadius"], "must not be more than half of the shorter side")
    }
    for orientation in Orientation.allCases {
      let size = device.size(in: orientation)
      if let height = device.keyboardHeights[orientation], height >= size.height {
        faults.add(path["keyboardHeight"][orientation.rawValue], "leaves nothing of the height")
      }
      let widths = device.multitasking[orientation]
      let all = [widths?.oneThird, widths?.oneHalf, widths?.twoThirds, widths?.slideOver]
      if all.contains(where: { $0 ?? 0 > size.width }) {
        faults.add(
          path["multitasking"][orientation.rawValue], "must not be wider than the screen")
      }
    }
  }

  private func checkDerived(_ fields: Fields, _ faults: inout Faults) {
    if let title = fields.string("title", &faults), title != device.title {
      faults.add(fields.path["title"], "is the same as name, or left out")
    }
    let sizes: [(String, Size)] = [
      ("renderedPixelSize", device.renderedPixelSize), ("panelSize", device.panelSize),
    ]
    for (key, derived) in sizes {
      guard let stated = fields.size(key, &faults) else { continue }
      if abs(stated.width - derived.width) > 0.5 || abs(stated.height - derived.height) > 0.5 {
        faults.add(
          fields.path[key], "follows from the other sizes: \(derived.json.compact), or is left out")
      }
    }
  }
}
