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
  let choices: PickerChoices
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 0) {
      Text(choices.title).font(.headline).padding(.top, 14).padding(.bottom, 6)
      PickerForm(choices: choices, selected: choices.selected) { index in
        choices.select(index)
        dismiss()
      }
    }
  }
}
