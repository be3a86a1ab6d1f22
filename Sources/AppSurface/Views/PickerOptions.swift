/// The choices of a picker as controls that draw them themselves take them.
struct PickerChoices {
  let title: String
  let titles: [String]
  let selected: Int?
  let select: (Int) -> Void

  var selectedTitle: String? { selected.map { titles[$0] } }
}

struct SegmentedPicker: PrimitiveView {
  let choices: PickerChoices

  func _evaluate(_ context: inout ViewContext) {
    let environment = context.environment
    let scale = environment.textScale
    context.element(SegmentedElement()) { element in
      element.titles = choices.titles.map(environment.localized)
      element.selected = choices.selected
      element.select = choices.select
      element.styleName = environment.pickerStyle.rawValue
      element.font = Font.subheadline.scaled(by: min(scale, 1.6))
    }
  }
}

struct WheelPicker: PrimitiveView {
  let choices: PickerChoices

  func _evaluate(_ context: inout ViewContext) {
    let environment = context.environment
    let scale = environment.textScale
    context.element(WheelPickerElement()) { element in
      element.titles = choices.titles.map(environment.localized)
      element.selected = choices.selected
      element.select = choices.select
      element.styleName = environment.pickerStyle.rawValue
      element.font = Font.body.scaled(forTextScale: scale)
    }
  }
}

/// The choices beneath one another.
struct InlinePicker: View {
  let choices: PickerChoices
  let hasCircles: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Array(choices.titles.indices), id: \.self) { index in
        if index > 0, !hasCircles { Divider() }
        Button {
          choices.select(index)
        } label: {
          option(index).padding(.vertical, hasCircles ? 6 : 11)
        }
        .buttonStyle(.plain)
        .accessibilityValue(index == choices.selected ? "selected" : nil)
      }
    }
  }

  @ViewBuilder private func option(_ index: Int) -> some View {
    let isSelected = index == choices.selected
    if hasCircles {
      HStack(spacing: 10) {
        Circle().stroke(isSelected ? .tint : .tertiary, lineWidth: isSelected ? 6 : 1.5)
          .frame(width: 20, height: 20)
        Text(choices.titles[index])
      }
    } else {
      PickerOption(title: choices.titles[index], isSelected: isSelected)
    }
  }
}

/// The choice at the end of a line that leads to a screen with the others.
struct LinkedPicker: View {
  let choices: PickerChoices

  var body: some View {
    NavigationLink {
      PickerPage(choices: choices)
    } label: {
      PickerLine(title: choices.title, choice: choices.selectedTitle ?? "–", symbol: nil)
    }
    .accessibilityLabel(choices.title)
    .accessibilityValue(choices.selectedTitle)
  }
}

private struct PickerPage: View {
  let choices: PickerChoices
  @State private var chosen: Int?
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    PickerForm(choices: choices, selected: chosen ?? choices.selected) { index in
      chosen = index
      choices.select(index)
      dismiss()
    }
    .navigationTitle(choices.title)
  }
}

/// The choices as rows of a form.
struct PickerForm: View {
  let choices: PickerChoices
  let selected: Int?
  let select: (Int) -> Void

  var body: some View {
    Form {
      Section {
        ForEach(Array(choices.titles.indices), id: \.self) { index in
          Button {
            select(index)
          } label: {
            PickerOption(title: choices.titles[index], isSelected: index == selected)
          }
        }
      }
    }
  }
}
