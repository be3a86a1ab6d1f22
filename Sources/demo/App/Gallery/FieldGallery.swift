import AppSurface

/// Fields to write in.
struct FieldGallery: View {
  @State private var boat = "Linnea"
  @State private var remarks = "Left at dawn.\nBack with the tide."
  @State private var secret = "barnacle"
  @State private var note = ""
  @State private var query = ""

  private let boats = ["Linnea", "Old Margit", "Petrel", "Sea Pink", "Storm Child"]

  var body: some View {
    GalleryColumn("Fields") {
      GalleryCard("One line") {
        TextField("Name of the boat", text: $boat).accessibilityLabel("Boat")
        SecureField("Code of the gate", text: $secret).accessibilityLabel("Gate code")
      }
      GalleryCard("Several lines") {
        TextField("Remarks", text: $remarks, axis: .vertical).accessibilityLabel("Remarks")
        TextEditor(text: $note).frame(height: 96).accessibilityLabel("Note")
      }
      GalleryCard("Search") {
        SearchField("Search the boats", text: $query)
        let found = boats.filter { query.isEmpty || $0.lowercased().contains(query.lowercased()) }
        ForEach(found, id: \.self) { name in
          Label(name, systemImage: "mappin").font(.subheadline)
        }
        if found.isEmpty {
          Text("No boat bears that name.").font(.subheadline).foregroundStyle(.secondary)
        }
      }
    }
  }
}
