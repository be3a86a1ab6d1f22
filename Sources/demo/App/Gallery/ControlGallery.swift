import AppSurface
import FoundationEssentials

/// Everything that is pressed, switched, dragged or chosen.
struct ControlGallery: View {
  @State private var boat = Boat()

  /// What the controls set.
  private struct Boat {
    var presses = 0
    var hasLights = true
    var hasRadar = false
    var speed = 6.0
    var crew = 3
    var sail = "Main"
    var wind = "North"
    var hull = Color(hex: 0x2F6F8F)
    var departure = Date(timeIntervalSince1970: 1_747_047_600)
    var watch = "Dawn"
  }

  var body: some View {
    Form {
      Section("Buttons") {
        Button("Pressed \(boat.presses) times") { boat.presses += 1 }
        ViewThatFits(in: .horizontal) {
          HStack(spacing: 12) { buttons }
          VStack(alignment: .leading, spacing: 12) { buttons }
        }
        .padding(.vertical, 4)
        Button("Not now") {}.disabled(true)
        Button("Sink the boat", role: .destructive) { boat = Boat() }
      }
      Section("Values") { values }
      Section("Choices") { choices }
      Section("Watch") {
        Picker("Watch", selection: $boat.watch) { options(["Dawn", "Noon", "Dusk"]) }
          .pickerStyle(.inline)
      }
      Section("Progress") {
        ProgressView("Loading charts", value: 0.62).padding(.vertical, 4)
        ProgressView("Waiting for the tide").padding(.vertical, 4)
      }
    }
    .navigationTitle("Controls")
  }

  @ViewBuilder private var buttons: some View {
    Button("Cast off") { boat.presses += 1 }.buttonStyle(.borderedProminent)
    Button("Wait") { boat.presses += 1 }.buttonStyle(.bordered)
  }

  @ViewBuilder private var values: some View {
    Toggle("Running lights", isOn: $boat.hasLights)
    Toggle("Radar", isOn: $boat.hasRadar)
    VStack(alignment: .leading, spacing: 6) {
      Text("Speed: \(Int(boat.speed)) knots").font(.subheadline).foregroundStyle(.secondary)
      Slider(value: $boat.speed, in: 0...20, step: 1, label: { Text("Speed") })
    }
    .padding(.vertical, 4)
    Stepper("Crew of \(boat.crew)", value: $boat.crew, in: 1...9)
  }

  @ViewBuilder private var choices: some View {
    Picker("Sail", selection: $boat.sail) { options(["Main", "Jib", "Both"]) }
      .pickerStyle(.segmented)
    Picker("Wind", selection: $boat.wind) { options(["North", "East", "South", "West"]) }
    ColorPicker("Hull", selection: $boat.hull)
    DatePicker("Departure", selection: $boat.departure)
  }

  private func options(_ names: [String]) -> some View {
    ForEach(names, id: \.self) { Text($0).tag($0) }
  }
}
