#if DEBUG_TOOLS
  package import AppSurface

  extension ContactSheet {
    /// What lies beneath the devices: the ground, headings and captions.
    package func ground(_ person: SurfaceConfiguration, services: HostServices) -> Composition {
      composition(SheetGround(sheet: self), person, services)
    }

    /// What the device of a cell is drawn with: the app's drawing in its place, and the device over
    /// it.
    package func frame(
      _ cell: Cell, _ app: DrawList, _ person: SurfaceConfiguration, text: TextMeasuring
    ) -> Composition {
      let placed = PlacedDrawList(
        placement: Placement(origin: cell.frame.origin, zoom: zoom), clip: cell.frame, drawList: app
      )
      return Composition(
        windowSize: size, background: .clear,
        layers: [placed] + (hasBodies ? [device(of: cell, person, text)] : []))
    }

    private func device(
      of cell: Cell, _ person: SurfaceConfiguration, _ text: TextMeasuring
    ) -> PlacedDrawList {
      let palette = Palette(person.colorScheme, contrast: person.contrast)
      let drawing = DeviceDrawing(
        cell.tile, zoom: zoom, scheme: person.colorScheme, ground: palette.groupedBackground)
      return PlacedDrawList(
        placement: drawing.placement(screenAt: cell.frame.origin), clip: nil,
        drawList: drawing.drawList(text: text))
    }

    private func composition(
      _ view: some View, _ person: SurfaceConfiguration, _ services: HostServices
    ) -> Composition {
      let surface = Surface(
        root: HostingScreen(rootView: view),
        configuration: SurfaceConfiguration(
          size: size, scale: scale, colorScheme: person.colorScheme, contrast: person.contrast),
        services: services, isLive: false)
      surface.showsWhatIsBeneath()
      return surface.picture()
    }
  }

  private struct SheetGround: View {
    let sheet: ContactSheet

    var body: some View {
      ZStack(alignment: .topLeading) {
        ForEach(Array(sheet.headings.indices), id: \.self) { index in
          let heading = sheet.headings[index]
          Text(verbatim: heading.text).font(ContactSheet.headingFont).foregroundStyle(.primary)
            .lineLimit(1)
            .frame(width: heading.frame.width, height: heading.frame.height, alignment: .topLeading)
            .offset(x: heading.frame.minX, y: heading.frame.minY)
        }
        ForEach(Array(sheet.cells.indices), id: \.self) { index in
          let cell = sheet.cells[index]
          WallCaption(tile: cell.tile, isSelected: false)
            .frame(width: cell.caption.width, height: cell.caption.height)
            .offset(x: cell.caption.minX, y: cell.caption.minY)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .background(Paint.groupedBackground)
    }
  }
#endif
