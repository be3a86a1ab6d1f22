import AppSurface
import AppSurfaceTesting
import Testing

/// A tree of views made by chance.
private indirect enum Tree {
  case box(Double, Double)
  case flexible
  case text(String)
  case spacer
  case divider
  case stack(Axis, spacing: Double, [Tree])
  case pile([Tree])
  case padding(Double, Tree)
  case bounded(least: Double, most: Double, Tree)
  case priority(Double, Tree)

  static func make(depth: Int, hasText: Bool, _ random: inout SeededGenerator) -> Tree {
    let leaf = depth <= 0 || Int.random(in: 0..<5, using: &random) == 0
    func length() -> Double { Double(Int.random(in: 1...60, using: &random)) / 2 }
    func inner() -> Tree { make(depth: depth - 1, hasText: hasText, &random) }
    if leaf {
      switch Int.random(in: 0..<(hasText ? 5 : 4), using: &random) {
      case 0: return .box(length(), length())
      case 1, 2: return .flexible
      case 3: return .spacer
      default: return .text(random.text(["some ", "words ", "in ", "a ", "row "], upTo: 6))
      }
    }
    func several() -> [Tree] { (0..<Int.random(in: 1...4, using: &random)).map { _ in inner() } }
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1: return .stack(.horizontal, spacing: length() / 4, several())
    case 2, 3: return .stack(.vertical, spacing: length() / 4, several())
    case 4: return .pile(several())
    case 5: return .padding(length() / 4, inner())
    case 6: return .bounded(least: length(), most: length() + 40, inner())
    default: return .priority(Double(Int.random(in: 0...2, using: &random)), inner())
    }
  }

  @MainActor var view: AnyView {
    switch self {
    case .box(let width, let height): AnyView(Color.red.frame(width: width, height: height))
    case .flexible: AnyView(Color.blue.accessibilityLabel("flexible"))
    case .text(let text): AnyView(Text(text))
    case .spacer: AnyView(Spacer(minLength: 0))
    case .divider: AnyView(Divider())
    case .stack(.horizontal, let spacing, let members):
      AnyView(HStack(spacing: spacing) { Tree.group(members) })
    case .stack(.vertical, let spacing, let members):
      AnyView(VStack(spacing: spacing) { Tree.group(members) })
    case .pile(let members): AnyView(ZStack { Tree.group(members) })
    case .padding(let length, let content): AnyView(content.view.padding(length))
    case .bounded(let least, let most, let content):
      AnyView(
        content.view.frame(
          minWidth: least, maxWidth: most, minHeight: least, maxHeight: most))
    case .priority(let priority, let content): AnyView(content.view.layoutPriority(priority))
    }
  }

  @MainActor private static func group(_ members: [Tree]) -> some View {
    ForEach(members.indices) { members[$0].view }
  }
}

@Suite struct LayoutPropertyTests {
  private func trees(
    _ count: Int, hasText: Bool, _ body: (Tree, inout SeededGenerator) -> Void
  ) {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<count {
      let tree = Tree.make(depth: 4, hasText: hasText, &random)
      body(tree, &random)
    }
  }

  private func tester(_ tree: Tree, _ size: Size, scale: Double = 1) -> SurfaceTester {
    SurfaceTester(
      screen: HostingScreen(rootView: tree.view),
      configuration: SurfaceConfiguration(size: size, scale: scale))
  }

  /// Whether an entry or one inside was given less than it needs.
  private func squeezed(_ entries: [LayoutSnapshot.Entry]) -> [Bool] {
    var squeezed = entries.map(\.isSqueezed)
    for index in entries.indices.reversed() {
      if squeezed[index], let parent = entries[index].parent { squeezed[parent] = true }
    }
    return squeezed
  }

  @Test func `children stay within the parent unless they are squeezed`() {
    trees(400, hasText: true) { tree, random in
      let scale = ([1, 2, 3] as [Double]).randomElement(using: &random) ?? 1
      let entries = tester(tree, Size(width: 320, height: 480), scale: scale).surface.snapshot()
        .entries
      let squeezed = squeezed(entries)
      for entry in entries {
        guard let parent = entry.parent, !squeezed[parent] else { continue }
        let room = entries[parent].frame.inset(by: -1.001 / scale)
        #expect(
          entry.frame.isEmpty || room.holds(entry.frame),
          "\(entry.viewName) \(entry.frame) in \(entries[parent].viewName) \(room)")
      }
    }
  }

  @Test func `a stack is as long as its members and the spacing between them`() {
    trees(400, hasText: true) { tree, random in
      let size = Size(
        width: Double.random(in: 200...500, using: &random),
        height: Double.random(in: 200...500, using: &random))
      let entries = tester(tree, size).surface.snapshot().entries
      for (index, entry) in entries.enumerated() {
        guard let axis = ["HStack": Axis.horizontal, "VStack": .vertical][entry.viewName] else {
          continue
        }
        let members = entries.filter { $0.parent == index }.map { $0.frame.span(axis) }
        guard let first = members.first, let last = members.last else { continue }
        let whole = entry.frame.span(axis)
        #expect(abs(first.lowerBound - whole.lowerBound) <= 1)
        #expect(abs(last.upperBound - whole.upperBound) <= 1)
        // One distance lies between all: what is left of the stack's length is spacing.
        let gaps = zip(members, members.dropFirst()).map { $1.lowerBound - $0.upperBound }
        let most = gaps.max() ?? 0
        #expect(gaps.allSatisfy { $0 >= -1 && most - $0 <= 2 }, "\(gaps)")
        let lengths = members.reduce(0) { $0 + $1.upperBound - $1.lowerBound }
        let sum = lengths + gaps.reduce(0, +)
        #expect(abs(sum - (whole.upperBound - whole.lowerBound)) <= 2)
      }
    }
  }

  @Test func `a layout done twice, or after another size, is the same`() {
    trees(300, hasText: true) { tree, random in
      let tester = tester(tree, Size(width: 300, height: 300), scale: 2)
      let first = tester.surface.snapshot()
      tester.surface.rootElement?.visit { $0.setNeedsLayout() }
      #expect(tester.surface.snapshot() == first)
      tester.surface.configuration.size = Size(
        width: Double.random(in: 1...600, using: &random), height: 77)
      _ = tester.surface.snapshot()
      tester.surface.configuration.size = Size(width: 300, height: 300)
      #expect(tester.surface.snapshot() == first)
    }
  }

  @Test func `a larger offer never makes flexible content smaller`() {
    trees(400, hasText: false) { tree, random in
      let small = Size(
        width: Double(Int.random(in: 50...400, using: &random)),
        height: Double(Int.random(in: 50...400, using: &random)))
      let large = Size(
        width: small.width + Double(Int.random(in: 0...200, using: &random)),
        height: small.height + Double(Int.random(in: 0...200, using: &random)))
      let tester = tester(tree, small)
      let before = tester.surface.snapshot().entries
      tester.surface.configuration.size = large
      let after = tester.surface.snapshot().entries
      #expect(before.count == after.count)
      for (old, new) in zip(before, after) where old.label == "flexible" {
        #expect(new.frame.width >= old.frame.width - 1, "\(old) \(new)")
        #expect(new.frame.height >= old.frame.height - 1, "\(old) \(new)")
      }
    }
  }
}

extension Rect {
  fileprivate func span(_ axis: Axis) -> ClosedRange<Double> {
    axis == .horizontal ? minX...max(minX, maxX) : minY...max(minY, maxY)
  }

  fileprivate func holds(_ other: Rect) -> Bool {
    other.minX >= minX && other.minY >= minY && other.maxX <= maxX && other.maxY <= maxY
  }
}
