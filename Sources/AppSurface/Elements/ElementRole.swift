/// What an element is to someone who cannot see it; the text tree prints it.
public nonisolated enum ElementRole: String, Hashable, Sendable {
  case none, group, text, image, button, link, toggle, slider, stepper, picker, textField
  case secureField, searchField, progress, list, row, header, scrollView, navigationBar, tabBar
  case tab, screen, sheet, popover, pageControl, separator, colorPicker, datePicker

  /// Whether the role is that of something to act on.
  public var isControl: Bool {
    switch self {
    case .button, .link, .toggle, .slider, .stepper, .picker, .textField, .secureField,
      .searchField, .row, .tab, .pageControl, .colorPicker, .datePicker:
      true
    default: false
    }
  }
}
