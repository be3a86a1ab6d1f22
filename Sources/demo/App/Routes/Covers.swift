import AppSurface

/// The watch: a cover whose place the app has given a name.
struct WatchCover: View {
  var body: some View {
    CoverPage(
      title: "The watch is yours", symbol: "eye",
      text: "Four hours, two lamps, one pot of coffee. Write down every light you do not know.")
  }
}

/// The lantern room: a cover without a name of its own.
struct LanternCover: View {
  var body: some View {
    CoverPage(
      title: "The lantern room", symbol: "sun.max",
      text: "The lens turns once in fifteen seconds and is cleaned with a feather.")
  }
}

/// A page with a symbol, a few words and a way out.
struct CoverPage: View {
  let title: String
  let symbol: String
  let text: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    ScrollView {
      VStack(spacing: 18) {
        Image(systemName: symbol).font(.system(size: 54)).foregroundStyle(.tint)
          .frame(width: 124, height: 124)
          .background(.fill, in: Circle())
          .padding(.top, 40)
        Text(title).font(.title).multilineTextAlignment(.center)
        Text(text).foregroundStyle(.secondary).multilineTextAlignment(.center)
        WideButton(title: "Leave") { dismiss() }.padding(.top, 10)
      }
      .frame(maxWidth: 400)
      .padding(.horizontal, 28)
      .padding(.bottom, 28)
      .frame(maxWidth: .infinity)
    }
  }
}

/// The port: tabs of their own in a cover.
struct PortView: View {
  @State private var tab = 0

  var body: some View {
    TabView(selection: $tab) {
      NavigationStack { ArrivalsView() }
        .tabItem { Label("Arrivals", systemImage: "arrow.down") }.tag(0)
      NavigationStack { DeparturesView() }
        .tabItem { Label("Departures", systemImage: "arrow.up") }.badge(2).tag(1)
    }
  }
}

struct ArrivalsView: View {
  var body: some View {
    PortList(
      title: "Arrivals", boats: [("Linnea", "06:20"), ("Petrel", "07:05"), ("Old Margit", "11:40")])
  }
}

struct DeparturesView: View {
  var body: some View {
    PortList(title: "Departures", boats: [("Storm Child", "05:55"), ("Sea Pink", "09:10")])
  }
}

struct PortList: View {
  let title: String
  let boats: [(name: String, time: String)]

  var body: some View {
    List {
      Section("Today") {
        ForEach(boats, id: \.name) { boat in
          NavigationLink {
            BoatView(name: boat.name)
          } label: {
            AboutLine(title: boat.name, text: boat.time)
          }
          .accessibilityLabel(boat.name)
        }
      }
    }
    .listStyle(.insetGrouped)
    .navigationTitle(title)
    .toolbar { DismissButton() }
  }
}

struct BoatView: View {
  let name: String

  var body: some View {
    List {
      Section {
        AboutLine(title: "Length", text: "\(name.count + 4) m")
        AboutLine(title: "Home port", text: "Norhavn")
      }
    }
    .listStyle(.insetGrouped)
    .navigationTitle(name)
  }
}
