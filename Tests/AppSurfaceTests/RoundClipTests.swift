import AppSurface
import Testing

@testable import AppSurface

@Suite("What fills a round clip is round")
struct RoundClipTests {
  @Test("at every width, with fractions of points too")
  func fractions() {
    for width in [375, 411.42857142857144, 392.7272727, 1000 / 3.0, 320.1] {
      let surface = Surface(
        root: HostingScreen(
          rootView: HStack(spacing: 7.3) {
            Text("A").frame(maxWidth: .infinity)
            Color.red.frame(width: width * 0.2, height: width * 0.17)
              .clipShape(RoundedRectangle(cornerRadius: 10))
          }.padding(width / 17)),
        configuration: SurfaceConfiguration(size: Size(width: width, height: 700), scale: 2.625),
        services: HostServices())
      let radii = surface.drawList().commands.compactMap { command -> Double? in
        if case .fill(_, .red, let radius) = command { radius } else { nil }
      }
      #expect(radii == [10], "\(width)")
    }
  }
}
