/// The header of a section.
struct ListHeader: View {
  let content: AnyView?
  let style: ListStyle

  var body: some View {
    if let content {
      content
        .font(.footnote.weight(.semibold))
        .foregroundStyle(.secondary)
        .padding(
          DirectionalEdgeInsets(
            top: style.isGrouped ? 22 : 16, leading: 16, bottom: 7, trailing: 16)
        )
        .frame(maxWidth: .infinity, alignment: .leading)
    } else {
      Color.clear.frame(height: 20)
    }
  }
}
