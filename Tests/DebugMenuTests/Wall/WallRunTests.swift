import AppSurface
import Testing

@testable import DebugMenu

@Suite("A tile of the wall")
struct WallRunTests {
  nonisolated private static let devices: [Device] = [.iPhone8, .iPadAir, .iPhone12Mini]

  /// Random inputs in points of a surface of a size.
  private func inputs(_ count: Int, on size: Size, seed: UInt64) -> [InputEvent.Kind] {
    var random = SeededNumbers(seed: seed)
    func point() -> Point {
      Point(
        x: Double.random(in: 0..<size.width, using: &random),
        y: Double.random(in: 0..<size.height, using: &random))
    }
    let keys: [Key] = [.tab, .tab, .enter, .space, .escape, .down, .up, .left, .pageDown, .home]
    var inputs: [InputEvent.Kind] = []
    while inputs.count < count {
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<4:
        let point = point()
        inputs.append(.pointer(PointerEvent(phase: .down, position: point)))
        inputs.append(.pointer(PointerEvent(phase: .up, position: point, isPressed: false)))
      case 4:
        let (start, end) = (point(), point())
        inputs.append(.pointer(PointerEvent(phase: .down, position: start)))
        inputs.append(.pointer(PointerEvent(phase: .moved, position: end)))
        inputs.append(.pointer(PointerEvent(phase: .up, position: end, isPressed: false)))
      case 5:
        let delta = Point(x: 0, y: Double.random(in: -200...200, using: &random))
        inputs.append(.wheel(WheelEvent(position: point(), delta: delta)))
      case 6: inputs.append(.text(["a", "B", "7", " "].randomElement(using: &random) ?? "a"))
      default: inputs.append(.keyDown(KeyEvent(key: keys.randomElement(using: &random) ?? .tab)))
      }
    }
    return Array(inputs.prefix(count))
  }

  @Test(arguments: devices)
  func `is what the device alone is after the same thousand inputs, and the others follow`(
    device: Device
  ) throws {
    try check(device, among: Self.devices)
  }

  /// Walls of 1 to 12 devices, each with its inputs on another of its tiles.
  @Test(arguments: 1...WallState.most)
  func `is that also among so many`(count: Int) throws {
    let twelve = try #require(WallSet.sets(of: .builtIn).first { $0.name == "12 sizes" }).devices
    let devices = Array(twelve.prefix(count))
    // The tile in the middle, so that over all walls six devices have their turn.
    try check(devices[count / 2], among: devices, seed: UInt64(count))
  }

  /// Plays inputs on a device alone and on its tile of a wall.
  private func check(
    _ device: Device, among devices: [Device], seed: UInt64 = 11
  ) throws {
    let inputs = inputs(1000, on: device.size, seed: seed)

    let alone = WallTester()
    alone.perform(.device(device))
    for input in inputs {
      _ = alone.app.send(InputEvent(time: .zero, kind: input))
      alone.update()
    }

    let together = WallTester()
    together.perform(.wall(devices))
    let tile = try #require(together.tile(device)).surface
    for input in inputs {
      _ = tile.send(InputEvent(time: .zero, kind: input))
      together.update()
    }

    #expect(tile.snapshot() == alone.app.snapshot())
    #expect(tile.drawList() == alone.app.drawList())
    #expect(together.model.count == alone.model.count)
    #expect(together.model.name == alone.model.name)
    #expect(together.model.isOn == alone.model.isOn)
    for other in devices where other != device {
      let follower = try #require(together.tile(other)).surface
      let fresh = Surface(
        root: together.app.rootScreen, configuration: follower.configuration,
        services: HostServices(), isLive: false)
      #expect(follower.snapshot() == fresh.snapshot(), "\(other.name)")
      #expect(follower.drawList() == fresh.drawList(), "\(other.name)")
    }
  }
}
