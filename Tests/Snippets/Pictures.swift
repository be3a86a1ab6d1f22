import AppSurface
import SDLHost

@MainActor func takePicture(of screen: Screen) throws {
  // snippet
  let host = HeadlessHost(size: Size(width: 390, height: 844), scale: 2)
  let surface = Surface(
    root: screen, configuration: SurfaceConfiguration(size: host.stack.windowSize, scale: 2),
    services: host.stack.services)
  host.stack.add(Layer(name: "app", level: 0, surface: surface))
  host.advance(by: .seconds(1))
  try host.picture().write(to: "screen.png")
  // end
}
