import AppSurface

/// A page with text, symbols and a list, as a small app would show it.
struct TrialPage: View {
  var body: some View {
    NavigationStack {
      List {
        ForEach(0..<40) { row in
          Label("Row number \(row), Quick brown fox", systemImage: "star")
        }
      }
      .navigationTitle("Library")
    }
  }
}

/// The page as a layer that fills the window.
func trialLayer(_ services: HostServices) -> Layer {
  let surface = Surface(
    root: HostingScreen(rootView: TrialPage()),
    configuration: SurfaceConfiguration(size: Size(width: 640, height: 480)), services: services)
  return Layer(name: "app", level: 0, surface: surface)
}
