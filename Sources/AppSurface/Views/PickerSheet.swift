struct PickerOption: View {
  let title: String
  let isSelected: Bool

  var body: some View {
    HStack {
      Text(title).foregroundStyle(.primary)
      Spacer()
      if isSelected { Image(systemName: "checkmark").foregroundStyle(.tint) }
    }
  }
}

struct PickerSheet: View {
  let title: String
  let titles: [String]
  let selected: Int?
  let select: (Int) -> Void
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 0) {
      Text(title).font(.headline).padding(.top, 14).padding(.bottom, 6)
      Form {
        Section {
          ForEach(Array(titles.indices), id: \.self) { index in
            Button {
              select(index)
              dismiss()
            } label: {
              PickerOption(title: titles[index], isSelected: index == selected)
            }
          }
        }
      }
    }
  }
}
