import AppSurface

/// Text in its styles, how it wraps and where it is cut, labels and symbols.
struct TextGallery: View {
  var body: some View {
    GalleryColumn("Text and symbols") {
      GalleryCard("Styles") { TextStyles() }
      GalleryCard("Wrapping and cutting") { CutTexts() }
      GalleryCard("Labels") {
        Label("Tide tables", systemImage: "waveform")
        Label("Berths", systemImage: "mappin").font(.headline)
        Label("Storm warning", systemImage: "exclamationmark.triangle")
          .foregroundStyle(.destructive)
        Divider()
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 72), spacing: 8)], spacing: 14) {
          ForEach(["sun.max", "moon", "cloud", "bolt", "leaf", "cup"], id: \.self) { name in
            Image(systemName: name).font(.title2).foregroundStyle(.tint)
          }
        }
      }
    }
  }
}

struct TextStyles: View {
  var body: some View {
    Text("Title").font(.title)
    Text("Second title").font(.title2)
    Text("Third title").font(.title3)
    Text("Headline").font(.headline)
    Text("Body, as articles are set in it").font(.body)
    Text("Subheadline").font(.subheadline)
    Text("Footnote").font(.footnote).foregroundStyle(.secondary)
    Text("Caption").font(.caption).foregroundStyle(.tertiary)
  }
}

struct CutTexts: View {
  private let sentence =
    "The harbour master keeps a notebook of every boat that left before the fog."

  var body: some View {
    Text(sentence)
    Text(sentence).lineLimit(1)
    Text(sentence).lineLimit(1).truncationMode(.middle)
    Text(sentence).lineLimit(1).truncationMode(.head)
    Divider()
    Text("One line\nthen another, in the middle").multilineTextAlignment(.center)
      .frame(maxWidth: .infinity)
    Text("At the end of the line").frame(maxWidth: .infinity, alignment: .trailing)
  }
}
