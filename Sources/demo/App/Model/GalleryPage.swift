/// The pages of the gallery, each of which shows a part of the kit.
nonisolated enum GalleryPage: String, CaseIterable, Hashable, Sendable {
  case text, controls, fields, layout, lists, presentations, pages

  /// What the page shows.
  var title: String {
    switch self {
    case .text: "Text and symbols"
    case .controls: "Controls"
    case .fields: "Fields"
    case .layout: "Layout and shapes"
    case .lists: "Lists"
    case .presentations: "Sheets and popovers"
    case .pages: "Pages"
    }
  }

  /// What the page holds, in a line.
  var detail: String {
    switch self {
    case .text: "Styles, labels, wrapping and cutting"
    case .controls: "Buttons, switches, sliders, pickers"
    case .fields: "One line, several, secret, search"
    case .layout: "Stacks, grids, shapes, what fits"
    case .lists: "Sections, badges, disabled rows"
    case .presentations: "Heights, bubbles, alerts of the day"
    case .pages: "Swiped from side to side"
    }
  }

  var symbol: String {
    switch self {
    case .text: "textformat.size"
    case .controls: "slider.horizontal.3"
    case .fields: "pencil"
    case .layout: "square.grid.2x2"
    case .lists: "list.bullet"
    case .presentations: "rectangle.on.rectangle"
    case .pages: "book"
    }
  }

  /// The colour of the symbol's ground.
  var color: UInt32 {
    switch self {
    case .text: 0x2F6F8F
    case .controls: 0x46658F
    case .fields: 0x5F7A3C
    case .layout: 0x8A5A2E
    case .lists: 0x7A4A78
    case .presentations: 0x2E7D6B
    case .pages: 0xA5473F
    }
  }
}
