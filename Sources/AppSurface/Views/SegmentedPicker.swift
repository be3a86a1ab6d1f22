struct SegmentedPicker: PrimitiveView {
  let titles: [String]
  let selected: Int?
  let select: (Int) -> Void

  func _evaluate(_ context: inout ViewContext) {
    let environment = context.environment
    let scale = environment.textScale
    context.element(SegmentedElement()) { element in
      element.titles = titles.map(environment.localized)
      element.selected = selected
      element.select = select
      element.font = Font.subheadline.scaled(by: min(scale, 1.6))
    }
  }
}
