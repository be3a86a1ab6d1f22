import AppSurface

/// A screen that notes its lifecycle.
final class LoggedScreen: Screen {
  let name: String
  let journal: Journal
  private let view: AnyView?

  init(_ name: String, _ journal: Journal, view: AnyView? = nil) {
    self.name = name
    self.journal = journal
    self.view = view
    super.init()
  }

  override var content: AnyView {
    AnyView(
      VStack {
        if let view { view } else { Text(name) }
        ForEach(Array(children.enumerated()), id: \.offset) { ScreenView($0.element) }
      })
  }

  override func willAppear() { journal.note("\(name) will appear") }
  override func didAppear() { journal.note("\(name) appeared") }
  override func willDisappear() { journal.note("\(name) will go") }
  override func didDisappear() { journal.note("\(name) went") }
}
