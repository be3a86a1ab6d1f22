import AppSurface
import AppSurfaceTesting
import Testing

@Suite("Comparing pictures")
nonisolated struct PictureComparisonTests {
  private func bitmap(_ width: Int, _ height: Int, changing: [Int: UInt8] = [:]) -> Bitmap {
    var pixels = [UInt8](repeating: 100, count: width * height * 4)
    for (place, value) in changing { pixels[place] = value }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  @Test("Equal pictures match, whatever the tolerance")
  func equal() {
    let comparison = PictureComparison(bitmap(10, 10), bitmap(10, 10), tolerance: 0)
    #expect(comparison.isMatch)
    #expect(comparison.matchingShare == 1)
    #expect(comparison.differingArea == nil)
  }

  @Test("A channel may differ by the tolerance and no more", arguments: [(108, 0), (109, 1)])
  func tolerance(value: UInt8, differing: Int) {
    let comparison = PictureComparison(bitmap(10, 10, changing: [7: value]), bitmap(10, 10))
    #expect(comparison.differingPixels == differing)
    #expect(comparison.largestDifference == Int(value) - 100)
  }

  @Test("One pixel in a thousand may differ and no more")
  func share() {
    let one = PictureComparison(bitmap(40, 25, changing: [0: 0]), bitmap(40, 25))
    #expect(one.isMatch)
    let two = PictureComparison(bitmap(40, 25, changing: [0: 0, 4: 0]), bitmap(40, 25))
    #expect(!two.isMatch)
  }

  @Test("Where pictures differ is told")
  func area() {
    let changed = bitmap(10, 10, changing: [(2 * 10 + 3) * 4: 0, (5 * 10 + 4) * 4: 0])
    let comparison = PictureComparison(changed, bitmap(10, 10))
    #expect(comparison.differingArea == Rect(x: 3, y: 2, width: 2, height: 4))
  }

  @Test("Pictures of different sizes never match")
  func sizes() {
    let comparison = PictureComparison(bitmap(10, 10), bitmap(10, 11))
    #expect(!comparison.isMatch)
    #expect(comparison.matchingShare == 0)
    #expect(comparison.differingPixels == nil)
  }
}
