import AppSurface

/// How views are put beside, above and over one another.
struct LayoutGallery: View {
  var body: some View {
    GalleryColumn("Layout and shapes") {
      GalleryCard("Stacks") { StackSamples() }
      GalleryCard("A grid, as many as fit") {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 64), spacing: 10)], spacing: 10) {
          ForEach(0..<8) { number in
            Text("\(number + 1)").font(.headline)
              .frame(maxWidth: .infinity, minHeight: 48)
              .background(.fill, in: RoundedRectangle(cornerRadius: 10))
          }
        }
      }
      GalleryCard("Shapes") { ShapeSamples() }
      GalleryCard("What fits") {
        ViewThatFits(in: .horizontal) {
          Label("There is room for a whole sentence here", systemImage: "arrow.left.and.right")
            .fixedSize()
          Label("There is little room", systemImage: "arrow.left.and.right")
        }
        GeometryReader { proxy in
          Text("\(Int(proxy.size.width)) points wide").font(.footnote).foregroundStyle(.secondary)
        }
        .frame(height: 20)
      }
      GalleryCard("Sideways") { SidewaysSample() }
    }
  }
}

struct StackSamples: View {
  var body: some View {
    HStack(spacing: 8) {
      Swatch(0x2F6F8F)
      Swatch(0x46658F)
      Spacer()
      Swatch(0xA5473F)
    }
    ZStack(alignment: .bottomTrailing) {
      Color.clear.frame(height: 72)
      Text("On top, at the end").font(.footnote).padding(10)
    }
    .background(.fill, in: RoundedRectangle(cornerRadius: 12))
    HStack(spacing: 0) {
      Color(hex: 0x2E7D6B).frame(height: 10)
      Color(hex: 0x8A5A2E).frame(height: 10)
      Color(hex: 0x7A4A78).frame(height: 10)
    }
    .clipShape(Capsule())
  }
}

struct Swatch: View {
  private let color: UInt32

  init(_ color: UInt32) { self.color = color }

  var body: some View {
    RoundedRectangle(cornerRadius: 8).fill(Color(hex: color)).frame(width: 44, height: 44)
  }
}

struct ShapeSamples: View {
  var body: some View {
    HStack(spacing: 14) {
      Circle().fill(.tint).frame(width: 44, height: 44)
      Capsule().fill(.fill).frame(width: 64, height: 32)
      RoundedRectangle(cornerRadius: 10).stroke(.tint, lineWidth: 2).frame(width: 44, height: 44)
      Rectangle().fill(.separator).frame(width: 44, height: 44).opacity(0.6)
    }
  }
}

struct SidewaysSample: View {
  private let winds = ["Calm", "Breeze", "Fresh", "Strong", "Gale", "Storm", "Hurricane"]

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 10) {
        ForEach(winds, id: \.self) { wind in
          Text(wind).font(.subheadline.weight(.semibold)).padding(.horizontal, 14)
            .padding(.vertical, 8).background(.fill, in: Capsule()).fixedSize()
        }
      }
    }
  }
}
