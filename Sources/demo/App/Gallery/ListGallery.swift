import AppSurface

/// A list with sections, whose rows are built as they come into sight.
struct ListGallery: View {
  @State private var query = ""
  @State private var chosen: Int?

  var body: some View {
    List {
      Section("Pinned") {
        Label("Harbour office", systemImage: "house")
        Button("Choose none") { chosen = nil }.disabled(chosen == nil)
      }
      Section {
        ForEach(berths, id: \.self) { berth in
          Button {
            chosen = berth
          } label: {
            BerthRow(berth: berth, isChosen: chosen == berth)
          }
          .accessibilityLabel("Berth \(berth)")
        }
      } header: {
        Text("Berths")
      } footer: {
        Text("\(berths.count) berths; only those in sight are built.")
      }
    }
    .searchable(text: $query, prompt: "Berth number")
    .navigationTitle("Lists")
  }

  private var berths: [Int] {
    (1...400).filter { query.isEmpty || "\($0)".contains(query) }
  }
}

struct BerthRow: View {
  let berth: Int
  let isChosen: Bool

  var body: some View {
    HStack {
      Text("Berth \(berth)").foregroundStyle(.primary)
      Spacer()
      if berth % 7 == 0 {
        Text("taken").font(.footnote).foregroundStyle(.secondary)
      }
      if isChosen { Image(systemName: "checkmark").foregroundStyle(.tint) }
    }
  }
}
