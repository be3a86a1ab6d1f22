#if DEBUG_TOOLS
  internal import AppSurface

  /// The last minutes of a value on its page: a plot of numbers with the least, the largest and the
  /// last one, a strip of changes of everything else, and the time of the last reading.
  struct HistoryView: View {
    let row: MenuRow
    let id: DebugItemID
    let list: ItemListModel

    var body: some View {
      if let history = list.history(id), let read = history.lastRead {
        VStack(alignment: .leading, spacing: 6) {
          if let last = history.columns.last, let extremes = history.extremes {
            // Of a single reading there is no course to see.
            if history.columns.count > 1 {
              Plot(
                columns: history.columns, end: last.index, height: 72, label: "Last five minutes")
            }
            Text(
              verbatim: "min \(NumberText.format(extremes.minimum))   max "
                + "\(NumberText.format(extremes.maximum))   last "
                + NumberText.format(extremes.last))
          } else {
            if history.changes.count > 1 {
              ChangeStrip(
                changes: history.changes, end: read, height: 24, label: "Changes of five minutes")
            }
            ForEach(recent(history)) { line in Text(verbatim: line.text).lineLimit(1) }
          }
          Text(verbatim: "Read at \(TimeText.clock(read))").foregroundStyle(.secondary)
        }
        .font(.system(size: 12).monospaced())
      }
    }

    private struct Line: Identifiable {
      let id: Int
      let text: String
    }

    /// The last changes, newest first.
    private func recent(_ history: ValueHistory) -> [Line] {
      history.changes.suffix(5).reversed().enumerated().map { index, change in
        Line(id: index, text: "\(TimeText.clock(change.time))  \(change.text)")
      }
    }
  }

  /// Times as they are shown.
  nonisolated enum TimeText {
    /// A length: `250 ms`, `2 s`, `1.5 s`.
    static func format(_ time: Duration) -> String {
      let seconds = time / .seconds(1)
      return seconds < 1
        ? "\(NumberText.format(seconds * 1000)) ms" : "\(NumberText.format(seconds)) s"
    }

    /// A time on the host's clock: `0:01:02.5`.
    static func clock(_ time: Duration) -> String {
      let tenths = max(0, Int((time / .milliseconds(100)).rounded(.down)))
      func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
      let seconds = tenths / 10
      return "\(seconds / 3600):\(two(seconds / 60 % 60)):\(two(seconds % 60)).\(tenths % 10)"
    }
  }
#endif
