#if DEBUG_TOOLS
  public import AppSurface

  nonisolated extension ResizeState {
    /// The factors that zooming in and out steps through.
    public static let zoomSteps: [Double] = [
      0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.25, 1.5, 2, 3, 4,
    ]

    /// Shows the app at another size; a factor out of ``zooms`` is moved into it.
    ///
    /// - Parameter anchor: The point of the window that stays over what it shows; nil is the
    ///   middle of the room.
    public mutating func show(at zoom: Zoom, around anchor: Point? = nil) {
      let before = placement
      let held = anchor ?? room.center
      let point = before.fromWindow(held)
      switch zoom {
      case .fit: (self.zoom, pan) = (.fit, .zero)
      case .factor(let factor):
        guard factor.isFinite else { return }
        self.zoom = .factor(min(max(factor, Self.zooms.lowerBound), Self.zooms.upperBound))
        let moved = placement.toWindow(point)
        move(by: held - moved)
      }
    }

    /// The factor one step larger or smaller than what shows.
    public func zoom(steppedBy step: Int) -> Zoom {
      let shown = placement.zoom
      let next =
        step > 0
        ? Self.zoomSteps.first { $0 > shown + 0.005 }
        : Self.zoomSteps.last { $0 < shown - 0.005 }
      return .factor(next ?? (step > 0 ? Self.zooms.upperBound : Self.zooms.lowerBound))
    }

    /// Moves the app where it is larger than the room, as far as its edges.
    ///
    /// - Parameter distance: In points of the window.
    public mutating func move(by distance: Point) {
      guard distance.x.isFinite, distance.y.isFinite else { return }
      pan = FrameLayout(self).pan + distance
      pan = FrameLayout(self).pan
    }
  }
#endif
