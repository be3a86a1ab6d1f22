import AppSurface
import SDLHost

/// A frame with every kind of command, as a small app would show it.
func samplePage(_ size: Size) -> [PlacedDrawList] {
  var list = DrawList()
  list.append(.fill(Rect(origin: .zero, size: size), Color(hex: 0xF2F2F7), radius: 0))
  list.append(.fill(Rect(x: 0, y: 0, width: size.width, height: 52), .white, radius: 0))
  list.append(.fill(Rect(x: 0, y: 51.5, width: size.width, height: 0.5), .gray, radius: 0))
  list.append(.text(line("Library", .headline, 20, 33)))
  for row in 0..<Int(max(0, (size.height - 80) / 76)) {
    let y = 68 + Double(row) * 76
    let card = Rect(x: 16, y: y, width: size.width - 32, height: 66)
    list.append(.fill(card, .white, radius: 12))
    list.append(.outline(card, Color(white: 0, alpha: 0.08), width: 1, radius: 12))
    list.append(.fill(Rect(x: 28, y: y + 13, width: 40, height: 40), .indigo, radius: 20))
    list.append(
      .image(
        .symbol(name: "star", weight: .regular), Rect(x: 38, y: y + 23, width: 20, height: 20),
        tint: .white, radius: 0))
    list.append(.text(line("Row number \(row), Quick brown fox", .body, 80, y + 29)))
    list.append(
      .text(
        line("Waffle AVATAR Wörter 12:45 – small print.", .footnote, 80, y + 51, Color(white: 0.45))
      ))
    list.append(
      .image(
        .symbol(name: "chevron.right", weight: .semibold),
        Rect(x: size.width - 46, y: y + 25, width: 16, height: 16), tint: .gray, radius: 0))
  }
  return [PlacedDrawList(placement: .identity, clip: nil, drawList: list)]
}

var measuring = TextMeasuring.fixed

private func line(
  _ text: String, _ font: Font, _ x: Double, _ y: Double, _ color: Color = .black
) -> TextRun {
  TextRun(
    text: text, font: font, origin: Point(x: x, y: y), width: measuring.width(text, font),
    color: color)
}

/// Writes the sample as a picture, in a face and at a scale.
func writePicture(_ path: String, _ font: FontChoice, scale: Double) {
  let size = Size(width: 420, height: 320)
  let host = HeadlessHost(size: size, font: font)
  measuring = host.stack.services.text
  let page = Composition(windowSize: size, background: .white, layers: samplePage(size))
  do {
    try host.picture(of: page, scale: scale).write(to: path)
  } catch {
    fail("\(error)")
  }
}
