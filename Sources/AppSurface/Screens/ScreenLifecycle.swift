/// Tells each screen once when it appears and when it goes, by comparing what shows after each
/// update with what showed before.
final class ScreenLifecycle {
  private struct Entry {
    let screen: Screen
    /// Whether the screen is or was shown by a cover.
    let isCover: Bool
  }

  /// Held until they are told that they went: nobody else may hold a screen that was popped.
  private var visible: [Entry] = []
  private var observers: [(token: Int, body: (ScreenEvent) -> Void)] = []
  private var nextObserver = 0

  /// The screens that show, outer ones first.
  var visibleScreens: [Screen] { visible.map(\.screen) }

  func addObserver(_ observer: @escaping (ScreenEvent) -> Void) -> Int {
    nextObserver += 1
    observers.append((nextObserver, observer))
    return nextObserver
  }

  func removeObserver(_ id: Int) { observers.removeAll { $0.token == id } }

  /// Compares with what shows now and tells those that came and went, in the order of UIKit: what
  /// goes is told before what comes; of a cover, what comes has appeared before what goes has gone;
  /// of a change of tabs, what comes is announced first.
  func update(root: Screen) {
    var now: [Entry] = []
    ScreenLifecycle.collect(root, into: &now)
    guard !now.elementsEqual(visible, by: { $0.screen === $1.screen }) else { return }
    let nowIDs = Set(now.map { ObjectIdentifier($0.screen) })
    let oldIDs = Set(visible.map { ObjectIdentifier($0.screen) })
    let goneEntries = visible.reversed().filter { !nowIDs.contains(ObjectIdentifier($0.screen)) }
    let cameEntries = now.filter { !oldIDs.contains(ObjectIdentifier($0.screen)) }
    visible = now
    let (gone, came) = (goneEntries.map(\.screen), cameEntries.map(\.screen))
    let isCover = goneEntries.contains(where: \.isCover) || cameEntries.contains(where: \.isCover)
    let isTab = !isCover && !gone.isEmpty && came.first?.parent is TabScreen
    let first = isTab ? came : gone
    let second = isTab ? gone : came
    for screen in first { isTab ? screen.willAppear() : screen.willDisappear() }
    for screen in second { isTab ? screen.willDisappear() : screen.willAppear() }
    if isCover { for screen in came { tell(.appeared(screen), screen, true) } }
    for screen in gone { tell(.disappeared(screen), screen, false) }
    if !isCover { for screen in came { tell(.appeared(screen), screen, true) } }
  }

  private func tell(_ event: ScreenEvent, _ screen: Screen, _ isVisible: Bool) {
    screen.isVisible = isVisible
    if isVisible { screen.didAppear() } else { screen.didDisappear() }
    for observer in observers { observer.body(event) }
  }

  /// Tells that a screen shows something else than before, where it shows at all.
  func changed(_ screen: Screen?) {
    guard let screen, screen.isVisible else { return }
    for observer in observers { observer.body(.changed(screen)) }
  }

  /// What shows, from a screen inwards and then what it presents; a cover hides what it covers.
  private static func collect(_ screen: Screen, into list: inout [Entry]) {
    var chain = [screen]
    while let presented = chain.last?.presentedScreen { chain.append(presented) }
    let isCover = chain.map { $0 !== screen && $0.presentationStyle == .fullScreenCover }
    let firstShown = isCover.lastIndex(of: true) ?? 0
    for index in firstShown..<chain.count {
      collectInside(chain[index], isCover[index], into: &list)
    }
  }

  private static func collectInside(
    _ screen: Screen, _ isCover: Bool, into list: inout [Entry]
  ) {
    list.append(Entry(screen: screen, isCover: isCover))
    let inner = screen.isContainer ? screen.visibleChild.map { [$0] } ?? [] : screen.children
    for child in inner { collectInside(child, false, into: &list) }
  }
}
