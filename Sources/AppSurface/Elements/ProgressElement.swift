/// The element beneath ``ProgressView``: a bar where the part done is known, else dots.
public final class ProgressElement: Element {
  var fraction: Double? { didSet { if fraction != oldValue { setNeedsLayout() } } }
  /// The looks.
  public internal(set) var style = ProgressViewStyle.automatic {
    didSet { if style != oldValue { setNeedsLayout() } }
  }
  /// What the progress is of, for those who cannot see the text above.
  var title: String?
  private var palette = Palette(.light)
  private var tint = Color.blue

  public override var viewName: String { "ProgressView" }
  public override var role: ElementRole { .progress }
  public override var ownValue: String? {
    fraction.map { "\(Int(($0 * 100).rounded())) %" } ?? "in progress"
  }

  public override var ownText: String? { title }

  override func take(_ environment: EnvironmentValues) {
    super.take(environment)
    palette = environment.palette
    tint = environment.tint ?? environment.palette.tint
    setNeedsDisplay()
  }

  public override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    if style == .circular { return Size(width: 28, height: 28) }
    guard isBar else { return Size(width: 32, height: 20) }
    let offered = proposal.width
    return Size(width: offered ?? 160, height: 6)
  }

  override func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
    guard isBar, axis == .horizontal else {
      return super.lengthRange(axis, cross: cross)
    }
    return 0...Double.infinity
  }

  /// A bar that does not know how far it has come is an empty one.
  private var isBar: Bool { style == .linear || style == .automatic && fraction != nil }

  /// Twelve dots in a ring; of unknown progress one in four stands out.
  private func drawRing(_ canvas: inout Canvas) {
    let steps: [(Double, Double)] = [
      (0, -1), (0.5, -0.866), (0.866, -0.5), (1, 0), (0.866, 0.5), (0.5, 0.866), (0, 1),
      (-0.5, 0.866), (-0.866, 0.5), (-1, 0), (-0.866, -0.5), (-0.5, -0.866),
    ]
    let full = fraction.map { Int(($0 * 12).rounded()) } ?? 3
    for (index, step) in steps.enumerated() {
      let x = isRightToLeft ? -step.0 : step.0
      canvas.fill(
        Rect(
          x: frame.width / 2 + x * 11 - 2.5, y: frame.height / 2 + step.1 * 11 - 2.5, width: 5,
          height: 5),
        index < full ? tint : palette.track, radius: 2.5)
    }
  }

  public override func draw(_ canvas: inout Canvas) {
    if style == .circular { return drawRing(&canvas) }
    guard let fraction = isBar ? fraction ?? 0 : nil else {
      for index in 0..<3 {
        canvas.fill(
          Rect(x: Double(index) * 12, y: 7, width: 7, height: 7),
          index == 0 ? palette.secondary : palette.tertiary, radius: 3.5)
      }
      return
    }
    canvas.fill(bounds, palette.track, radius: 3)
    let width = frame.width * min(1, max(0, fraction))
    let x = isRightToLeft ? frame.width - width : 0
    canvas.fill(Rect(x: x, y: 0, width: width, height: frame.height), tint, radius: 3)
  }
}
