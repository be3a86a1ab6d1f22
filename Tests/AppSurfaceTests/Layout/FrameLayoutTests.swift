import AppSurface
import AppSurfaceTesting
import Testing

@Suite struct FrameLayoutTests {
  @Test func `a frame has the length it is given and aligns its content`() {
    let cases = [
      LayoutCase("centred", ["f": [100, 70, 100, 60], "a": [140, 90, 20, 20]]) {
        Box("a", 20, 20).frame(width: 100, height: 60).named("f")
      },
      LayoutCase("top leading", ["a": [100, 70, 20, 20]]) {
        Box("a", 20, 20).frame(width: 100, height: 60, alignment: .topLeading)
      },
      LayoutCase("bottom trailing", ["a": [180, 110, 20, 20]]) {
        Box("a", 20, 20).frame(width: 100, height: 60, alignment: .bottomTrailing)
      },
      LayoutCase("width alone", ["a": [125, 0, 50, 200]]) { Box("a").frame(width: 50) },
      LayoutCase("height alone", ["a": [0, 75, 300, 50]]) { Box("a").frame(height: 50) },
      LayoutCase("content too large", ["f": [125, 75, 50, 50], "a": [100, 50, 100, 100]]) {
        Box("a", 100, 100).frame(width: 50, height: 50).named("f")
      },
      LayoutCase("frame in frame", ["a": [140, 95, 10, 10]]) {
        Box("a", 10, 10).frame(width: 50, alignment: .trailing)
          .frame(width: 100, alignment: .leading)
      },
      LayoutCase("not a number", ["a": [150, 100, 0, 0]]) {
        Box("a").frame(width: .nan, height: -5)
      },
    ]
    for layout in cases { layout.check() }
  }

  @Test func `a bounded frame clamps what is offered`() {
    let cases = [
      LayoutCase("all of the width", ["a": [0, 90, 20, 20]]) {
        Box("a", 20, 20).frame(maxWidth: .infinity, alignment: .leading)
      },
      LayoutCase("all of both", ["f": [0, 0, 300, 200], "a": [280, 180, 20, 20]]) {
        Box("a", 20, 20)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
          .named("f")
      },
      LayoutCase("least around less", ["f": [125, 90, 50, 20], "a": [140, 90, 20, 20]]) {
        Box("a", 20, 20).frame(minWidth: 50).named("f")
      },
      LayoutCase("least around more", ["f": [110, 90, 80, 20]]) {
        Box("a", 80, 20).frame(minWidth: 50).named("f")
      },
      LayoutCase("least around flexible", ["f": [0, 0, 300, 200]]) {
        Box("a").frame(minWidth: 50).named("f")
      },
      LayoutCase("most around less", ["f": [100, 90, 100, 20]]) {
        Box("a", 20, 20).frame(maxWidth: 100).named("f")
      },
      LayoutCase("most in less room", 60, 200, ["f": [0, 90, 60, 20]]) {
        Box("a", 20, 20).frame(maxWidth: 100).named("f")
      },
      LayoutCase("most around more", ["f": [100, 90, 100, 20], "a": [75, 90, 150, 20]]) {
        Box("a", 150, 20).frame(maxWidth: 100).named("f")
      },
      LayoutCase("both bounds", ["a": [100, 0, 100, 200]]) {
        Box("a").frame(minWidth: 50, maxWidth: 100)
      },
      LayoutCase("least in less room", 30, 200, ["a": [-10, 0, 50, 200]]) {
        Box("a").frame(minWidth: 50, maxWidth: 100)
      },
      LayoutCase("heights", ["f": [140, 75, 20, 50]]) {
        Box("a", 20, 20).frame(minHeight: 50).named("f")
      },
      LayoutCase("not a number", ["f": [140, 90, 20, 20]]) {
        Box("a", 20, 20).frame(minWidth: .nan).named("f")
      },
    ]
    for layout in cases { layout.check() }
  }

  @Test func `an ideal length is for those who offer none`() {
    let cases = [
      LayoutCase("ideal", ["a": [110, 85, 80, 30]]) {
        Box("a").frame(idealWidth: 80, idealHeight: 30).fixedSize()
      },
      LayoutCase("ideal is not the most", ["a": [0, 0, 300, 200]]) {
        Box("a").frame(idealWidth: 80, idealHeight: 30)
      },
      LayoutCase("ideal and most", ["a": [110, 95, 80, 10]]) {
        Box("a").frame(idealWidth: 80, maxWidth: .infinity).fixedSize()
      },
      LayoutCase("ideal above most", ["a": [120, 95, 60, 10]]) {
        Box("a").frame(idealWidth: 80, maxWidth: 60).fixedSize()
      },
      LayoutCase("fixed colour", ["a": [145, 95, 10, 10]]) { Box("a").fixedSize() },
      LayoutCase("fixed height", ["a": [0, 95, 300, 10]]) {
        Box("a").fixedSize(horizontal: false, vertical: true)
      },
      LayoutCase("fixed width of text", 60, 200, ["aaaa aaaa": [-15, 88, 90, 24]]) {
        Text("aaaa aaaa").fixedSize(horizontal: true, vertical: false).font20
      },
      LayoutCase("fixed height of text", 60, 30, ["aaaa aaaa": [10, -9, 40, 48]]) {
        Text("aaaa aaaa").fixedSize(horizontal: false, vertical: true).font20
      },
      LayoutCase("fixed in a row", ["aaaa": [0, 88, 40, 24], "b": [40, 0, 260, 200]]) {
        HStack(spacing: 0) {
          Text("aaaa").fixedSize().font20
          Box("b")
        }
      },
    ]
    for layout in cases { layout.check() }
  }

  @Test func `a margin is taken from the offer and added to the content`() {
    let cases = [
      LayoutCase("all edges", ["a": [10, 10, 280, 180]]) { Box("a").padding(10) },
      LayoutCase("one edge", ["a": [155, 95, 10, 10]]) { Box("a", 10, 10).padding(.leading, 20) },
      LayoutCase("sides", ["a": [20, 0, 260, 200]]) { Box("a").padding(.horizontal, 20) },
      LayoutCase("16 where none is given", ["a": [16, 16, 268, 168]]) { Box("a").padding() },
      LayoutCase("negative", ["a": [-10, -10, 320, 220]]) { Box("a").padding(-10) },
      LayoutCase("more than the room", ["a": [150, 100, 0, 0]]) { Box("a").padding(200) },
      LayoutCase("not a number", ["a": [0, 0, 300, 200]]) { Box("a").padding(.nan) },
      LayoutCase("in a row", ["a": [5, 95, 10, 10], "b": [20, 0, 280, 200]]) {
        HStack(spacing: 0) {
          Box("a", 10, 10).padding(5)
          Box("b")
        }
      },
    ]
    for layout in cases { layout.check() }
  }

  @Test func `a ratio shapes the offer and the content answers it`() {
    let bitmap = Bitmap(width: 4, height: 2, pixels: [UInt8](repeating: 0, count: 32))
    let cases = [
      LayoutCase("fit", ["a": [0, 25, 300, 150]]) {
        Box("a").aspectRatio(2, contentMode: .fit)
      },
      LayoutCase("fit to the height", ["a": [50, 0, 200, 200]]) {
        Box("a").aspectRatio(1, contentMode: .fit)
      },
      LayoutCase("fill", ["a": [-50, 0, 400, 200]]) {
        Box("a").aspectRatio(2, contentMode: .fill)
      },
      LayoutCase("text keeps its size", ["aa": [140, 88, 20, 24]]) {
        Text("aa").aspectRatio(1, contentMode: .fit).font20
      },
      LayoutCase("a picture's own", ["i": [0, 25, 300, 150]]) {
        Image(bitmap).resizable().accessibilityLabel("i").aspectRatio(contentMode: .fit)
      },
      LayoutCase("a picture that is not resizable", ["i": [148, 99, 4, 2]]) {
        Image(bitmap).accessibilityLabel("i").aspectRatio(contentMode: .fit)
      },
      LayoutCase("no offer", ["a": [145, 97.5, 10, 5]]) {
        Box("a").aspectRatio(2, contentMode: .fit).fixedSize()
      },
      LayoutCase("width alone", ["a": [100, 50, 100, 100]]) {
        Box("a").aspectRatio(1, contentMode: .fit).frame(width: 100)
          .fixedSize(horizontal: false, vertical: true)
      },
      LayoutCase("senseless", ["a": [50, 0, 200, 200]]) {
        Box("a").aspectRatio(.nan, contentMode: .fit)
      },
      LayoutCase("in a row", ["a": [0, 50, 100, 100], "b": [100, 0, 200, 200]]) {
        HStack(spacing: 0) {
          Box("a").frame(maxWidth: 100, maxHeight: 100).aspectRatio(1, contentMode: .fit)
          Box("b")
        }
      },
    ]
    for layout in cases { layout.check() }
  }

  @Test func `things over one another share the largest size`() {
    let cases = [
      LayoutCase("centred", ["a": [125, 75, 50, 50], "b": [140, 90, 20, 20]]) {
        ZStack {
          Box("a", 50, 50)
          Box("b", 20, 20)
        }
      },
      LayoutCase("top leading", ["b": [125, 75, 20, 20]]) {
        ZStack(alignment: .topLeading) {
          Box("a", 50, 50)
          Box("b", 20, 20)
        }
      },
      LayoutCase("bottom trailing", ["b": [155, 105, 20, 20]]) {
        ZStack(alignment: .bottomTrailing) {
          Box("a", 50, 50)
          Box("b", 20, 20)
        }
      },
      LayoutCase("of each axis", ["z": [125, 80, 50, 40]]) {
        ZStack {
          Box("a", 50, 10)
          Box("b", 10, 40)
        }
        .named("z")
      },
      LayoutCase("behind", ["b": [130, 90, 40, 20]]) {
        Box("a", 40, 20).background { Box("b") }
      },
      LayoutCase("before and larger", ["a": [130, 90, 40, 20], "b": [120, 95, 60, 10]]) {
        Box("a", 40, 20).overlay { Box("b", 60, 10) }
      },
      LayoutCase("before at a corner", ["b": [160, 90, 10, 10]]) {
        Box("a", 40, 20).overlay(alignment: .topTrailing) { Box("b", 10, 10) }
      },
      LayoutCase(
        "decorations take no room",
        ["a": [140, 95, 10, 10], "o": [95, 50, 100, 100], "c": [150, 95, 10, 10]]
      ) {
        HStack(spacing: 0) {
          Box("a", 10, 10).overlay { Box("o", 100, 100) }
          Box("c", 10, 10)
        }
      },
      LayoutCase("offset", ["a": [150, 102, 10, 10]]) { Box("a", 10, 10).offset(x: 5, y: 7) },
      LayoutCase("offset takes no room", ["a": [150, 95, 10, 10], "b": [150, 95, 10, 10]]) {
        HStack(spacing: 0) {
          Box("a", 10, 10).offset(x: 10)
          Box("b", 10, 10)
        }
      },
      LayoutCase("clip", ["a": [100, 50, 100, 100], "a visible": [125, 75, 50, 50]]) {
        Box("a", 100, 100).frame(width: 50, height: 50).clipped()
      },
      LayoutCase("no clip", ["a visible": [100, 50, 100, 100]]) {
        Box("a", 100, 100).frame(width: 50, height: 50)
      },
    ]
    for layout in cases { layout.check() }
  }
}
