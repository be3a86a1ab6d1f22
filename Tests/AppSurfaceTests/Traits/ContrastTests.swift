import AppSurface
import AppSurfaceTesting
import Foundation
import Testing

@Suite struct ContrastTests {
  /// The contrast of two colours by the rules of the WCAG, from 1 to 21.
  private func ratio(_ left: Color, _ right: Color) -> Double {
    func luminance(_ color: Color) -> Double {
      func linear(_ part: Double) -> Double {
        part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * linear(color.red) + 0.7152 * linear(color.green)
        + 0.0722 * linear(color.blue)
    }
    let (a, b) = (luminance(left), luminance(right))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  @Test(arguments: ColorScheme.allCases)
  func `with increased contrast each ink is told from every ground`(scheme: ColorScheme) {
    let usual = Palette(scheme)
    let increased = Palette(scheme, contrast: .increased)
    let grounds: [(Palette) -> Color] = [
      \.background, \.groupedBackground, \.card, \.bar,
    ]
    let inks: [(name: String, least: Double, color: (Palette) -> Color)] = [
      ("primary", 7, \.primary), ("secondary", 7, \.secondary), ("tertiary", 4.5, \.tertiary),
      ("tint", 7, \.tint), ("destructive", 7, \.destructive), ("separator", 3, \.separator),
    ]
    for ink in inks {
      for ground in grounds {
        let more = ratio(ink.color(increased), ground(increased))
        #expect(more >= ink.least, "\(ink.name): \(more)")
        #expect(more > ratio(ink.color(usual), ground(usual)), "\(ink.name)")
      }
    }
  }

  @Test func `a surface draws in the colours of its contrast`() {
    let root = HostingScreen(
      rootView: VStack {
        Text("Title").foregroundStyle(.secondary)
        Button("Press") {}.buttonStyle(.borderedProminent)
        Divider()
      })
    var configuration = SurfaceConfiguration(size: Size(width: 320, height: 480))
    let tester = SurfaceTester(screen: root, configuration: configuration)
    let usual = tester.surface.drawList()
    configuration.contrast = .increased
    tester.surface.configuration = configuration
    let increased = tester.surface.drawList()
    let palette = Palette(.light, contrast: .increased)
    let colors = increased.commands.compactMap { command -> Color? in
      switch command {
      case .fill(_, let color, _): color
      case .text(let run): run.color
      default: nil
      }
    }
    for color in [palette.secondary, palette.tint, palette.separator] {
      #expect(colors.contains(color))
    }
    #expect(usual != increased)
    tester.surface.configuration.contrast = .standard
    #expect(tester.surface.drawList() == usual)
  }
}
