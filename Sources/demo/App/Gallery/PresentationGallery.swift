import AppSurface

/// What stands over a screen: sheets of several heights, bubbles, covers.
struct PresentationGallery: View {
  @Environment(AppModel.self) private var model
  @State private var showsTip = false
  @State private var showsMoon = false

  var body: some View {
    GalleryColumn("Sheets and popovers") {
      GalleryCard("Popovers") {
        Text("A bubble points at what it belongs to. Where there is little room it is a sheet.")
          .font(.subheadline).foregroundStyle(.secondary)
        Button("What is a neap tide?") { showsTip = true }
          .buttonStyle(.bordered)
          .popover(isPresented: $showsTip) { TidePopover() }
        HStack {
          Spacer()
          Button {
            showsMoon = true
          } label: {
            Image(systemName: "moon").font(.title2)
          }
          .accessibilityLabel("Phase of the moon")
          .popover(isPresented: $showsMoon, arrowEdge: .top) { MoonPopover() }
        }
      }
      GalleryCard("Sheets") {
        Text("Dragged between its heights by the handle, or away.")
          .font(.subheadline).foregroundStyle(.secondary)
        Button("Today’s forecast") { model.sheet = .forecast }.buttonStyle(.bordered)
        Button("Notice to mariners") { model.sheet = .notice }.buttonStyle(.bordered)
      }
      GalleryCard("Covers and columns") {
        Button("The watch") { model.cover = .watch }.buttonStyle(.bordered)
        Button("The logbook, in columns") { model.cover = .logbook }.buttonStyle(.bordered)
      }
    }
  }
}

struct TidePopover: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Neap tide").font(.headline)
      Text("Sun and moon pull at right angles, and the water rises least.")
        .font(.subheadline).foregroundStyle(.secondary)
    }
    .frame(maxWidth: 260, alignment: .leading)
    .padding(18)
  }
}

struct MoonPopover: View {
  var body: some View {
    VStack(spacing: 10) {
      Image(systemName: "moon.fill").font(.system(size: 34)).foregroundStyle(.tint)
      Text("Waning, 62 %").font(.subheadline.weight(.semibold))
    }
    .padding(.horizontal, 30)
    .padding(.vertical, 20)
  }
}
