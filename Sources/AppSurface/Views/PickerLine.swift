/// A picker's title and choice on one line, or on two where one is too short for both.
struct PickerLine: View {
  let title: String
  let choice: String
  /// What stands behind the choice.
  let symbol: String?
  @Environment(\.labelsHidden) private var labelsHidden

  var body: some View {
    if labelsHidden {
      current
    } else {
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
  }

  private var current: some View {
    HStack {
      Text(choice)
      if let symbol { Image(systemName: symbol).font(.footnote) }
    }
    .foregroundStyle(.secondary)
  }
}
