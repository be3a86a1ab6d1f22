/// Tells each screen once when it appears and when it goes, by comparing what shows after each
/// update with what showed before.
final class ScreenLifecycle {
  /// A change that a gesture has begun and may yet take back.
  private struct Announced {
    let goal: [Screen]
    let gone: [Screen]
    let came: [Screen]
  }

  /// Held until they are told that they went: nobody else may hold a screen that was popped.
  private var visible: [ShownScreen] = []
  private var announced: Announced?
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
  ///
  /// A gesture that may be taken back announces what it will bring. If it is taken back, what was
  /// about to come goes again, and what was about to go appears again.
  func update(root: Screen) {
    let now = ShownScreen.all(from: root, ifCompleted: false)
    let goal = ShownScreen.all(from: root, ifCompleted: true)
    let told = settle(goal: goal, now: now)
    if !now.elementsEqual(visible, by: ShownScreen.isSame) { change(to: now, told) }
    if announced == nil, !goal.elementsEqual(now, by: ShownScreen.isSame) { announce(goal) }
  }

  private func announce(_ goal: [ShownScreen]) {
    let (gone, came) = ShownScreen.difference(from: visible, to: goal)
    let change = Announced(
      goal: goal.map(\.screen), gone: gone.map(\.screen), came: came.map(\.screen))
    announced = change
    for screen in change.gone { screen.willDisappear() }
    for screen in change.came { screen.willAppear() }
  }

  /// Ends what was announced, if it no longer holds; the answer is who has been told already.
  private func settle(goal: [ShownScreen], now: [ShownScreen]) -> Set<ObjectIdentifier> {
    guard let change = announced else { return [] }
    let isGoingOn = !goal.elementsEqual(now, by: ShownScreen.isSame)
    if isGoingOn, goal.map(\.screen).elementsEqual(change.goal, by: ===) { return [] }
    announced = nil
    let ids = Set(now.map { ObjectIdentifier($0.screen) })
    let isShown = { (screen: Screen) in ids.contains(ObjectIdentifier(screen)) }
    for screen in change.came where !isShown(screen) { screen.willDisappear() }
    for screen in change.came where !isShown(screen) { screen.didDisappear() }
    for screen in change.gone where isShown(screen) { screen.willAppear() }
    for screen in change.gone where isShown(screen) { screen.didAppear() }
    let completed = change.came.filter(isShown) + change.gone.filter { !isShown($0) }
    return Set(completed.map { ObjectIdentifier($0) })
  }

  private func change(to now: [ShownScreen], _ told: Set<ObjectIdentifier>) {
    let (goneEntries, cameEntries) = ShownScreen.difference(from: visible, to: now)
    visible = now
    let (gone, came) = (goneEntries.map(\.screen), cameEntries.map(\.screen))
    let isCover = (goneEntries + cameEntries).contains(where: \.isCover)
    let isTab = !isCover && !gone.isEmpty && came.first?.parent is TabScreen
    let untold = { (screen: Screen) in !told.contains(ObjectIdentifier(screen)) }
    let going = { for screen in gone where untold(screen) { screen.willDisappear() } }
    let coming = { for screen in came where untold(screen) { screen.willAppear() } }
    if isTab {
      coming()
      going()
    } else {
      going()
      coming()
    }
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
}
