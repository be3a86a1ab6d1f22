/// A screen that shows, and whether it is there by a cover.
struct ShownScreen {
  let screen: Screen
  /// Whether the screen is or was shown by a presentation that hides what it covers.
  let isCover: Bool

  static func isSame(_ left: ShownScreen, _ right: ShownScreen) -> Bool {
    left.screen === right.screen
  }

  /// What shows, outer screens first and what a screen presents behind it; or what will show, if the
  /// gestures that are going on complete.
  static func all(from root: Screen, ifCompleted: Bool) -> [ShownScreen] {
    var list: [ShownScreen] = []
    collect(root, ifCompleted, into: &list)
    return list
  }

  /// Those that go, inner ones first, and those that come.
  static func difference(
    from old: [ShownScreen], to new: [ShownScreen]
  ) -> (gone: [ShownScreen], came: [ShownScreen]) {
    let newIDs = Set(new.map { ObjectIdentifier($0.screen) })
    let oldIDs = Set(old.map { ObjectIdentifier($0.screen) })
    return (
      old.reversed().filter { !newIDs.contains(ObjectIdentifier($0.screen)) },
      new.filter { !oldIDs.contains(ObjectIdentifier($0.screen)) }
    )
  }

  private static func collect(
    _ screen: Screen, _ ifCompleted: Bool, into list: inout [ShownScreen]
  ) {
    var chain = [screen]
    while let presented = chain.last?.presentedScreen { chain.append(presented) }
    let isCover = chain.map { $0 !== screen && $0.presentationStyle.hidesPresenter }
    let firstShown = isCover.lastIndex(of: true) ?? 0
    for index in firstShown..<chain.count {
      list.append(ShownScreen(screen: chain[index], isCover: isCover[index]))
      for child in chain[index].shownChildren(ifCompleted: ifCompleted) {
        collect(child, ifCompleted, into: &list)
      }
    }
  }
}
