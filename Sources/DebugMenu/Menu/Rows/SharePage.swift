#if DEBUG_TOOLS
  internal import AppSurface

  /// What is about to be shared, and how.
  nonisolated struct SharePage: Hashable, Sendable {
    var scope: DebugShareScope
    var format = DebugShareFormat.text
    /// What came of saving it.
    var outcome: String?
  }

  /// The page that shows what is about to be shared, and where it can go.
  struct SharePageView: View {
    let page: SharePage
    let list: ItemListModel

    var body: some View {
      VStack(spacing: 0) {
        PageTitle(title: "Share", close: { list.sharing = nil })
        ScrollView {
          VStack(alignment: .leading, spacing: 12) {
            Picker("Format", selection: format) {
              ForEach(DebugShareFormat.allCases, id: \.self) { format in
                Text(format.title).tag(format)
              }
            }
            .pickerStyle(.segmented)
            FittingRow {
              Button("Copy") { list.perform(.share(page.scope, page.format, .clipboard)) }
              Button("Save to File") {
                list.perform(.share(page.scope, page.format, .file(page.format.fileName)))
              }
            }
            .buttonStyle(.bordered)
            if let outcome = page.outcome {
              Text(verbatim: outcome).font(RowFont.value).foregroundStyle(.secondary)
            }
            Text(verbatim: String(list.shared(page.scope, as: page.format).prefix(Self.longest)))
              .font(.system(size: 12).monospaced())
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(DirectionalEdgeInsets(top: 0, leading: 16, bottom: 16, trailing: 16))
        }
      }
    }

    /// How many characters are shown of what is shared; the whole goes out.
    private static let longest = 4000

    private var format: Binding<DebugShareFormat> {
      Binding(
        get: { page.format },
        set: {
          list.sharing?.format = $0
          list.sharing?.outcome = nil
        })
    }
  }

  nonisolated extension DebugShareFormat {
    /// What people call it.
    var title: String {
      switch self {
      case .text: "Text"
      case .markdown: "Markdown"
      case .json: "JSON"
      }
    }

    /// The name of a file in this format.
    public var fileName: String {
      switch self {
      case .text: "debug-values.txt"
      case .markdown: "debug-values.md"
      case .json: "debug-values.json"
      }
    }
  }
#endif
