import AppSurface

/// When the water is high and low: a page that is pushed.
struct TideTableView: View {
  private let tides = [
    ("Low", "03:12", "0.4 m"), ("High", "09:24", "2.1 m"), ("Low", "15:40", "0.5 m"),
    ("High", "21:51", "2.3 m"),
  ]

  var body: some View {
    List {
      Section {
        ForEach(tides.indices, id: \.self) { index in
          AboutLine(title: "\(tides[index].0), \(tides[index].1)", text: tides[index].2)
        }
      } header: {
        Text("Today")
      } footer: {
        Text("Measured at the third bollard, above the mean of low water.")
      }
    }
    .listStyle(.insetGrouped)
    .navigationTitle("Tides")
  }
}

/// A harbour: the first of three pages, each of which leads deeper.
struct HarborView: View {
  let harbor: String

  var body: some View {
    List {
      Section("Piers") {
        ForEach(1...4, id: \.self) { pier in
          NavigationLink(value: AppModel.SettingsPage.pier(harbor, pier)) {
            SymbolRow(
              title: "Pier \(pier)", detail: "\(6 + pier * 2) berths", symbol: "mappin",
              color: 0x2F6F8F)
          }
          .accessibilityLabel("Pier \(pier)")
        }
      }
    }
    .listStyle(.insetGrouped)
    .navigationTitle(harbor)
  }
}

/// A pier: the second page.
struct PierView: View {
  let harbor: String
  let pier: Int

  var body: some View {
    List {
      Section("Berths") {
        ForEach(1...(6 + pier * 2), id: \.self) { berth in
          NavigationLink("Berth \(berth)", value: AppModel.SettingsPage.berth(harbor, pier, berth))
        }
      }
    }
    .listStyle(.insetGrouped)
    .navigationTitle("Pier \(pier)")
  }
}

/// A berth: the third page; the next berth lies one deeper still.
struct BerthView: View {
  let harbor: String
  let pier: Int
  let berth: Int
  @Environment(AppModel.self) private var model

  var body: some View {
    List {
      Section("\(harbor), pier \(pier)") {
        AboutLine(title: "Depth", text: "\(2 + berth % 3).4 m")
        AboutLine(title: "Length", text: "\(9 + berth) m")
        AboutLine(title: "Tonight", text: berth % 3 == 0 ? "Taken" : "Free")
      }
      Section {
        NavigationLink("The berth beside it", value: next)
        Button("Back to the harbour") { model.settingsPath = [.routes, .harbor(harbor)] }
      }
    }
    .listStyle(.insetGrouped)
    .navigationTitle("Berth \(berth)")
  }

  private var next: AppModel.SettingsPage { .berth(harbor, pier, berth % 20 + 1) }
}
