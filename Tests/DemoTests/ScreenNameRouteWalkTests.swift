import AppSurface
import DebugMenu
import Testing

@testable import demo

/// Every way in which one screen of the sample app can come to show over or instead of another.
@Suite("The labels on every way through the sample app")
struct ScreenNameRouteWalkTests {
  private let walk = ScreenNameWalk()

  @Test("are right at each depth, forth and back, and on a stack without a path")
  func depths() {
    walk.model.go(to: .berth)
    #expect(walk.labels.first == "BerthView")
    for name in ["PierView", "HarborView", "RoutesView", "SettingsView"] {
      walk.model.goBack()
      #expect(walk.labels.first == name)
    }
    walk.model.go(to: .guide)
    #expect(walk.labels.first == "HarborGuideView")
    #expect(walk.tap("The quay"))
    #expect(walk.labels.first == "GuideChapterView")
    walk.model.goBack()
    #expect(walk.labels.first == "RoutesView")
  }

  @Test("are right on a sheet, a cover over it, and while the tab changes beneath it")
  func sheet() {
    walk.model.go(to: .notice)
    #expect(walk.labels.first == "NoticeSheet")
    #expect(walk.tap("Show the signal"))
    #expect(walk.labels.first == "SignalCover")
    #expect(walk.tap("Leave"))
    #expect(walk.labels.first == "NoticeSheet")
    #expect(walk.tap("Open the shop beneath"))
    #expect(walk.labels.first == "NoticeSheet")
    walk.model.sheet = nil
    #expect(walk.labels == ["ShopView"])
  }

  @Test("tell a cover that has a name from one that has none")
  func covers() {
    walk.model.go(to: .watch)
    #expect(walk.labels == ["WatchCover", "cover: watch"])
    walk.model.go(to: .lantern)
    #expect(walk.labels == ["LanternCover"])
  }

  @Test(
    "are right on a modal screen in every style",
    arguments: PresentedScreenKind.ModalStyle.allCases)
  func modal(style: PresentedScreenKind.ModalStyle) {
    walk.model.go(to: .routes)
    walk.model.presentedScreen = .modal(style)
    #expect(walk.labels.first == "ModalScreen")
    #expect(walk.tap("Leave"))
    #expect(walk.labels.first == "RoutesView")
  }

  @Test("name the screens in containers, and never the containers")
  func containers() {
    walk.model.go(to: .containers)
    #expect(walk.labels == ["PierScreen"])
    #expect(walk.tap("To the next pier"))
    #expect(walk.labels == ["PierScreen"])
    #expect(walk.tap("South"))
    #expect(walk.labels == ["PierScreen"])
  }

  @Test("have an embedded child beneath its screen, followed when it is swapped")
  func children() {
    walk.model.go(to: .embedding)
    #expect(walk.labels == ["EmbeddingScreen", "TideScreen"])
    walk.model.go(to: .swapping)
    #expect(walk.labels == ["SwappingScreen", "DayScreen"])
    for name in ["NightScreen", "DayScreen"] {
      #expect(walk.tap("Swap day and night"))
      #expect(walk.labels == ["SwappingScreen", name])
    }
  }

  @Test("are right in a split and on pages that are swiped")
  func splitAndPages() {
    let wide = ScreenNameWalk(window: Size(width: 1100, height: 800))
    wide.model.go(to: .logbook)
    #expect(wide.labels.first == "LogbookEntryView")
    walk.model.go(to: .logbook)
    #expect(walk.labels.first == "LogbookEntryView")
    walk.model.go(to: .pages)
    #expect(walk.labels.first == "TourPage")
    walk.drag([350.0, 200, 20].map { Point(x: $0, y: 420) })
    #expect(walk.labels.first == "TourPage")
  }
}
