import Foundation
import Testing

/// The names of types, asked in processes of their own: addresses differ there, names must not.
@Suite("The names of types in two processes")
struct TypeNameProcessTests {
  private static let names = """
    plain screen: AppScreen
    nested screen: Outer.NestedScreen
    generic screen: GenericScreen
    nested generic screen: Outer.GenericScreen
    private screen: PrivateScreen
    local screen: LocalScreen
    closure-made screen: MadeInClosureScreen
    Unicode screen: Überblick画面
    screen of an optional: GenericScreen
    screen of a tuple: GenericScreen
    screen of an enum with payload: GenericScreen
    screen of the kit: 
    plain view: PlainView
    nested view: Outer
    generic view: CardView
    nested generic view: CardView
    private view: PrivateView
    local view: LocalView
    closure-made view: MadeInClosureView
    Unicode view: Überschrift
    optional view: PlainView
    type-erased view: PlainView
    tuple view: PlainView
    enum view with payload: PhaseView
    view in an extension: ExtensionView
    view of the kit: 
    routes: Trial.swift : value: element 2
    layers: app screen-names

    """

  private func run() throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: "ScreenNamesTrial")
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    defer { if process.isRunning { process.terminate() } }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return text
  }

  @Test("are the same for every kind of type, and show no address")
  func twice() throws {
    let (first, second) = (try run(), try run())
    #expect(first == second)
    #expect(first.hasPrefix(Self.names))
    #expect(!first.contains("0x") && !first.contains("$"))
    let described = first.split(separator: "described: ").last.flatMap {
      Int($0.trimmingCharacters(in: .whitespacesAndNewlines))
    }
    // Here the elements of the path are described; in a plain release build none is.
    #expect(try #require(described) > 0)
  }
}
