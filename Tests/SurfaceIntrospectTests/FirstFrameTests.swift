import AppSurface
import SDLHost
import SurfaceIntrospect
import Testing

/// What the page shows of introspection, in pictures of the first frame.
@Suite struct FirstFrameTests {
  private let signal = Color(hex: 0x12C4B0)

  /// The part of a picture of the first frame that is of the signal's colour, and where it begins
  /// and ends from top to bottom.
  private func signalled(_ view: some View) throws -> (part: Double, top: Int, bottom: Int) {
    let host = HeadlessHost(size: Size(width: 300, height: 400))
    let surface = Surface(
      root: HostingScreen(rootView: view),
      configuration: SurfaceConfiguration(size: host.stack.windowSize),
      services: host.stack.services)
    host.stack.add(Layer(name: "app", level: 0, surface: surface))
    let picture = try host.picture()
    var rows: [Int] = []
    var count = 0
    for y in 0..<picture.height {
      let before = count
      for x in 0..<picture.width where isSignal(picture, x, y) { count += 1 }
      if count > before { rows.append(y) }
    }
    let part = Double(count) / Double(picture.width * picture.height)
    return (part, rows.first ?? -1, rows.last ?? -1)
  }

  private func isSignal(_ picture: Picture, _ x: Int, _ y: Int) -> Bool {
    let start = (y * picture.width + x) * 4
    let pixel = picture.bitmap.pixels[start..<start + 3].map { Int($0) }
    return zip(pixel, [0x12, 0xC4, 0xB0]).allSatisfy { abs($0 - $1) <= 2 }
  }

  @Test func `a list has the background colour that it was given`() throws {
    let list = List { Section { Text("Row") } }.listStyle(.insetGrouped)
    #expect(try signalled(list).part == 0)
    let changed = list.introspect(.list, on: .appSurface(.v1)) { $0.backgroundColor = signal }
    #expect(try signalled(changed).part > 0.7)
  }

  @Test func `a scroll view has the background colour that it was given`() throws {
    let scroll = ScrollView { Text("Content").frame(maxWidth: .infinity) }.frame(height: 100)
    #expect(try signalled(scroll).part == 0)
    let changed = scroll.introspect(.scrollView, on: .appSurface(.v1)) {
      $0.backgroundColor = signal
    }
    let seen = try signalled(changed)
    #expect(seen.part > 0.2 && seen.bottom - seen.top == 99)
  }

  @Test func `a navigation bar has the colour that it was given`() throws {
    let stack = NavigationStack { Text("Page").navigationTitle("Title") }
    #expect(try signalled(stack).part == 0)
    let changed = stack.introspect(.navigationStack, on: .appSurface(.v1)) {
      $0.navigationBar?.backgroundColor = signal
    }
    let seen = try signalled(changed)
    #expect(seen.part > 0.08 && seen.top == 0 && seen.bottom < 60)
  }

  @Test func `a text field has the background colour that it was given`() throws {
    let field = TextField("Name", text: .constant(""))
    #expect(try signalled(field).part == 0)
    let changed = field.introspect(.textField, on: .appSurface(.v1)) {
      $0.backgroundColor = signal
    }
    #expect(try signalled(changed).part > 0.06)
  }
}
