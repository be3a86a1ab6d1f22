/// The columns of a declarative split: what a link in one leads to shows in the next. All surfaces
/// share it.
final class SplitModel {
  let screen: SplitScreen
  private let models: [SplitScreen.Column: NavigationModel]
  /// The column that the app asked for last: asking for the same again changes nothing.
  private var asked: SplitScreen.Column?
  private var askedVisibility: SplitScreen.Visibility?

  init(columns: [SplitScreen.Column]) {
    var models: [SplitScreen.Column: NavigationModel] = [:]
    for column in columns { models[column] = NavigationModel() }
    self.models = models
    screen = SplitScreen(
      primary: models[.primary]?.screen ?? Screen(),
      supplementary: models[.supplementary]?.screen,
      secondary: models[.secondary]?.screen ?? Screen())
    for (column, next) in zip(columns, columns.dropFirst()) {
      models[column]?.lead = NavigationModel.Lead(model: models[next]) { [weak screen] in
        screen?.show(next)
      }
    }
  }

  /// Gives a column its view, as a surface evaluated it.
  func setColumn(
    _ column: SplitScreen.Column, _ view: AnyView, declaration: SourceAddress, on surface: Surface
  ) {
    guard let model = models[column] else { return }
    model.setRoot(model.decorated(view), declaration: declaration, on: surface)
  }

  /// Follows what the app asks for, and tells it what the person did.
  func bind(
    _ column: Binding<NavigationSplitViewColumn>?,
    _ visibility: Binding<NavigationSplitViewVisibility>?
  ) {
    screen.onChangeColumn = { [weak self] in
      self?.asked = $0
      column?.wrappedValue = NavigationSplitViewColumn($0)
    }
    screen.onChangeVisibility = { [weak self] in
      self?.askedVisibility = $0
      visibility?.wrappedValue = $0
    }
    if let wanted = column?.wrappedValue.screenColumn, wanted != asked {
      asked = wanted
      screen.setCompactColumn(wanted)
    }
    if let wanted = visibility?.wrappedValue, wanted != askedVisibility {
      askedVisibility = wanted
      screen.visibility = wanted
    }
  }
}
