import DeviceCatalog
import Foundation
import Testing

/// Mutated device files. An optimised build reads 200,000 of them in seconds:
///
///     swift test -c release --filter RecordFuzzTests
///
/// A debug build reads fewer; `FUZZ_COUNT=200000` asks for any number in either.
@Suite("Mutated device files")
struct RecordFuzzTests {
  static let count: Int =
    ProcessInfo.processInfo.environment["FUZZ_COUNT"].flatMap { Int($0) }
    ?? (isOptimised ? 200_000 : 10_000)

  /// Assertions are not evaluated where the compiler optimises.
  static let isOptimised: Bool = {
    var optimised = true
    assert(
      {
        optimised = false
        return true
      }())
    return optimised
  }()

  static let seeds: [[UInt8]] = [
    JSONValue.array([Device.iPhone15Pro.json]).compact,
    JSONValue.array([Device.iPhoneDuo.json]).compact,
    "[\(RecordTests.minimal), \(RecordTests.minimal)]",
  ].map { Array($0.utf8) }

  static let tokens: [[UInt8]] = [
    "1e309", "-1e308", "1e-400", "NaN", "null", "true", "[]", "{}", "[[[[[[", "{\"a\":",
    "\"\\ud800\"",
    "\"\\u0000\"", "\"", "\\", ",", ":", "]", "}", "-", "0", "99999999999999999999", "\u{FEFF}",
    "é",
    "\"id\":\"a\",", "\"size\":", "\"portrait\"", "\"replaces\":true,", "\"\"",
  ].map { Array($0.utf8) }

  @Test(
    "None traps or hangs; what is read obeys the rules and is written back the same",
    arguments: 0..<4)
  func mutated(part: Int) throws {
    var random = SplitMix(state: UInt64(part) &+ 20_240_607)
    var accepted = 0
    for _ in 0..<(Self.count / 4) {
      let bytes = mutation(&random)
      guard let catalog = try? Catalog(json: bytes) else { continue }
      accepted += 1
      for device in catalog.devices {
        #expect(device.size.width > 0 && device.size.height > 0 && device.scale > 0)
        for orientation in Orientation.allCases {
          let size = device.size(in: orientation)
          let insets = device.safeArea(in: orientation)
          #expect(insets.horizontal < size.width && insets.vertical < size.height)
        }
      }
      let written = catalog.json.compact
      #expect(try Catalog(json: written).json.compact == written)
    }
    #expect(accepted > 0)
  }

  private func mutation(_ random: inout SplitMix) -> [UInt8] {
    var bytes = Self.seeds[random.below(Self.seeds.count)]
    for _ in 0...random.below(3) {
      guard !bytes.isEmpty else { break }
      let start = random.below(bytes.count)
      let end = min(bytes.count, start + random.below(24))
      switch random.below(6) {
      case 0: bytes[start] = UInt8(truncatingIfNeeded: random.next())
      case 1: bytes.removeSubrange(start..<end)
      case 2: bytes.insert(contentsOf: Self.tokens[random.below(Self.tokens.count)], at: start)
      case 3: bytes.replaceSubrange(start..<end, with: Self.tokens[random.below(Self.tokens.count)])
      case 4: bytes.insert(contentsOf: bytes[start..<end], at: random.below(bytes.count))
      default:
        // A digit for a digit keeps the text JSON and reaches the checks of the values.
        if let digit = bytes[start...].firstIndex(where: { (0x30...0x39).contains($0) }) {
          bytes[digit] = 0x30 + UInt8(random.below(10))
        }
      }
    }
    return bytes
  }
}

/// A small generator with a fixed course, so that a failure can be seen again.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
}
