import AppSurfaceTesting
import Testing

@testable import AppSurface

/// Where the lines of a text field stand, and its caret and selection with them.
@Suite struct FieldAlignmentTests {
  private struct Fields: View {
    @State var text: String
    let axis: Axis

    var body: some View { TextField("Notes", text: $text, axis: axis).frame(width: 200) }
  }

  private func tester(
    _ text: String, _ direction: LayoutDirection, _ alignment: TextAlignment = .leading,
    axis: Axis = .vertical
  ) -> SurfaceTester {
    SurfaceTester(
      screen: HostingScreen(
        rootView: Fields(text: text, axis: axis).multilineTextAlignment(alignment)),
      configuration: SurfaceConfiguration(
        size: Size(width: 320, height: 480), layoutDirection: direction))
  }

  /// The left and right ends of the lines, from the field's own left edge: a character is 8.5 wide,
  /// the text has 176 points, from 12 to 188.
  private func lines(_ tester: SurfaceTester) -> [[Double]] {
    let left = tester.surface.element(labelled: "Notes")?.surfaceFrame.minX ?? 0
    return tester.surface.drawList().commands.compactMap { command in
      guard case .text(let run) = command else { return nil }
      return [run.origin.x - left, run.origin.x - left + run.width]
    }
  }

  @Test func `lines begin where lines begin, unless the environment says otherwise`() {
    for axis in [Axis.horizontal, .vertical] {
      let cases: [(LayoutDirection, TextAlignment, [Double])] = [
        (.leftToRight, .leading, [12, 46]), (.leftToRight, .trailing, [154, 188]),
        (.leftToRight, .center, [83, 117]), (.rightToLeft, .leading, [154, 188]),
        (.rightToLeft, .trailing, [12, 46]),
      ]
      for (direction, alignment, ends) in cases {
        let tester = tester("four", direction, alignment, axis: axis)
        #expect(lines(tester) == [ends], "\(axis) \(direction) \(alignment)")
      }
    }
    let several = tester("one\nthree\nseventeen letters", .rightToLeft)
    #expect(lines(several) == [[162.5, 188], [145.5, 188], [43.5, 188]])
  }

  @Test func `the caret stands at its character, and a press there finds it again`() throws {
    for direction in LayoutDirection.allCases {
      for alignment in [TextAlignment.leading, .center, .trailing] {
        let text = "one two three four five\nsix\n\nseven "
        let tester = tester(text, direction, alignment)
        let field = try #require(
          tester.surface.element(labelled: "Notes") as? TextFieldElement)
        let frame = field.surfaceFrame
        tester.tap(frame.center)
        for offset in 0...text.count {
          field.editing.selection = TextSelection(caret: offset)
          let caret = try #require(field.caretRect)
          #expect(caret.minX >= 11.9 && caret.maxX <= 188.1, "\(offset) at \(caret)")
          tester.tap(caret.center + frame.origin)
          #expect(field.editing.selection == TextSelection(caret: offset), "\(direction)")
        }
      }
    }
  }

  @Test func `what is selected is marked where it is drawn`() throws {
    let tester = tester("one\nthree", .rightToLeft)
    tester.tap("Notes")
    tester.key(Key("a"), .control)
    let field = try #require(tester.surface.element(labelled: "Notes") as? TextFieldElement)
    let ends = field.map.rects(for: 0..<9).map { [$0.minX + 12, $0.maxX + 12] }
    #expect(ends == lines(tester))
    tester.type("x")
    #expect(lines(tester) == [[179.5, 188]])
  }

  @Test func `text that is too long for a line scrolls with its caret, from either side`() throws {
    for direction in LayoutDirection.allCases {
      let text = "a text of forty characters and then some"
      let tester = tester(text, direction, axis: .horizontal)
      tester.tap("Notes")
      let field = try #require(tester.surface.element(labelled: "Notes") as? TextFieldElement)
      for key in [Key.end, .home, .end] {
        tester.key(key)
        let caret = try #require(field.caretRect)
        #expect(caret.minX >= 12 && caret.minX <= 188, "\(direction) \(key)")
      }
      #expect(field.editing.selection.head == text.count)
    }
  }

  @Test func `the symbols of a search field grow with its text, and the text keeps clear of them`()
  {
    var sides: [Double] = []
    for size in DynamicTypeSize.allCases {
      for direction in LayoutDirection.allCases {
        let tester = SurfaceTester(
          screen: HostingScreen(rootView: SearchField(text: .constant("mug"))),
          configuration: SurfaceConfiguration(
            size: Size(width: 320, height: 480), layoutDirection: direction,
            textScale: size.scale))
        var symbols: [Rect] = []
        var text: Rect?
        for command in tester.surface.drawList().commands {
          if case .image(.symbol, let rect, tint: _, radius: _) = command { symbols.append(rect) }
          if case .text(let run) = command {
            text = Rect(x: run.origin.x, y: run.origin.y, width: run.width, height: 1)
          }
        }
        #expect(symbols.count == 2 && text != nil, "\(size)")
        for symbol in symbols {
          let isClear = symbol.maxX + 4 <= text?.minX ?? 0 || symbol.minX >= (text?.maxX ?? 0) + 4
          #expect(isClear, "\(size) \(direction): \(symbol)")
        }
        if direction == .leftToRight { sides.append(symbols.first?.width ?? 0) }
      }
    }
    #expect(sides == sides.sorted() && sides[0] < 16 && sides[11] > 40, "\(sides)")
  }
}
