/// A picker's title and choice on one line, or on two where one is too short for both.
struct PickerLine: View {
  let title: String
  let choice: String

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack {
        Text(title).foregroundStyle(.primary)
        Spacer()
        current
      }
      VStack(alignment: .leading, spacing: 2) {
        Text(title).foregroundStyle(.primary)
        current
      }
    }
  }

  private var current: some View {
    HStack {
      Text(choice)
      Image(systemName: "chevron.down").font(.footnote)
    }
    .foregroundStyle(.secondary)
  }
}
