#if DEBUG_TOOLS
  internal import AppSurface

  /// The app's size in words.
  nonisolated enum SizeSummary {
    /// The device's name and the size, with the zoom where the app is scaled down.
    static func full(_ resize: ResizeState) -> String {
      let size = NumberText.format(resize.size) + zoom(resize)
      return resize.device.map { "\($0.name), \(size)" } ?? size
    }

    /// The device's name or the size, with the zoom where the app is scaled down.
    static func brief(_ resize: ResizeState) -> String {
      (resize.device?.name ?? NumberText.format(resize.size)) + zoom(resize)
    }

    private static func zoom(_ resize: ResizeState) -> String {
      let zoom = resize.placement.zoom
      return zoom < 1 ? " at \(Int((zoom * 100).rounded())) %" : ""
    }
  }
#endif
