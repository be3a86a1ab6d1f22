extension View {
  /// Says where a guide of the view lies, in points from the side where lines begin.
  public consuming func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> Double
  ) -> some View { aligned(.horizontal(guide), computeValue) }

  /// Says where a guide of the view lies, in points from its top.
  public consuming func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> Double
  ) -> some View { aligned(.vertical(guide), computeValue) }

  private consuming func aligned(
    _ guide: AlignmentGuide, _ compute: @escaping (ViewDimensions) -> Double
  ) -> some View {
    Wrapped(
      self,
      Wrapping(AlignmentGuideElement()) { element in
        element.given = guide
        element.compute = compute
        // A function cannot be compared with the one before.
        element.setNeedsLayout()
      })
  }
}
