import AppSurface
import AppSurfaceTesting
import SurfaceIntrospect
import Testing

@Suite struct ProgressViewTypeTests {
  @Test func `the element of a ProgressView is handed over`() {
    ViewTypeCase.leaf(.progressView, .v1, "ProgressView") {
      ProgressView("Loading", value: 0.5)
    }.check()
  }

  @Test(arguments: [ProgressViewStyle]([.linear, .circular]))
  func `in a style it is found, in another it is not`(style: ProgressViewStyle) {
    for other in ProgressViewStyle.allCases {
      let found = Found<ProgressElement>()
      _ = SurfaceTester(
        ProgressView("Loading", value: 0.5).progressViewStyle(other)
          .introspect(.progressView(style: style), on: .appSurface(.v1)) {
            found.elements.append($0)
          })
      // What is automatic is one of the others.
      if other != .automatic {
        #expect(found.elements.count == (style == other ? 1 : 0), "\(style) in \(other)")
      }
    }
  }

  @Test func `the usual style is found by the name of what it is`() {
    let found = Found<ProgressElement>()
    _ = SurfaceTester(
      ProgressView("Loading", value: 0.5)
        .introspect(.progressView(style: .linear), on: .appSurface(.v1)) {
          found.elements.append($0)
        }
        .introspect(.progressView(style: .automatic), on: .appSurface(.v1)) {
          found.elements.append($0)
        })
    #expect(found.elements.count == 2)
  }
}
