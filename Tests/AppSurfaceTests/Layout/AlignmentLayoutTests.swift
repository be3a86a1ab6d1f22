import AppSurface
import AppSurfaceTesting
import Testing

@Suite struct AlignmentLayoutTests {
  @Test func `a guide that code places decides where a member stands`() {
    let cases = [
      // b's leading guide lies 10 in: b begins 10 before a, and the column is 10 + 40 wide.
      LayoutCase("leading guide", ["a": [135, 80, 40, 20], "b": [125, 100, 30, 20]]) {
        VStack(alignment: .leading, spacing: 0) {
          Box("a", 40, 20)
          Box("b", 30, 20).alignmentGuide(.leading) { $0[.leading] + 10 }
        }
      },
      LayoutCase("trailing guide", ["a": [127.5, 80, 40, 20], "b": [142.5, 100, 30, 20]]) {
        VStack(alignment: .trailing, spacing: 0) {
          Box("a", 40, 20)
          Box("b", 30, 20).alignmentGuide(.trailing) { $0.width - 5 }
        }
      },
      LayoutCase("top guide", ["a": [110, 95, 40, 20], "b": [150, 85, 40, 10]]) {
        HStack(alignment: .top, spacing: 0) {
          Box("a", 40, 20)
          Box("b", 40, 10).alignmentGuide(.top) { _ in 10 }
        }
      },
      LayoutCase(
        "another guide changes nothing", ["a": [130, 80, 40, 20], "b": [130, 100, 30, 20]]
      ) {
        VStack(alignment: .leading, spacing: 0) {
          Box("a", 40, 20)
          Box("b", 30, 20).alignmentGuide(.trailing) { _ in 100 }
        }
      },
      LayoutCase("through a margin", ["a": [132.5, 75, 40, 20], "b": [127.5, 100, 30, 20]]) {
        VStack(alignment: .leading, spacing: 0) {
          Box("a", 40, 20)
          Box("b", 30, 20).alignmentGuide(.leading) { _ in 5 }.padding(.top, 5).padding(.bottom, 5)
        }
      },
      LayoutCase("guides of one another", ["a": [120, 80, 40, 20], "b": [160, 100, 20, 20]]) {
        VStack(alignment: .trailing, spacing: 0) {
          Box("a", 40, 20)
          Box("b", 20, 20).alignmentGuide(.trailing) { $0[.leading] }
        }
      },
      LayoutCase("over one another", ["a": [100, 50, 100, 100], "b": [120, 65, 10, 10]]) {
        ZStack(alignment: .topLeading) {
          Box("a", 100, 100)
          Box("b", 10, 10).alignmentGuide(.leading) { _ in -20 }.alignmentGuide(.top) { _ in -15 }
        }
      },
      LayoutCase("in a frame", ["a": [104, 90, 20, 20]]) {
        Box("a", 20, 20).alignmentGuide(.leading) { _ in -4 }
          .frame(width: 100, alignment: .leading)
      },
      LayoutCase(
        "right to left", ["a": [125, 80, 40, 20], "b": [145, 100, 30, 20]],
        direction: .rightToLeft
      ) {
        VStack(alignment: .leading, spacing: 0) {
          Box("a", 40, 20)
          Box("b", 30, 20).alignmentGuide(.leading) { _ in 10 }
        }
      },
      LayoutCase("not a number", ["a": [130, 80, 40, 20], "b": [130, 100, 30, 20]]) {
        VStack(alignment: .leading, spacing: 0) {
          Box("a", 40, 20)
          Box("b", 30, 20).alignmentGuide(.leading) { _ in .nan }
        }
      },
    ]
    for layout in cases { layout.check() }
  }

  @Test func `last baselines stand on one height`() {
    let cases = [
      // Two lines of 24 and one: the last lines share their height.
      LayoutCase("two lines and one", ["aa\naa": [130, 76, 20, 48], "bb": [150, 100, 20, 24]]) {
        HStack(alignment: .lastTextBaseline, spacing: 0) {
          Text("aa\naa")
          Text("bb")
        }
        .font20
      },
      LayoutCase("first lines", ["aa\naa": [130, 76, 20, 48], "bb": [150, 76, 20, 24]]) {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          Text("aa\naa")
          Text("bb")
        }
        .font20
      },
      LayoutCase("through a margin", ["aa\naa": [130, 71, 20, 48], "bb": [150, 95, 20, 24]]) {
        HStack(alignment: .lastTextBaseline, spacing: 0) {
          Text("aa\naa").padding(.bottom, 10)
          Text("bb")
        }
        .font20
      },
    ]
    for layout in cases { layout.check() }
  }

  @Test func `a cell stands where its column says`() {
    func grid(_ alignment: Alignment?) -> some View {
      LazyVGrid(columns: [GridItem(.fixed(100), alignment: alignment), GridItem(.fixed(100))]) {
        Box("a", 20, 20)
        Box("b", 100, 60)
      }
    }
    let cases = [
      LayoutCase("middle", ["a": [86, 90, 20, 20], "b": [154, 70, 100, 60]]) { grid(nil) },
      LayoutCase("top", ["a": [86, 70, 20, 20]]) { grid(.top) },
      LayoutCase("bottom trailing", ["a": [126, 110, 20, 20]]) { grid(.bottomTrailing) },
      LayoutCase("leading", ["a": [46, 90, 20, 20]]) { grid(.leading) },
    ]
    for layout in cases { layout.check() }
  }
}
