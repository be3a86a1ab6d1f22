extension View {
  /// Presents a bubble that points at this view while the binding is true; in compact width a
  /// sheet.
  ///
  /// - Parameter arrowEdge: The edge of the view at which the bubble stands, if there is room; nil
  ///   takes one that has room.
  public consuming func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    Presenting(
      base: self, isPresented: isPresented, style: .popover,
      attachment: PopoverAttachment(anchor: attachmentAnchor, edge: arrowEdge), onDismiss: nil,
      declaration: SourceAddress(fileID: fileID, line: line),
      presented: { AnyView(content()) })
  }

  /// Presents a bubble that points at this view while the binding holds an item; in compact
  /// width a sheet.
  ///
  /// - Parameter arrowEdge: The edge of the view at which the bubble stands, if there is room; nil
  ///   takes one that has room.
  public consuming func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    Presenting(
      base: self, isPresented: item.isPresent, item: { item.wrappedValue.map(\.id) },
      style: .popover,
      attachment: PopoverAttachment(anchor: attachmentAnchor, edge: arrowEdge), onDismiss: nil,
      declaration: SourceAddress(fileID: fileID, line: line),
      presented: { AnyView(item.wrappedValue.map(content)) })
  }
}
