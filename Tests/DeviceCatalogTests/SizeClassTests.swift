import DeviceCatalog
import Testing

@Suite("Size classes, as each system gives them")
struct SizeClassTests {
  @Test(
    "Upright and in landscape, width and height",
    arguments: [
      (Device.iPhone8, "compact/regular", "compact/compact"),
      (.iPhone12, "compact/regular", "compact/compact"),
      (.iPhone8Plus, "compact/regular", "regular/compact"),
      (.iPhoneXR, "compact/regular", "regular/compact"),
      (.iPhone12ProMax, "compact/regular", "regular/compact"),
      (.iPhone16Pro, "compact/regular", "compact/compact"),
      (.iPhoneAir, "compact/regular", "regular/compact"),
      (.iPadMini6, "regular/regular", "regular/regular"),
      (.iPadPro12_9Inch, "regular/regular", "regular/regular"),
      (.pixel8, "compact/regular", "regular/compact"),
      (.galaxyZFold7, "regular/regular", "regular/regular"),
      (.appleTV4K, "regular/regular", "regular/regular"),
      (.appleWatch45mmS7to9, "compact/compact", "compact/compact"),
    ])
  func full(device: Device, portrait: String, landscape: String) {
    #expect(device.sizeClass(in: .portrait).text == portrait)
    #expect(device.sizeClass(in: .landscapeLeft).text == landscape)
    #expect(device.sizeClass(in: .landscapeRight).text == landscape)
  }

  @Test("An app beside another on an iPad is compact, but for half and more of a 12.9 in landscape")
  func splits() throws {
    let pro11 = try #require(Device.iPadPro11Inch.multitaskingWidths(in: .landscapeLeft))
    let pro13 = try #require(Device.iPadPro12_9Inch.multitaskingWidths(in: .landscapeLeft))
    let upright = try #require(Device.iPadPro12_9Inch.multitaskingWidths(in: .portrait))
    func horizontal(_ device: Device, _ orientation: Orientation, _ width: Double?) throws
      -> UserInterfaceSizeClass
    { device.sizeClass(in: orientation, width: try #require(width)).horizontal }
    #expect(try horizontal(.iPadPro11Inch, .landscapeLeft, pro11.oneThird) == .compact)
    #expect(try horizontal(.iPadPro11Inch, .landscapeLeft, pro11.oneHalf) == .compact)
    #expect(try horizontal(.iPadPro11Inch, .landscapeLeft, pro11.twoThirds) == .regular)
    #expect(try horizontal(.iPadPro12_9Inch, .landscapeLeft, pro13.oneHalf) == .regular)
    #expect(try horizontal(.iPadPro12_9Inch, .portrait, upright.twoThirds) == .compact)
    #expect(try horizontal(.iPadPro12_9Inch, .portrait, 1024) == .regular)
    #expect(pro11.oneHalf == 592)
    #expect(pro13.slideOver == 375)
  }
}

extension SizeClass {
  fileprivate var text: String { "\(horizontal.rawValue)/\(vertical.rawValue)" }
}
