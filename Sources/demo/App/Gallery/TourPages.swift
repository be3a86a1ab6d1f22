import AppSurface

/// A walk through the harbour, page by page.
struct TourPages: View {
  @State private var page = 0

  var body: some View {
    TabView(selection: $page) {
      ForEach(HarborWalk.stops) { stop in
        TourPage(stop: stop).tag(stop.id)
      }
    }
    .tabViewStyle(.page)
    .background(.groupedBackground)
    .navigationTitle("A walk in \(HarborWalk.stops.count) stops")
  }
}

/// One stop of the walk.
struct TourPage: View {
  let stop: HarborWalk.Stop

  var body: some View {
    ScrollView {
      VStack(spacing: 18) {
        Image(systemName: stop.symbol).font(.system(size: 58)).foregroundStyle(.tint)
          .frame(width: 132, height: 132)
          .background(.card, in: Circle())
        Text(stop.name).font(.title).multilineTextAlignment(.center)
        Text(stop.text).foregroundStyle(.secondary).multilineTextAlignment(.center)
      }
      .frame(maxWidth: 420)
      .padding(.horizontal, 28)
      .padding(.vertical, 44)
      .frame(maxWidth: .infinity)
    }
  }
}

/// What the walk leads past.
nonisolated enum HarborWalk {
  struct Stop: Identifiable, Hashable, Sendable {
    let id: Int
    let name: String
    let symbol: String
    let text: String
  }

  static let stops = [
    Stop(
      id: 0, name: "The quay", symbol: "flag",
      text: "Boats come in from six. Stand by the third bollard: it is the only dry one."),
    Stop(
      id: 1, name: "The lighthouse", symbol: "sun.max",
      text: "Two hundred and eleven steps, and the keeper counts them with you."),
    Stop(
      id: 2, name: "The bakery", symbol: "cup",
      text: "Cardamom buns at seven, gone by eight. They keep one back for the late ferry."),
    Stop(
      id: 3, name: "The shipyard", symbol: "hammer",
      text: "A hull takes a winter. Visitors may knock on it once, for luck."),
  ]
}
