import AppSurface
import Testing

@testable import SDLHost

@Suite("Text is drawn where layout placed it")
struct RendererTextTests {
  private func run(
    _ text: String, _ fonts: FontSystem, size: Double = 17, weight: Font.Weight = .regular,
    at origin: Point = Point(x: 5, y: 30), stretch: Double = 1, color: Color = .black
  ) -> TextRun {
    let font = Font(size: size, weight: weight)
    return TextRun(
      text: text, font: font, origin: origin,
      width: fonts.width(of: text, in: font) * stretch, color: color)
  }

  @Test(
    "its ink stands on the baseline and ends at the measured width, at every scale",
    arguments: [FontChoice.embedded, .automatic], [1.0, 1.5, 2.0, 3.0])
  func extent(choice: FontChoice, scale: Double) throws {
    let fonts = FontSystem(choice, notices: Notices { _ in })
    for text in ["HHHH", "The quick brown fox jumps", "iiiiiiiiiiiiiiiiiiiiH"] {
      let run = run(text, fonts)
      let pixels = try DrawnPixels(
        [.text(run)], size: Size(width: 300, height: 50), scale: scale, fonts: fonts)
      let ink = pixels.ink
      let end = Double(ink[0] + ink[2]) / scale
      #expect(abs(end - (5 + run.width)) < 3, "\(text) ends at \(end), measured \(5 + run.width)")
      if text == "HHHH" {
        #expect(abs(Double(ink[1] + ink[3]) / scale - 30) <= 1 / scale, "stands on the baseline")
        #expect(ink[3] >= Int(10 * scale) && ink[3] <= Int(15 * scale))
      }
    }
  }

  @Test("words go to their measured places where the line's own width differs")
  func words() throws {
    let fonts = FontSystem(.embedded)
    let plain = run("H H", fonts, size: 20)
    let stretched = run("H H", fonts, size: 20, stretch: 1.2)
    let size = Size(width: 80, height: 40)
    let one = try DrawnPixels([.text(plain)], size: size, fonts: fonts)
    let other = try DrawnPixels([.text(stretched)], size: size, fonts: fonts)
    #expect(abs(one.ink[2] - other.ink[2]) <= 1)
  }

  @Test("colour and opacity are the run's")
  func color() throws {
    let fonts = FontSystem(.embedded)
    let size = Size(width: 60, height: 40)
    let red = try DrawnPixels(
      [.text(run("HH", fonts, size: 30, weight: .bold, color: Color(hex: 0xFF0000)))], size: size,
      fonts: fonts)
    let darkest = (0..<2400).map { red[$0 % 60, $0 / 60] }.min { $0 & 255 < $1 & 255 }
    #expect(darkest == 0xFF0000)
    let faint = try DrawnPixels(
      [.text(run("HH", fonts, size: 30, weight: .bold, color: Color(white: 0, alpha: 0.5)))],
      size: size, fonts: fonts)
    let grey = try #require((0..<2400).map { faint[$0 % 60, $0 / 60] }.min())
    #expect(abs(grey & 255 - 127) <= 2)
  }

  @Test("a line is made once, however often and however faint it is drawn")
  func cached() throws {
    let fonts = FontSystem(.embedded)
    let canvas = try PixelCanvas(width: 100, height: 40, fonts: fonts)
    for alpha in [0.2, 0.5, 1] {
      var list = DrawList()
      list.append(.text(run("Fade", fonts, color: Color(white: 0, alpha: alpha))))
      try canvas.draw(
        Composition(
          windowSize: Size(width: 100, height: 40), background: .white,
          layers: [PlacedDrawList(placement: .identity, clip: nil, drawList: list)]), scale: 1)
    }
    #expect(canvas.renderer.textures.count == 1)
  }
}
