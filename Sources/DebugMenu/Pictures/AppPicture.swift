#if DEBUG_TOOLS
  package import AppSurface

  /// The app as it stands, to be drawn off screen: neither the window's size nor the live surface's
  /// has a part in it.
  package nonisolated struct AppPicture: Hashable, Sendable {
    /// What is drawn, in points; with a device's body it stands on black.
    package var frame: Composition
    /// The same on white where a body is drawn: what differs lets the ground through.
    package var onWhite: Composition?
    /// Pixels for each point.
    package var scale: Double
    /// What cuts the corners of a screen without its body.
    package var mask: DeviceMask?
    /// A name for the file, without an extension.
    package var name: String

    /// The picture's size in pixels.
    package var pixelSize: Size {
      Size(
        width: (frame.windowSize.width * scale).rounded(),
        height: (frame.windowSize.height * scale).rounded())
    }

    /// The pixels, transparent beside the device.
    ///
    /// - Parameter draw: Draws a frame with so many pixels for each point.
    package func bitmap(
      _ draw: (_ frame: Composition, _ scale: Double) throws -> Bitmap
    ) rethrows -> Bitmap {
      let bitmap = try draw(frame, scale)
      if let onWhite { return Self.cut(bitmap, onWhite: try draw(onWhite, scale)) }
      return mask?.applied(to: bitmap, scale: scale) ?? bitmap
    }

    /// A drawing whose opacity is what black and white grounds tell: the less they differ, the more
    /// of it there is.
    private static func cut(_ onBlack: Bitmap, onWhite: Bitmap) -> Bitmap {
      var pixels = onBlack.pixels
      for pixel in stride(from: 0, to: pixels.count, by: 4) {
        let through = Int(onWhite.pixels[pixel + 1]) - Int(pixels[pixel + 1])
        let alpha = 255 - min(255, max(0, through))
        guard alpha < 255 else { continue }
        for part in 0..<3 where alpha > 0 {
          pixels[pixel + part] = UInt8(min(255, Int(pixels[pixel + part]) * 255 / alpha))
        }
        pixels[pixel + 3] = UInt8(alpha)
      }
      return Bitmap(width: onBlack.width, height: onBlack.height, pixels: pixels)
    }
  }

  extension DebugSession {
    /// A picture of the app as it stands: its size in points times the pixels of a point. Where the
    /// device's body shows it is in the picture too; else the screen is cut by the device's outline.
    package func picture() -> AppPicture? {
      guard let surface = appLayer?.surface else { return nil }
      let resize = store.state.settings.resize
      var picture = AppPicture(
        frame: surface.picture(), scale: surface.configuration.scale, name: pictureName)
      // The shape alone is in every picture: its corners are cut.
      if !resize.picture.subtracting(.shape).isEmpty {
        picture.frame = frame(of: surface, on: .black)
        if resize.picture.contains(.body), resize.device != nil {
          picture.onWhite = frame(of: surface, on: .white)
          return picture
        }
      }
      if resize.part == .full { picture.mask = resize.device.map { DeviceMask($0) } }
      return picture
    }

    /// The app with what of its device is drawn around and over it.
    private func frame(of surface: Surface, on ground: Color) -> Composition {
      var resize = store.state.settings.resize
      (resize.zoom, resize.pan, resize.isEditing) = (.factor(1), .zero, false)
      resize.picture.remove(.shape)
      let drawing = DeviceDrawing(resize, scheme: store.state.colorScheme, ground: ground)
      let hasBody = drawing.body != nil
      let origin = hasBody ? drawing.app.origin : .zero
      let app = Rect(origin: origin, size: surface.size)
      return Composition(
        windowSize: hasBody ? drawing.size : surface.size, background: ground,
        layers: [
          PlacedDrawList(
            placement: Placement(origin: origin, zoom: 1), clip: app, drawList: surface.drawList()),
          PlacedDrawList(
            placement: Placement(origin: origin - drawing.app.origin, zoom: 1),
            clip: hasBody ? nil : app,
            drawList: drawing.drawList(text: surface.services.text)),
        ])
    }

    /// The app's name with the device or the size: `harbor-iphone-12-mini-landscape`.
    private var pictureName: String {
      let resize = store.state.settings.resize
      let sides = [resize.size.width, resize.size.height].map(NumberText.format)
      let isLandscape = resize.orientation.isLandscape
      let isTurned = resize.device.map { $0.naturalOrientation.isLandscape != isLandscape } ?? false
      let parts =
        [windowName, resize.device?.id ?? sides.joined(separator: "x")]
        + (isTurned ? [isLandscape ? "landscape" : "portrait"] : [])
      return parts.filter { !$0.isEmpty }.joined(separator: "-")
    }

    private var windowName: String {
      TextFolding.fold(baseTitle).split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    }

    /// Saves a picture of the app and says where it is, or why it is not.
    func savePicture() {
      guard let picture = picture(), let services = stack?.services else { return }
      let text: String
      do {
        let path = try services.savePicture(
          try picture.bitmap(services.drawPicture), picture.name)
        text = "Saved \(path), \(NumberText.format(picture.pixelSize)) pixels"
      } catch {
        let reason = (error as? HostServiceError)?.message ?? "\(error)"
        text = "The picture is not saved: \(reason)"
      }
      store.state.toast = Toast(text: text, start: now, duration: .seconds(5))
    }
  }
#endif
