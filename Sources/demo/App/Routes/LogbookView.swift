import AppSurface

/// The logbook: days beside what was written on them, or one of both where there is little room.
struct LogbookView: View {
  @State private var column = NavigationSplitViewColumn.detail

  var body: some View {
    NavigationSplitView(preferredCompactColumn: $column) {
      List {
        ForEach(LogbookEntry.all) { entry in
          NavigationLink(value: entry) {
            VStack(alignment: .leading, spacing: 2) {
              Text(entry.day)
              Text(entry.title).font(.footnote).foregroundStyle(.secondary)
            }
          }
          .accessibilityLabel(entry.day)
        }
      }
      .navigationTitle("Logbook")
      .toolbar { DismissButton() }
      .navigationDestination(for: LogbookEntry.self) { LogbookEntryView(entry: $0) }
    } detail: {
      LogbookEntryView(entry: LogbookEntry.all[0])
    }
  }
}

/// What was written on a day.
struct LogbookEntryView: View {
  let entry: LogbookEntry

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 14) {
        SectionName(entry.weather)
        Text(entry.title).font(.title)
        Text(entry.text)
      }
      .frame(maxWidth: 560, alignment: .leading)
      .padding(24)
      .frame(maxWidth: .infinity)
    }
    .navigationTitle(entry.day)
  }
}

/// A day in the logbook.
nonisolated struct LogbookEntry: Identifiable, Hashable, Sendable {
  let day: String
  let weather: String
  let title: String
  let text: String

  var id: String { day }

  static let all = [
    LogbookEntry(
      day: "Monday", weather: "South-west 4", title: "A quiet start",
      text: "Painted the dinghy. The gulls approved of the colour and said so until noon."),
    LogbookEntry(
      day: "Tuesday", weather: "South 7", title: "Doubled the lines",
      text:
        "The glass fell all morning. By four the outer pier was under spray and nobody spoke of "
        + "the regatta any more."),
    LogbookEntry(
      day: "Wednesday", weather: "West 9", title: "Buoy 14",
      text:
        "It left its station in the night. We heard the bell go past the window at half past two."),
    LogbookEntry(
      day: "Thursday", weather: "Calm", title: "Counting",
      text: "Eleven boats, nine cats, one oar too many."),
  ]
}
