import AppSurface
import Testing

@testable import SDLHost

@Suite("A host without a window")
struct HeadlessHostTests {
  @Test("time moves only when it is told to, and events carry it")
  func time() {
    let host = HeadlessHost(size: Size(width: 100, height: 80))
    var times: [Duration] = []
    _ = host.stack.addInterceptor { event in
      times.append(event.time)
      return .passed
    }
    host.send(.text("a"))
    host.advance(by: .seconds(2))
    #expect(host.stack.services.now() == .seconds(2))
    host.send(.text("b"))
    host.advance(to: .seconds(1))
    #expect(host.now == .seconds(2))
    #expect(times == [.zero, .seconds(2)])
  }

  @Test("the window is resized like a real one")
  func resize() throws {
    let host = HeadlessHost(size: Size(width: 100, height: 80))
    host.resize(to: Size(width: 50, height: 40), scale: 2)
    #expect(host.stack.windowSize == Size(width: 50, height: 40) && host.stack.windowScale == 2)
    #expect(try host.picture().width == 100)
  }

  @Test("its clipboard is its own, its facts are real")
  func services() {
    let services = HeadlessHost(
      size: Size(width: 1, height: 1), facts: AppFacts(version: "1.2", identifier: "org.x")
    ).stack.services
    services.setClipboard("text")
    #expect(services.clipboard() == "text")
    #expect(services.fact(.appVersion) == "1.2" && services.fact(.appBuildNumber) == nil)
    #expect(services.fact(.osVersion)?.isEmpty == false)
    #expect(services.fact(.systemModel)?.isEmpty == false)
    #expect(services.fact(.processMemory)?.hasSuffix(" MB") == true)
    #expect(services.fact(.processCPU)?.hasSuffix(" s") == true)
  }

  @Test(
    "A picture that is too large is refused before it takes memory",
    arguments: [
      (Size(width: 100_000, height: 100_000), 1.0, "100000 x 100000"),
      (Size(width: 16_384, height: 16_384), 1, "16384 x 16384"),
      (Size(width: 40_000, height: 1), 1, "40000 x 1"),
      (Size(width: 9000, height: 5000), 16, "144000 x 80000"),
    ])
  func tooLarge(size: Size, scale: Double, pixels: String) throws {
    let host = HeadlessHost(size: size, scale: scale)
    let error = #expect(throws: SDLError.self) { () throws in _ = try host.picture() }
    #expect(error?.kind == .tooLarge)
    #expect(error?.description.hasPrefix("a picture of \(pixels) pixels is too large") == true)
  }
}
