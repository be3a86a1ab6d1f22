import AppSurface

/// A notice on a sheet; from it a cover goes over it, and another tab shows beneath it.
struct NoticeSheet: View {
  @Environment(AppModel.self) private var model
  @State private var showsSignal = false

  var body: some View {
    VStack(spacing: 0) {
      SheetBar(title: "Notice to mariners")
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          Label("Buoy 14 is off its station", systemImage: "exclamationmark.triangle")
            .font(.headline)
          Text(
            "It drifted two cables to the east in last night’s gale. Pass the reef by the white "
              + "sector of the light until it is back in its place."
          )
          Divider()
          Button("Show the signal") { showsSignal = true }.buttonStyle(.bordered)
          Button("Open the feed beneath") { model.tab = .feed }.buttonStyle(.bordered)
          Button("Open the shop beneath") { model.tab = .shop }.buttonStyle(.bordered)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, 20)
        .padding(.bottom, 20)
      }
    }
    .fullScreenCover(isPresented: $showsSignal) { SignalCover() }
  }
}

/// A cover over a sheet.
struct SignalCover: View {
  var body: some View {
    CoverPage(
      title: "Two balls, one cone", symbol: "exclamationmark.circle",
      text: "Keep clear: a vessel is at anchor and cannot move out of your way.")
  }
}

/// The forecast, on a sheet that is dragged between two heights.
struct ForecastSheet: View {
  private let hours = [
    ("06", "Fog", "cloud", 2), ("09", "Haze", "sun.max", 4), ("12", "Clear", "sun.max", 9),
    ("15", "Gusts", "bolt", 16), ("18", "Rain", "cloud", 14), ("21", "Calm", "moon", 3),
  ]

  var body: some View {
    VStack(spacing: 0) {
      SheetBar(title: "Forecast")
      ScrollView {
        VStack(spacing: 0) {
          ForEach(hours.indices, id: \.self) { index in
            if index > 0 { Divider() }
            ForecastRow(
              hour: hours[index].0, sky: hours[index].1, symbol: hours[index].2,
              wind: hours[index].3)
          }
        }
        .padding(.horizontal, 20)
        .padding(.bottom, 20)
      }
    }
    .presentationDetents([.medium, .large])
  }
}

/// The weather of an hour.
struct ForecastRow: View {
  let hour: String
  let sky: String
  let symbol: String
  let wind: Int
  @Environment(\.textScale) private var textScale

  var body: some View {
    HStack(spacing: 14) {
      Image(systemName: symbol).foregroundStyle(.tint)
      if textScale < 2 {
        Text("\(hour):00").font(.subheadline).foregroundStyle(.secondary)
        Text(sky)
        Spacer(minLength: 4)
        Text("\(wind) kn").foregroundStyle(.secondary)
      } else {
        VStack(alignment: .leading, spacing: 2) {
          Text(sky)
          Text("\(hour):00, \(wind) kn").font(.subheadline).foregroundStyle(.secondary)
        }
        Spacer(minLength: 0)
      }
    }
    .padding(.vertical, 13)
  }
}
