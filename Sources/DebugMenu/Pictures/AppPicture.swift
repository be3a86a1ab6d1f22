#if DEBUG_TOOLS
  package import AppSurface

  /// The app as it stands, to be drawn off screen: neither the window's size nor the live surface's
  /// has a part in it.
  package nonisolated struct AppPicture: Hashable, Sendable {
    /// What is drawn, in points.
    package var frame: Composition
    /// Pixels for each point.
    package var scale: Double
    /// A name for the file, without an extension.
    package var name: String

    /// The picture's size in pixels.
    package var pixelSize: Size {
      Size(
        width: (frame.windowSize.width * scale).rounded(),
        height: (frame.windowSize.height * scale).rounded())
    }
  }

  extension DebugSession {
    /// A picture of the app as it stands: its size in points times the pixels of a point.
    package func picture() -> AppPicture? {
      guard let surface = appLayer?.surface else { return nil }
      return AppPicture(
        frame: surface.picture(), scale: surface.configuration.scale, name: pictureName)
    }

    /// The app's name with the device or the size: `harbor-iphone-12-mini-landscape`.
    private var pictureName: String {
      let resize = store.state.settings.resize
      let sides = [resize.size.width, resize.size.height].map(NumberText.format)
      let isTurned = resize.device.map {
        $0.naturalOrientation.isLandscape != resize.orientation.isLandscape
      }
      let turned =
        isTurned == true ? (resize.orientation.isLandscape ? ["landscape"] : ["portrait"]) : []
      let parts = [windowName, resize.device?.id ?? sides.joined(separator: "x")] + turned
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
        let path = try services.savePicture(picture.frame, picture.scale, picture.name)
        text = "Saved \(path), \(NumberText.format(picture.pixelSize)) pixels"
      } catch {
        text = "The picture is not saved: \((error as? HostServiceError)?.message ?? "\(error)")"
      }
      store.state.toast = Toast(text: text, start: now, duration: .seconds(5))
    }
  }
#endif
