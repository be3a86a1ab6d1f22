#if DEBUG_TOOLS
  package import AppSurface

  extension ContactSheet {
    /// What lies beneath the devices: the ground, headings, bodies and captions.
    package func ground(_ person: SurfaceConfiguration, services: HostServices) -> Composition {
      composition(SheetGround(sheet: self), person, services)
    }

    /// What lies over the devices: what their round corners cut away.
    package func marks(_ person: SurfaceConfiguration, services: HostServices) -> Composition {
      composition(SheetMarks(sheet: self), person, services)
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

    fileprivate var shapes: [WallShape] {
      cells.map { cell in
        WallShape(
          screen: cell.frame, body: cell.body,
          screenRadius: (cell.tile.device.cornerRadius ?? 0) * zoom,
          bodyRadius: DeviceBody(cell.tile.device).radius * zoom)
      }
    }
  }

  private struct SheetGround: View {
    let sheet: ContactSheet

    var body: some View {
      ZStack(alignment: .topLeading) {
        if sheet.hasBodies { WallBodies(shapes: sheet.shapes) }
        ForEach(Array(sheet.headings.indices), id: \.self) { index in
          let heading = sheet.headings[index]
          Text(verbatim: heading.text).font(.title3).foregroundStyle(.primary).lineLimit(1)
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

  private struct SheetMarks: View {
    let sheet: ContactSheet

    var body: some View {
      if sheet.hasBodies {
        WallMarksLayer(shapes: sheet.shapes, selection: nil)
      }
    }
  }
#endif
