/// Tells each screen once when it appears and when it goes, by comparing what shows after each
/// update with what showed before.
final class ScreenLifecycle {
  private struct Entry {
    weak var screen: Screen?
    let id: ObjectIdentifier
  }

  private var visible: [Entry] = []
  private var observers: [Int: (ScreenEvent) -> Void] = [:]
  private var nextObserver = 0

  /// The screens that show, outer ones first.
  var visibleScreens: [Screen] { visible.compactMap(\.screen) }

  func addObserver(_ observer: @escaping (ScreenEvent) -> Void) -> Int {
    nextObserver += 1
    observers[nextObserver] = observer
    return nextObserver
  }

  func removeObserver(_ id: Int) { observers[id] = nil }

  /// Compares with what shows now and tells those that came and went. Those that go are told
  /// first, as UIKit does for a push.
  func update(root: Screen) {
    var now: [Screen] = []
    ScreenLifecycle.collect(root, into: &now)
    guard !now.elementsEqual(visible, by: { ObjectIdentifier($0) == $1.id }) else { return }
    let nowIDs = Set(now.map { ObjectIdentifier($0) })
    let oldIDs = Set(visible.map(\.id))
    let gone = visible.reversed().compactMap { nowIDs.contains($0.id) ? nil : $0.screen }
    let came = now.filter { !oldIDs.contains(ObjectIdentifier($0)) }
    visible = now.map { Entry(screen: $0, id: ObjectIdentifier($0)) }
    for screen in gone { screen.willDisappear() }
    for screen in came { screen.willAppear() }
    for screen in gone { tell(.disappeared(screen), screen, false) }
    for screen in came { tell(.appeared(screen), screen, true) }
  }

  private func tell(_ event: ScreenEvent, _ screen: Screen, _ isVisible: Bool) {
    screen.isVisible = isVisible
    if isVisible { screen.didAppear() } else { screen.didDisappear() }
    for observer in observers.values { observer(event) }
  }

  /// What shows, from a screen inwards and then what it presents; a cover hides what it covers.
  private static func collect(_ screen: Screen, into list: inout [Screen]) {
    var chain = [screen]
    while let presented = chain.last?.presentedScreen { chain.append(presented) }
    let firstShown = chain.lastIndex { $0.presentationStyle == .fullScreenCover } ?? 0
    for shown in chain[firstShown...] { collectInside(shown, into: &list) }
  }

  private static func collectInside(_ screen: Screen, into list: inout [Screen]) {
    list.append(screen)
    if screen.isContainer {
      if let child = screen.visibleChild { collectInside(child, into: &list) }
    } else {
      for child in screen.children { collectInside(child, into: &list) }
    }
  }
}
