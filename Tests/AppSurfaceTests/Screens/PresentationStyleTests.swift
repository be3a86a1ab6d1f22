import AppSurfaceTesting
import Testing

@testable import AppSurface

/// Sheets of several heights, popovers, and the styles of UIKit.
@Suite struct PresentationStyleTests {
  private func sheet(_ tester: SurfaceTester) -> Rect? {
    tester.surface.snapshot().entries.last { $0.label == "ground" }?.frame
  }

  private struct Detented: View {
    @State private var isShown = true
    @State var detent = PresentationDetent.medium
    var isBound = false
    var isModal = false
    var body: some View {
      Text("chosen \(detent == .large ? "large" : "medium")")
        .sheet(isPresented: $isShown) {
          content.interactiveDismissDisabled(isModal)
        }
    }
    @ViewBuilder private var content: some View {
      let ground = ScrollView {
        Text("Line")
        Button("In") {}
        Color.red.frame(width: 20, height: 3000)
      }
      .background { Color.blue.accessibilityLabel("ground") }
      if isBound {
        ground.presentationDetents([.medium, .large], selection: $detent)
      } else {
        ground.presentationDetents([.medium, .large])
      }
    }
  }

  @Test func `a sheet is dragged between its heights, and the binding follows`() {
    let tester = SurfaceTester(Detented(isBound: true))
    let low = sheet(tester)?.minY ?? 0
    tester.drag(from: Point(x: 160, y: low - 5), to: Point(x: 160, y: 60))
    let high = sheet(tester)?.minY ?? 0
    #expect(low - high == 235)
    #expect(tester.surface.element(labelled: "Sheet Grabber")?.accessibilityValue == "large")
    tester.drag(from: Point(x: 160, y: high - 5), to: Point(x: 160, y: high + 200))
    #expect(sheet(tester)?.minY == low)
    tester.drag(from: Point(x: 160, y: low - 5), to: Point(x: 160, y: 470))
    #expect(sheet(tester) == nil)
    #expect(tester.visibleTexts.contains("chosen medium"))
  }

  @Test func `content scrolls once the sheet stands at its highest, and drags it when at its top`()
  {
    let tester = SurfaceTester(Detented())
    func offset() -> Double {
      var found = 0.0
      tester.surface.rootElement?.visit {
        if let scroll = $0 as? ScrollElement { found = scroll.contentOffset.y }
      }
      return found
    }
    let low = sheet(tester)?.minY ?? 0
    tester.drag(from: Point(x: 160, y: 400), to: Point(x: 160, y: 200))
    let high = sheet(tester)?.minY ?? 0
    #expect(high < low && offset() == 0)
    tester.drag(from: Point(x: 160, y: 400), to: Point(x: 160, y: 300))
    #expect(offset() == 100)
    #expect(sheet(tester)?.minY == high)
    tester.drag(from: Point(x: 160, y: 300), to: Point(x: 160, y: 350))
    #expect(offset() == 50 && sheet(tester)?.minY == high)
    tester.drag(from: Point(x: 160, y: 300), to: Point(x: 160, y: 350))
    #expect(offset() == 0 && sheet(tester)?.minY == high)
    tester.drag(from: Point(x: 160, y: 100), to: Point(x: 160, y: 300))
    #expect(offset() == 0 && sheet(tester)?.minY == low)
  }

  @Test func `the grabber is reached by keyboard and goes from height to height`() {
    let tester = SurfaceTester(Detented())
    let low = sheet(tester)?.minY ?? 0
    tester.key(.tab)
    #expect(tester.surface.focusedElement?.label == "In")
    tester.key(.tab)
    #expect(tester.surface.focusedElement?.label == "Sheet Grabber")
    tester.key(.up)
    let high = sheet(tester)?.minY ?? 0
    #expect(high < low)
    tester.key(.up)
    #expect(sheet(tester)?.minY == high)
    tester.key(.enter)
    #expect(sheet(tester)?.minY == low)
    tester.key(.space)
    #expect(sheet(tester)?.minY == high)
    tester.tap("Sheet Grabber")
    #expect(sheet(tester)?.minY == low)
  }

  @Test func `a sheet that may not be dismissed follows with resistance and stays`() {
    let tester = SurfaceTester(Detented(isModal: true))
    let low = sheet(tester)?.minY ?? 0
    tester.pointer(.down, Point(x: 160, y: low - 5))
    tester.pointer(.moved, Point(x: 160, y: low + 155))
    #expect(sheet(tester)?.minY == low + 40)
    tester.pointer(.up, Point(x: 160, y: 470))
    #expect(sheet(tester)?.minY == low)
    #expect(tester.key(.escape) == .consumed)
    tester.tap(Point(x: 20, y: 20))
    #expect(sheet(tester)?.minY == low)
  }

  @Test func `a lost drag leaves a sheet as it was`() {
    let tester = SurfaceTester(Detented())
    let low = sheet(tester)?.minY ?? 0
    tester.pointer(.down, Point(x: 160, y: low - 5))
    tester.pointer(.moved, Point(x: 160, y: 80))
    #expect(sheet(tester)?.minY ?? 999 < low)
    tester.send(.window(.focusLost))
    #expect(sheet(tester)?.minY == low)
    tester.pointer(.up, Point(x: 160, y: 80))
    #expect(sheet(tester)?.minY == low)
  }

  private struct Bubble: View {
    @State private var isShown = false
    var body: some View {
      VStack {
        Button("Open") { isShown = true }
          .popover(isPresented: $isShown) {
            Box("bubble", 200, 80)
          }
        Spacer()
      }
    }
  }

  @Test
  func `a popover stands beside its view where there is room, and is a sheet where there is not`() {
    let tester = SurfaceTester(Bubble(), width: 800, height: 600)
    let anchor = tester.surface.element(labelled: "Open")?.surfaceFrame ?? .zero
    tester.tap("Open")
    var popover: PresentationElement?
    func find() {
      tester.surface.update()
      popover = nil
      tester.surface.rootElement?.visit {
        if let found = $0 as? PresentationElement { popover = found }
      }
    }
    find()
    #expect(popover is PopoverElement && popover?.viewName == "Popover")
    let inside = tester.surface.element(labelled: "bubble")?.surfaceFrame ?? .zero
    #expect(inside.minY == anchor.maxY + 11)
    #expect(inside.midX == anchor.midX)
    tester.surface.configuration = SurfaceConfiguration(size: Size(width: 320, height: 480))
    find()
    #expect(popover is SheetElement)
    #expect(tester.surface.element(labelled: "bubble") != nil)
    tester.surface.configuration = SurfaceConfiguration(size: Size(width: 800, height: 600))
    find()
    #expect(popover is PopoverElement)
    tester.tap(Point(x: 30, y: 500))
    find()
    #expect(popover == nil)
    tester.tap("Open")
    tester.key(.escape)
    find()
    #expect(popover == nil)
  }

  @Test func `a popover stands at the same place on a surface that is laid out off screen`() {
    let root = HostingScreen(rootView: Bubble())
    let configuration = SurfaceConfiguration(size: Size(width: 800, height: 600))
    let tester = SurfaceTester(screen: root, configuration: configuration)
    let other = SurfaceTester(screen: root, configuration: configuration, isLive: false)
    tester.tap("Open")
    #expect(tester.surface.snapshot() == other.surface.snapshot())
  }

  private let journal = Journal()

  private func tabs() -> (TabScreen, LoggedScreen, SurfaceTester) {
    let inner = LoggedScreen("inner", journal, view: AnyView(Button("Beneath") {}))
    inner.definesPresentationContext = true
    let tabs = TabScreen(tabs: [
      TabScreen.Tab(screen: inner, title: "One", systemImage: "gear"),
      TabScreen.Tab(screen: LoggedScreen("other", journal), title: "Two", systemImage: "gear"),
    ])
    let tester = SurfaceTester(
      screen: tabs, configuration: SurfaceConfiguration(size: Size(width: 320, height: 480)))
    _ = journal.take()
    return (tabs, inner, tester)
  }

  @Test func `a screen over the current context covers that alone`() {
    for style in [Screen.PresentationStyle.currentContext, .overCurrentContext] {
      let (tabs, inner, tester) = tabs()
      let shown = LoggedScreen("shown", journal, view: AnyView(Button("Over") {}))
      inner.present(shown, style: style)
      tester.surface.update()
      let isOver = style == .overCurrentContext
      #expect(
        journal.take()
          == (isOver
            ? ["shown will appear", "shown appeared"]
            : ["inner will go", "shown will appear", "shown appeared", "inner went"]))
      #expect(inner.presentedScreen === shown && tabs.presentedScreen == nil)
      #expect(tabs.topScreen === shown)
      tester.key(.tab)
      #expect(tester.surface.focusedElement?.label == "Over")
      tester.tap("Two")
      #expect((tabs.topScreen as? LoggedScreen)?.name == "other")
      tester.tap("One")
      #expect(tabs.topScreen === shown)
      _ = journal.take()
      tester.key(.escape)
      #expect(tabs.topScreen === inner)
      #expect(
        journal.take()
          == (isOver
            ? ["shown will go", "shown went"]
            : ["shown will go", "inner will appear", "inner appeared", "shown went"]))
    }
  }

  @Test func `only covers hide what they cover`() {
    for style in Screen.PresentationStyle.allCases where !style.isInContext {
      let root = LoggedScreen("root", journal)
      let tester = SurfaceTester(
        screen: root, configuration: SurfaceConfiguration(size: Size(width: 320, height: 480)))
      _ = journal.take()
      root.present(LoggedScreen("shown", journal), style: style)
      tester.surface.update()
      #expect(journal.take().contains("root went") == (style == .fullScreen), "\(style)")
      #expect(tester.visibleTexts.contains("root") == (style != .fullScreen), "\(style)")
      root.dismiss()
      tester.surface.update()
      #expect(journal.take().contains("shown went"))
      #expect(root.isVisible)
    }
  }
}
