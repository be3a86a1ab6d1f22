import AppSurface
import AppSurfaceTesting
import Testing

@Suite struct SpacerLayoutTests {
  @Test func `a spacer pushes along its stack and a divider lies across it`() {
    let cases = [
      LayoutCase("row", ["a": [0, 90, 50, 20], "b": [270, 90, 30, 20]]) {
        HStack(spacing: 0) {
          Box("a", 50, 20)
          Spacer()
          Box("b", 30, 20)
        }
      },
      LayoutCase("column", ["a": [145, 0, 10, 10]]) {
        VStack(spacing: 0) {
          Box("a", 10, 10)
          Spacer()
        }
      },
      LayoutCase("two", ["m": [100, 90, 100, 20]]) {
        HStack(spacing: 0) {
          Spacer()
          Box("m", 100, 20)
          Spacer()
        }
      },
      LayoutCase("least length", ["a": [125, 95, 10, 10], "b": [165, 95, 10, 10]]) {
        HStack(spacing: 0) {
          Box("a", 10, 10)
          Spacer(minLength: 30)
          Box("b", 10, 10)
        }
        .fixedSize()
      },
      LayoutCase("8 where none is given", ["a": [136, 95, 10, 10], "b": [154, 95, 10, 10]]) {
        HStack(spacing: 0) {
          Box("a", 10, 10)
          Spacer()
          Box("b", 10, 10)
        }
        .fixedSize()
      },
      LayoutCase("in a frame", ["a": [130, 95, 10, 10], "b": [160, 95, 10, 10]]) {
        HStack(spacing: 0) {
          Box("a", 10, 10)
          Spacer().frame(maxWidth: 20)
          Box("b", 10, 10)
        }
      },
      LayoutCase("outside of a stack", ["z": [0, 0, 300, 200]]) {
        ZStack {
          Box("a", 10, 10)
          Spacer()
        }
        .named("z")
      },
      LayoutCase("divider in a column", ["a": [145, 89.5, 10, 10], "b": [145, 100.5, 10, 10]]) {
        VStack(spacing: 0) {
          Box("a", 10, 10)
          Divider()
          Box("b", 10, 10)
        }
      },
      LayoutCase("divider in a row", ["a": [139.5, 95, 10, 10], "b": [150.5, 95, 10, 10]]) {
        HStack(spacing: 0) {
          Box("a", 10, 10)
          Divider()
          Box("b", 10, 10)
        }
      },
      LayoutCase("padded divider in a row", ["a": [137.5, 95, 10, 10], "b": [152.5, 95, 10, 10]]) {
        HStack(spacing: 0) {
          Box("a", 10, 10)
          Divider().padding(.horizontal, 2)
          Box("b", 10, 10)
        }
      },
    ]
    for layout in cases { layout.check() }
  }
}
