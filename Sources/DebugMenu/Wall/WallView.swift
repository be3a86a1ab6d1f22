#if DEBUG_TOOLS
  internal import AppSurface

  /// The ground of the wall: the captions of the devices, and a bar that tells of the selected one.
  struct WallView: View {
    let store: SessionStore

    var body: some View {
      let wall = store.state.settings.wall
      ZStack(alignment: .topLeading) {
        PointerShield()
        if let layout = store.wallLayout, layout.tiles.count == wall.tiles.count {
          ForEach(Array(wall.tiles.indices), id: \.self) { place in
            if let frame = layout.tiles[place].caption {
              WallCaption(tile: wall.tiles[place], isSelected: place == wall.selection)
                .frame(width: frame.width, height: frame.height)
                .offset(x: frame.minX, y: frame.minY)
            }
          }
          WallBar(store: store, isWide: layout.bar.width >= 640)
            .frame(width: layout.bar.width, height: layout.bar.height)
            .offset(x: 0, y: layout.bar.minY)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .background(Paint.groupedBackground)
    }
  }

  /// A device's name and size.
  struct WallCaption: View {
    let tile: WallState.Tile
    let isSelected: Bool

    private static let nameFont = Font.system(size: 12, weight: .semibold)
    private static let sizeFont = Font.system(size: 11)

    var body: some View {
      VStack(spacing: 1) {
        Text(verbatim: tile.device.name).font(Self.nameFont)
          .foregroundStyle(isSelected ? .tint : .primary)
        Text(verbatim: NumberText.format(tile.size)).font(Self.sizeFont)
          .foregroundStyle(.secondary)
      }
      .lineLimit(1)
    }

    /// The width of the longer line, in points.
    static func width(of tile: WallState.Tile, measuring: TextMeasuring) -> Double {
      max(
        measuring.width(tile.device.name, nameFont),
        measuring.width(NumberText.format(tile.size), sizeFont)
      ).rounded(.up) + 2
    }
  }

  /// The selected device, what keys do, and the way out.
  struct WallBar: View {
    let store: SessionStore
    let isWide: Bool

    var body: some View {
      let wall = store.state.settings.wall
      VStack(spacing: 0) {
        Divider()
        HStack(spacing: 12) {
          VStack(alignment: .leading, spacing: 0) {
            Text(verbatim: wall.selected.device.name)
              .font(.system(size: 13, weight: .semibold))
            Text(verbatim: detail(wall)).font(.system(size: 11)).foregroundStyle(.secondary)
          }
          .lineLimit(1)
          Spacer(minLength: 0)
          if isWide {
            Text("←→↑↓ select   tab into it   ↩ make it live   esc close")
              .font(.system(size: 11)).foregroundStyle(.secondary).lineLimit(1)
            Spacer(minLength: 0)
          }
          Button(action: { store.perform(.endWall) }) {
            Text("Done").font(.system(size: 13, weight: .semibold))
          }
          .buttonStyle(.bordered)
        }
        .padding(.horizontal, 14)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      .background(Paint.bar)
    }

    private func detail(_ wall: WallState) -> String {
      let percent = Int(((store.wallLayout?.zoom ?? 1) * 100).rounded())
      return "\(NumberText.format(wall.selected.size)) at \(percent) %, \(wall.selection + 1) of "
        + "\(wall.tiles.count)"
    }
  }
#endif
