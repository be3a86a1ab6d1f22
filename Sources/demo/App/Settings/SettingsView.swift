import AppSurface

/// What the person can set.
struct SettingsView: View {
  @Bindable var preferences: Preferences

  private typealias Page = AppModel.SettingsPage

  var body: some View {
    Form {
      Section("Appearance") {
        Picker("Appearance", selection: $preferences.appearance) {
          ForEach(Preferences.Appearance.allCases, id: \.self) { Text($0.rawValue).tag($0) }
        }
        .pickerStyle(.segmented)
        Picker("Accent", selection: $preferences.accent) {
          ForEach(Preferences.Accent.allCases, id: \.self) { Text($0.rawValue).tag($0) }
        }
      }
      Section {
        ReadingSize(preferences: preferences)
        Toggle("Show artwork", isOn: $preferences.showsArtwork)
      } header: {
        Text("Reading")
      } footer: {
        Text("The size applies to articles, on top of the text size of the device.")
      }
      Section("Offline") {
        Toggle("Keep articles", isOn: $preferences.keepsOffline)
        Stepper(
          "Keep the last \(preferences.offlineCount)", value: $preferences.offlineCount,
          in: Preferences.offlineCounts, step: 5
        )
        .disabled(!preferences.keepsOffline)
      }
      Section("Weather") {
        Picker("Wind speed", selection: $preferences.wind) {
          ForEach(Preferences.WindUnit.allCases, id: \.self) { Text($0.rawValue).tag($0) }
        }
        NavigationLink("Notifications", value: Page.notifications)
      }
      Section {
        NavigationLink("Kit gallery", value: Page.gallery)
        NavigationLink("Ways around", value: Page.routes)
      } header: {
        Text("Workshop")
      } footer: {
        Text("What the app is built of, and every way to get from one screen to another.")
      }
      Section {
        NavigationLink("About Harbor", value: Page.about)
        Button("Reset all settings", role: .destructive) { preferences.reset() }
      }
    }
    .navigationTitle("Settings")
  }
}

/// The size of articles, with a sample of it.
struct ReadingSize: View {
  @Bindable var preferences: Preferences

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      ViewThatFits(in: .horizontal) {
        HStack {
          Text("Article text")
          Spacer()
          percentage
        }
        VStack(alignment: .leading) {
          Text("Article text")
          percentage
        }
      }
      HStack(spacing: 12) {
        Image(systemName: "textformat.size").font(.footnote).foregroundStyle(.secondary)
        Slider(
          value: $preferences.readingSize, in: Preferences.readingSizes, step: 0.05,
          label: { EmptyView() }
        )
        .accessibilityLabel("Article text size")
        Image(systemName: "textformat.size").font(.title3).foregroundStyle(.secondary)
      }
      Text("The sea keeps its own diary.")
        .font(.body.scaled(by: preferences.readingSize))
    }
    .padding(.vertical, 4)
  }

  private var percentage: some View {
    Text("\(Int((preferences.readingSize * 100).rounded())) %").foregroundStyle(.secondary)
  }
}
