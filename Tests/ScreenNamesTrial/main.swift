import AppSurface
import DebugMenu

// Prints what the labels call types of every kind, a line each, and what was described on the way.
// Two runs must print the same; a plain release build must name and describe nothing.

let trial = Trial()
for (kind, screen) in screens() { print("\(kind): \(trial.labels(over: screen))") }
for (kind, view) in views() {
  print("\(kind): \(trial.labels(over: HostingScreen(rootView: view)))")
}
print("routes: \(trial.labels(over: HostingScreen(rootView: PathView())))")
print("layers: \(trial.layers.joined(separator: " "))")
print("described: \(Described.count)")
