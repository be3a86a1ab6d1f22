import AppSurface
import AppSurfaceTesting
import Testing

@Suite struct StackLayoutTests {
  @Test func `stacks put their members one after another`() {
    let cases = [
      LayoutCase("centred", ["a": [110, 90, 50, 20], "b": [160, 80, 30, 40]]) {
        HStack(spacing: 0) {
          Box("a", 50, 20)
          Box("b", 30, 40)
        }
      },
      LayoutCase("default spacing", ["a": [106, 90, 50, 20], "b": [164, 90, 30, 20]]) {
        HStack {
          Box("a", 50, 20)
          Box("b", 30, 20)
        }
      },
      LayoutCase("top", ["a": [110, 80, 50, 20], "b": [160, 80, 30, 40]]) {
        HStack(alignment: .top, spacing: 0) {
          Box("a", 50, 20)
          Box("b", 30, 40)
        }
      },
      LayoutCase("bottom", ["a": [110, 100, 50, 20], "b": [160, 80, 30, 40]]) {
        HStack(alignment: .bottom, spacing: 0) {
          Box("a", 50, 20)
          Box("b", 30, 40)
        }
      },
      LayoutCase("column", ["a": [125, 75, 50, 20], "b": [110, 95, 80, 30]]) {
        VStack(spacing: 0) {
          Box("a", 50, 20)
          Box("b", 80, 30)
        }
      },
      LayoutCase("leading", ["a": [110, 75, 50, 20], "b": [110, 95, 80, 30]]) {
        VStack(alignment: .leading, spacing: 0) {
          Box("a", 50, 20)
          Box("b", 80, 30)
        }
      },
      LayoutCase("trailing", ["a": [140, 75, 50, 20], "b": [110, 95, 80, 30]]) {
        VStack(alignment: .trailing, spacing: 0) {
          Box("a", 50, 20)
          Box("b", 80, 30)
        }
      },
      LayoutCase("too wide", ["a": [-50, 95, 200, 10], "b": [150, 95, 200, 10]]) {
        HStack(spacing: 0) {
          Box("a", 200, 10)
          Box("b", 200, 10)
        }
      },
      LayoutCase("nothing", ["s": [150, 100, 0, 0]]) { VStack {}.named("s") },
      LayoutCase(
        "nested", ["a": [0, 90, 40, 10], "b": [10, 100, 20, 10], "c": [40, 0, 260, 200]]
      ) {
        HStack(spacing: 0) {
          VStack(spacing: 0) {
            Box("a", 40, 10)
            Box("b", 20, 10)
          }
          Box("c")
        }
      },
      LayoutCase("a conditional member", ["a": [135, 95, 10, 10], "c": [145, 95, 20, 10]]) {
        HStack(spacing: 0) {
          Box("a", 10, 10)
          if Conditions.never { Box("b", 10, 10) }
          Box("c", 20, 10)
        }
      },
    ]
    for layout in cases { layout.check() }
  }

  @Test func `stacks give room to the least flexible first, an equal part to equals`() {
    let cases = [
      LayoutCase("equal parts", ["a": [0, 0, 145, 200], "b": [155, 0, 145, 200]]) {
        HStack(spacing: 10) {
          Box("a")
          Box("b")
        }
      },
      LayoutCase("fixed first", ["a": [0, 0, 100, 200], "b": [100, 0, 200, 200]]) {
        HStack(spacing: 0) {
          Box("a", 100)
          Box("b")
        }
      },
      LayoutCase("bounded first", ["a": [0, 0, 50, 200], "b": [50, 0, 250, 200]]) {
        HStack(spacing: 0) {
          Box("a").frame(maxWidth: 50)
          Box("b")
        }
      },
      LayoutCase(
        "three of differing bounds",
        ["a": [0, 0, 140, 200], "b": [140, 0, 100, 200], "c": [240, 0, 60, 200]]
      ) {
        HStack(spacing: 0) {
          Box("a")
          Box("b").frame(maxWidth: 100)
          Box("c").frame(maxWidth: 60)
        }
      },
      LayoutCase("at least", ["a": [0, 0, 200, 200], "b": [200, 0, 100, 200]]) {
        HStack(spacing: 0) {
          Box("a").frame(minWidth: 200)
          Box("b")
        }
      },
      LayoutCase(
        "column",
        ["a": [0, 0, 300, 75], "b": [135, 75, 30, 50], "c": [0, 125, 300, 75]]
      ) {
        VStack(spacing: 0) {
          Box("a")
          Box("b", 30, 50)
          Box("c")
        }
      },
      LayoutCase(
        "text gives way at words", 100, 200,
        ["aaaa aaaa": [0, 76, 40, 48], "b": [40, 0, 60, 200]]
      ) {
        HStack(spacing: 0) {
          Text("aaaa aaaa")
          Box("b")
        }
        .font20
      },
      LayoutCase(
        "flexible behind modifiers",
        ["f": [0, 90, 200, 20], "a": [90, 90, 20, 20], "aaaaaaaaaa": [200, 88, 100, 24]]
      ) {
        HStack(spacing: 0) {
          Box("a", 20, 20).frame(maxWidth: .infinity).named("f").opacity(0.5).clipped()
          Text("aaaaaaaaaa").font20
        }
      },
      LayoutCase(
        "flexible inside an inner stack",
        ["a": [0, 90, 20, 20], "b": [180, 90, 20, 20], "aaaaaaaaaa": [200, 88, 100, 24]]
      ) {
        HStack(spacing: 0) {
          HStack(spacing: 0) {
            Box("a", 20, 20)
            Spacer(minLength: 0)
            Box("b", 20, 20)
          }
          Text("aaaaaaaaaa").font20
        }
      },
      // 50 and 50 are offered; the first takes 50 of five letters, the second 40 of its 50.
      LayoutCase(
        "the same offer divides the same way twice", 100, 100,
        ["aaaaa aaaa": [5, 26, 50, 48], "bbbb bbbb b": [55, 14, 40, 72]]
      ) {
        HStack(spacing: 0) {
          Text("aaaaa aaaa")
          Text("bbbb bbbb b")
        }
        .font20
      },
    ]
    for layout in cases { layout.check() }
  }

  @Test func `stacks serve a higher priority first and keep the least of the others free`() {
    let cases = [
      LayoutCase("all to one", ["a": [0, 0, 0, 200], "b": [0, 0, 300, 200]]) {
        HStack(spacing: 0) {
          Box("a")
          Box("b").layoutPriority(1)
        }
      },
      LayoutCase("least of the other", ["a": [0, 0, 40, 200], "b": [40, 0, 260, 200]]) {
        HStack(spacing: 0) {
          Box("a").frame(minWidth: 40)
          Box("b").layoutPriority(1)
        }
      },
      LayoutCase("behind modifiers", ["a": [0, 0, 0, 200], "b": [5, 5, 290, 190]]) {
        HStack(spacing: 0) {
          Box("a")
          Box("b").layoutPriority(1).padding(5).opacity(0.5)
        }
      },
      LayoutCase("behind a background", ["a": [0, 0, 0, 200], "b": [0, 0, 300, 200]]) {
        HStack(spacing: 0) {
          Box("a")
          Box("b").layoutPriority(1).background { Color.blue }
        }
      },
      LayoutCase("less than others", ["a": [0, 0, 300, 200], "b": [300, 0, 0, 200]]) {
        HStack(spacing: 0) {
          Box("a")
          Box("b").layoutPriority(-1)
        }
      },
      LayoutCase(
        "text before text", 100, 100, ["aaaa aaaa": [0, 38, 90, 24], "bbb": [90, 14, 10, 72]]
      ) {
        HStack(spacing: 0) {
          Text("aaaa aaaa").layoutPriority(1)
          Text("bbb").frame(minWidth: 10)
        }
        .font20
      },
    ]
    for layout in cases { layout.check() }
  }

  @Test func `first baselines stand on one height`() {
    let cases = [
      LayoutCase("two sizes", ["A": [142.5, 88, 10, 24], "B": [152.5, 97, 5, 12]]) {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          Text("A").font(.system(size: 20))
          Text("B").font(.system(size: 10))
        }
      },
      LayoutCase("a box stands on the line", ["A": [140, 94, 10, 24], "b": [150, 82, 10, 30]]) {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          Text("A").font(.system(size: 20))
          Box("b", 10, 30)
        }
      },
      LayoutCase("behind a frame", ["A": [140, 75.5, 10, 24], "B": [152.5, 84.5, 5, 12]]) {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          Text("A").font(.system(size: 20))
          Text("B").font(.system(size: 10)).frame(width: 10, height: 40, alignment: .top)
        }
      },
      LayoutCase("of a column its first", ["A": [140, 82, 10, 24], "C": [152.5, 103, 5, 12]]) {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          Text("A").font(.system(size: 20))
          VStack(spacing: 0) {
            Text("B").font(.system(size: 10))
            Text("C").font(.system(size: 10)).frame(width: 10)
            Box("d", 5, 3)
          }
        }
      },
    ]
    for layout in cases { layout.check() }
  }
}

/// A condition that the compiler does not know.
enum Conditions {
  static var never = false
}
