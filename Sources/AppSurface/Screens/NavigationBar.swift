/// The bar of a navigation.
struct NavigationBar: PrimitiveView {
  let title: String
  let lead: BarLead?
  let backTitle: String?
  let toolbar: ToolbarItems
  let palette: Palette
  let pop: () -> Void

  static var _readsObjects: Bool { false }

  func _evaluate(_ context: inout ViewContext) {
    context.element(BarElement()) { element in
      element.kind = .navigation
      element.palette = palette
    }
    context.environment.textScale = min(context.environment.textScale, 1.5)
    context.add(
      NavigationBarContent(
        title: title, lead: lead, backTitle: backTitle, toolbar: toolbar, pop: pop))
  }
}

struct NavigationBarContent: View {
  let title: String
  let lead: BarLead?
  let backTitle: String?
  let toolbar: ToolbarItems
  let pop: () -> Void

  var body: some View {
    HStack(spacing: 8) {
      HStack(spacing: 0) {
        if let backTitle {
          BackButton(title: backTitle, action: pop)
        } else if let lead {
          BarLeadButton(lead: lead)
        }
        Spacer(minLength: 0)
      }
      .frame(minWidth: 0, maxWidth: .infinity)
      Text(title).font(.headline).lineLimit(1).layoutPriority(1)
      HStack(spacing: 0) {
        Spacer(minLength: 0)
        if toolbar.content != nil { ToolbarContent(items: toolbar) }
      }
      .frame(minWidth: 0, maxWidth: .infinity)
    }
    .padding(.horizontal, 12)
    .frame(minHeight: NavigationElement.barHeight)
  }
}

/// Leads back, and says where to as far as there is room: whole, else in a word, else by its arrow.
struct BackButton: View {
  let title: String
  let action: () -> Void
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    Button(action: action) {
      HStack(spacing: 3) {
        Image(
          systemName: direction == .leftToRight ? "chevron.left" : "chevron.right",
          weight: .semibold)
        ViewThatFits(in: .horizontal) {
          Text(title).lineLimit(1)
          Text("Back").lineLimit(1)
          Color.clear.frame(width: 0, height: 0)
        }
      }
    }
    .accessibilityLabel("Back to \(title)")
  }
}

/// The way out of a column of a split.
struct BarLeadButton: View {
  let lead: BarLead

  var body: some View {
    switch lead.kind {
    case .back(let title):
      BackButton(title: title) { [weak split = lead.split] in _ = split?.stepBack() }
    case .sidebar:
      Button {
        lead.split?.toggleSidebar()
      } label: {
        Image(systemName: "sidebar.leading")
      }
      .accessibilityLabel("Sidebar")
    }
  }
}
