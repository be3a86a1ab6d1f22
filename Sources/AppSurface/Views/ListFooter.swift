/// The footer of a section.
struct ListFooter: View {
  let content: AnyView
  let style: ListStyle

  var body: some View {
    content
      .font(.footnote)
      .foregroundStyle(.secondary)
      .padding(DirectionalEdgeInsets(top: 7, leading: 16, bottom: 4, trailing: 16))
      .frame(maxWidth: .infinity, alignment: .leading)
  }
}
