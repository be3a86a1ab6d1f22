import AppSurface

/// A stack without a path: each page holds links to the views that come next.
struct HarborGuideView: View {
  var body: some View {
    List {
      Section {
        ForEach(HarborWalk.stops) { stop in
          NavigationLink {
            GuideChapterView(stop: stop, depth: 1)
          } label: {
            Text(stop.name)
          }
          .accessibilityLabel(stop.name)
        }
      } footer: {
        Text("Each chapter leads to the next, as deep as you like.")
      }
    }
    .listStyle(.insetGrouped)
    .navigationTitle("Guide")
    .toolbar { DismissButton() }
  }
}

/// One chapter; it leads to the next.
struct GuideChapterView: View {
  let stop: HarborWalk.Stop
  let depth: Int

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 14) {
        SectionName("Chapter \(depth)")
        Text(stop.name).font(.title)
        Text(stop.text).foregroundStyle(.secondary)
        NavigationLink {
          GuideChapterView(stop: next, depth: depth + 1)
        } label: {
          Text("On to \(next.name.lowercased())")
        }
        .padding(.top, 8)
      }
      .frame(maxWidth: 560, alignment: .leading)
      .padding(24)
      .frame(maxWidth: .infinity)
    }
    .navigationTitle(stop.name)
  }

  private var next: HarborWalk.Stop { HarborWalk.stops[(stop.id + 1) % HarborWalk.stops.count] }
}

/// Leaves what is presented.
struct DismissButton: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Done") { dismiss() }
  }
}
