internal import AppSurface

/// Random events of every kind: presses, drags, wheel, keys, text, composition, losses, controllers,
/// time, and other configurations of the surface.
public enum RandomInput {
  /// Sends one event.
  public static func play(_ random: inout SeededGenerator, _ tester: SurfaceTester) {
    let size = tester.surface.size
    // Now and then at the edge, where a swipe back begins.
    let isAtEdge = Int.random(in: 0..<12, using: &random) == 0
    let point = Point(
      x: isAtEdge ? 4 : Double(Int.random(in: -10...Int(size.width) + 10, using: &random)),
      y: Double(Int.random(in: -10...Int(size.height) + 10, using: &random)))
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<30: tester.tap(point, clicks: Int.random(in: 1...3, using: &random))
    case 30..<42: tester.pointer(.down, point)
    case 42..<58: tester.pointer(.moved, point, isPressed: Bool.random(using: &random))
    case 58..<68: tester.pointer(.up, point)
    case 68..<76:
      let delta = Point(
        x: Double(Int.random(in: -300...300, using: &random)),
        y: Double(Int.random(in: -2000...2000, using: &random)))
      tester.send(.wheel(WheelEvent(position: point, delta: delta)))
    case 76..<88:
      let keys: [Key] = [
        .tab, .enter, .space, .escape, .left, .right, .up, .down, .home, .end, .pageDown, .pageUp,
        .backspace, .delete, Key("a"), Key("v"), Key("c"), Key("x"), Key("z"),
      ]
      let modifiers: [KeyModifiers] = [[], [], .shift, .control, [.control, .shift]]
      tester.key(
        keys[Int.random(in: 0..<keys.count, using: &random)],
        modifiers[Int.random(in: 0..<modifiers.count, using: &random)])
    case 88..<92:
      tester.type(["a", "é\n", "👩‍👩‍👧", "long words and more"].randomElement(using: &random) ?? "")
    case 92..<94:
      let text = ["", "ni", "ni hao"].randomElement(using: &random) ?? ""
      tester.send(.composition(CompositionEvent(text: text, cursor: 99)))
    case 94:
      tester.send(
        .window([.focusLost, .hidden, .pointerLeft].randomElement(using: &random) ?? .exposed))
    case 95: tester.pointer(.cancelled, point)
    case 96:
      tester.send(
        .controller(
          ControllerEvent(
            button: ControllerEvent.Button.allCases.randomElement(using: &random) ?? .a,
            isDown: true)))
    case 97: tester.advance(by: .milliseconds(100))
    default: configure(&random, tester)
    }
  }

  private static func configure(_ random: inout SeededGenerator, _ tester: SurfaceTester) {
    let sizes = [
      Size(width: 375, height: 667), Size(width: 1, height: 1), Size(width: 844, height: 390),
      Size(width: 1024, height: 1366), Size(width: 200, height: 150),
    ]
    tester.surface.configuration = SurfaceConfiguration(
      size: sizes.randomElement(using: &random) ?? .zero,
      scale: [1, 2, 3].randomElement(using: &random) ?? 1,
      safeArea: Bool.random(using: &random) ? EdgeInsets(top: 47, bottom: 34) : .zero,
      colorScheme: Bool.random(using: &random) ? .dark : .light,
      layoutDirection: Bool.random(using: &random) ? .leftToRight : .rightToLeft,
      textScale: [0.8, 1, 3.1].randomElement(using: &random) ?? 1)
    tester.surface.update()
  }
}
