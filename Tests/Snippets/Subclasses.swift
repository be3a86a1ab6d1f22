import AppSurface

// An app's own classes hold state that changes, also where the app isolates nothing by default.

final class CountedScreen: Screen {
  var appearances = 0

  override func didAppear() {
    super.didAppear()
    appearances += 1
  }
}

final class StackScreen: NavigationScreen {
  var depth = 0
}

final class BarScreen: TabScreen {
  var isFirst = true
}

final class CounterScreen: HostingScreen<Text> {
  var count = 0
}
