import DeviceCatalog
import Testing

@Suite("What holds for every device")
struct InvariantTests {
  /// The devices that break a rule, by id, so that a failure names them.
  private func ids(breaking rule: (Device) -> Bool) -> [String] {
    Device.allCases.filter(rule).map(\.id)
  }

  @Test("The catalogue is large and in the order of allCases")
  func order() {
    #expect(Device.allCases.count >= 250)
    #expect(Catalog.builtIn.devices == Device.allCases)
  }

  @Test("The article's eight keep their order")
  func articleOrder() {
    let eight: [Device] = [
      .iPhone5, .iPhone8, .iPhone12Mini, .iPhone12Pro, .iPhone12ProMax, .iPadAir, .iPadPro11Inch,
      .iPadPro12_9Inch,
    ]
    #expect(Device.allCases.filter(eight.contains) == eight)
  }

  @Test("A family's devices stand together")
  func familiesStandTogether() {
    var changes = 0
    for (left, right) in zip(Device.allCases, Device.allCases.dropFirst())
    where left.family != right.family {
      changes += 1
    }
    #expect(Catalog.builtIn.families.count == changes + 1)
  }

  @Test("Ids are unique, of small letters, digits and hyphens")
  func ids() {
    #expect(Set(Device.allCases.map(\.id)).count == Device.allCases.count)
    #expect(
      ids { device in
        !device.id.utf8.allSatisfy {
          $0 == 0x2D || (0x30...0x39).contains($0) || (0x61...0x7A).contains($0)
        }
      } == [])
  }

  @Test("No name, alias or model identifier belongs to two devices")
  func names() {
    var owners: [String: String] = [:]
    var clashes: [String] = []
    for device in Device.allCases {
      for text in Set(
        ([device.name, device.id] + device.aliases + device.modelIdentifiers).map(\.folded))
      {
        if let owner = owners[text] { clashes.append("\(text): \(owner), \(device.id)") }
        owners[text] = device.id
      }
    }
    #expect(clashes == [])
  }

  @Test("Every device is found under its id, name, every alias and every model identifier")
  func found() throws {
    for device in Device.allCases {
      for text in [device.id, device.name] + device.aliases + device.modelIdentifiers {
        #expect(try Catalog.builtIn.device(named: text).id == device.id, "\(text)")
      }
    }
  }

  @Test("The size is stated as the device is held by nature")
  func naturalOrientation() {
    #expect(
      ids { device in
        device.naturalOrientation.isLandscape
          ? device.size.width < device.size.height : device.size.width > device.size.height
      } == [])
  }

  @Test("The natural orientation is supported, and each orientation is named once")
  func supportedOrientations() {
    #expect(
      ids { device in
        !device.supportedOrientations.contains(device.naturalOrientation)
          || Set(device.supportedOrientations).count != device.supportedOrientations.count
      } == [])
  }

  @Test("Both sides are within the range of the device's kind")
  func sizes() {
    #expect(
      ids { device in
        !device.kind.sideRange.contains(device.size.width)
          || !device.kind.sideRange.contains(device.size.height)
      } == [])
  }

  @Test("Scale times size is the rendered pixels to within half a pixel")
  func renderedPixels() {
    #expect(
      ids { device in
        // Where the panel shows what is drawn, its whole pixels are the check.
        let drawn = downsampled.contains(device.id) ? device.renderedPixelSize : device.pixelSize
        return abs(device.size.width * device.scale - drawn.width) > 0.5
          || abs(device.size.height * device.scale - drawn.height) > 0.5
      } == [])
  }

  /// The devices whose system draws at another resolution than the panel's.
  private let downsampled: Set<String> = [
    "iphone-6-plus", "iphone-6s-plus", "iphone-7-plus", "iphone-8-plus", "iphone-12-mini",
    "iphone-13-mini", "iphone-duo", "macbook-air-13-inch-m1", "macbook-air-13-inch-m2",
    "macbook-pro-13-inch", "galaxy-s8", "galaxy-s9", "galaxy-s20-plus",
    "galaxy-s21-ultra", "galaxy-s23-ultra", "galaxy-s24-plus",
    "galaxy-s24-ultra", "galaxy-s25-plus", "galaxy-s25-edge", "galaxy-s25-ultra",
    "galaxy-s26-plus", "galaxy-s26-ultra", "nest-hub", "nest-hub-max",
  ]

  @Test("Only the devices that are known to draw at another resolution do so")
  func downsampling() {
    let differing = Set(ids { $0.renderedPixelSize != $0.pixelSize })
    #expect(differing == downsampled)
  }

  @Test("The panel's pixels are whole")
  func wholePixels() {
    #expect(
      ids {
        $0.pixelSize.width != $0.pixelSize.width.rounded()
          || $0.pixelSize.height != $0.pixelSize.height.rounded()
      } == [])
  }

  @Test("Pixels per inch agree with pixels and diagonal to 2 %")
  func ppi() {
    #expect(
      ids { device in
        guard let ppi = device.ppi, let diagonal = device.diagonal else { return false }
        let width = device.pixelSize.width
        let height = device.pixelSize.height
        let computed = (width * width + height * height).squareRoot() / diagonal
        return abs(computed - ppi) / ppi > 0.02
      } == [])
  }

  @Test("Insets are not negative and take less than half of a side")
  func insets() {
    #expect(
      ids { device in
        device.safeAreas.orientations.contains { orientation in
          let insets = device.safeArea(in: orientation)
          let size = device.size(in: orientation)
          let all = [insets.top, insets.left, insets.bottom, insets.right]
          return all.contains { !($0 >= 0) } || max(insets.left, insets.right) >= size.width / 2
            || max(insets.top, insets.bottom) >= size.height / 2
        }
      } == [])
  }

  @Test("A phone of Apple's keeps the same distance on both sides in landscape")
  func symmetricPhones() {
    #expect(
      ids { device in
        guard device.platform == .iOS, device.kind == .phone else { return false }
        let left = device.safeArea(in: .landscapeLeft)
        return left.left != left.right || left != device.safeArea(in: .landscapeRight)
          || device.safeAreas.landscapeLeft != nil
            && left.left != device.homeIndicatorTop
      } == [])
  }

  @Test("Earlier insets are those of an older system, and differ from today's")
  func earlierInsets() {
    #expect(
      ids { device in
        guard let earlier = device.earlierSafeAreas else { return false }
        return earlier.insets == device.safeAreas
          || (Int(earlier.systemVersion) ?? 99) >= (Int(device.systemVersion ?? "") ?? 0)
      } == [])
    #expect(Device.allCases.filter { $0.earlierSafeAreas != nil }.count == 44)
  }

  @Test("An iPad's insets stay where they are")
  func stillPads() {
    #expect(
      ids { device in
        device.platform == .iPadOS && Set(Orientation.allCases.map(device.safeArea)).count != 1
      } == [])
  }

  @Test("An Android phone's two landscapes mirror each other")
  func mirroredAndroid() {
    #expect(
      ids { device in
        guard device.platform == .android, device.kind == .phone,
          let left = device.safeAreas.landscapeLeft, let right = device.safeAreas.landscapeRight
        else { return false }
        return left.left != right.right || left.right != right.left || left.top != right.top
          || left.bottom != right.bottom
      } == [])
  }

  @Test("Four quarter turns are the identity, for sizes, cutouts and hinges")
  func fourTurns() {
    #expect(
      ids { device in
        var orientation = device.naturalOrientation
        var rect = Rect(x: 1, y: 2, width: 30, height: 40)
        for _ in 0..<4 {
          rect = rect.turned(by: 1, in: device.size(in: orientation))
          orientation = orientation.turnedAnticlockwise
        }
        return orientation != device.naturalOrientation
          || rect != Rect(x: 1, y: 2, width: 30, height: 40)
          || device.size(in: orientation) != device.size
          || device.cutout(in: orientation) != device.cutout
          || device.hinge(in: orientation) != device.hinge
      } == [])
  }

  @Test("Cutouts and hinges lie inside the screen however it is held")
  func insideTheScreen() {
    #expect(
      ids { device in
        Orientation.allCases.contains { orientation in
          let screen = Rect(origin: .zero, size: device.size(in: orientation)).inset(by: -0.001)
          return device.cutout(in: orientation).map { !screen.contains($0.frame) } ?? false
            || device.hinge(in: orientation).map { !screen.contains($0.frame) } ?? false
        }
      } == [])
  }

  @Test("A cutout lies inside the inset that it causes")
  func cutouts() {
    #expect(
      ids { device in
        device.supportedOrientations.contains { orientation in
          guard let cutout = device.cutout(in: orientation),
            let insets = device.safeAreas[orientation]
          else { return false }
          let safe = Rect(origin: .zero, size: device.size(in: orientation)).inset(by: insets)
          // Sources round to hundredths.
          return safe.inset(by: 0.01).intersects(cutout.frame)
        }
      } == [])
  }

  @Test("A corner's radius is at most half of the short side")
  func cornerRadius() {
    #expect(
      ids { device in
        let half = min(device.size.width, device.size.height) / 2
        return device.cornerRadius.map { $0 < 0 || $0 > half } ?? false
      } == [])
  }

  @Test("A keyboard leaves more than a third of the height upright, and something in landscape")
  func keyboards() {
    #expect(
      ids { device in
        Orientation.allCases.contains { orientation in
          guard let height = device.keyboardHeight(in: orientation) else { return false }
          let share = height / device.size(in: orientation).height
          return share > (orientation.isLandscape ? 0.65 : 0.5) || share < 0.2
        }
      } == [])
  }

  @Test("The widths of split apps fit beside each other")
  func splits() {
    #expect(
      ids { device in
        Orientation.allCases.contains { orientation in
          guard let widths = device.multitaskingWidths(in: orientation) else { return false }
          let whole = device.size(in: orientation).width
          let uneven = (widths.oneThird ?? 0) + (widths.twoThirds ?? 0)
          return uneven > whole || whole - uneven > 12
            || widths.oneHalf.map { $0 * 2 > whole || whole - $0 * 2 > 12 } ?? false
        }
      } == [])
  }

  @Test("Every figure has a source, and no source stands without a figure")
  func sources() {
    #expect(ids { Set($0.figures) != Set($0.sources.keys) } == [])
    let cited = Set(Device.allCases.flatMap(\.sources.values))
    #expect(cited.subtracting(Device.Source.all) == [])
  }

  @Test("Insets of Apple's systems say for which version they hold")
  func versions() {
    #expect(
      ids { device in
        [.iOS, .iPadOS].contains(device.platform) && !device.safeAreas.orientations.isEmpty
          && device.systemVersion == nil
      } == [])
  }

  @Test("Every number is finite and every year is one in which such devices came out")
  func plausible() {
    #expect(
      ids { device in
        let numbers = [
          device.scale, device.ppi ?? 1, device.diagonal ?? 1, device.refreshRate ?? 60,
        ]
        return numbers.contains { !$0.isFinite || $0 <= 0 }
          || device.year.map { !(2007...2026).contains($0) } ?? false
          || device.refreshRate.map { !(30...240).contains($0) } ?? false
      } == [])
  }
}

extension Device {
  /// The inset above upright, for a phone with a home indicator; else zero.
  fileprivate var homeIndicatorTop: Double {
    let upright = safeArea(in: .portrait)
    return upright.bottom > 0 ? upright.top : 0
  }
}

extension String {
  /// Letters and digits only, small.
  fileprivate var folded: String {
    lowercased().split { !($0.isLetter || $0.isNumber || $0 == "." || $0 == "+") }
      .joined(separator: " ")
  }
}
