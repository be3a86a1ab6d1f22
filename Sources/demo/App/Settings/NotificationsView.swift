import AppSurface

/// What the app may tell, and when.
struct NotificationsView: View {
  @Bindable var preferences: Preferences

  var body: some View {
    Form {
      Section {
        Toggle("Allow notifications", isOn: $preferences.notifies)
      }
      Section {
        Toggle("Storm warnings", isOn: $preferences.notifiesStorms)
        Toggle("Replies", isOn: $preferences.notifiesReplies)
        Toggle("Offers from the shop", isOn: $preferences.notifiesOffers)
      } header: {
        Text("Tell me about")
      } footer: {
        Text("Storm warnings are always loud. Everything else is quiet from ten to seven.")
      }
      .disabled(!preferences.notifies)
      Section("Delivery") {
        Picker("Delivery", selection: $preferences.delivery) {
          ForEach(Preferences.Delivery.allCases, id: \.self) { Text($0.rawValue).tag($0) }
        }
        .pickerStyle(.inline)
      }
    }
    .navigationTitle("Notifications")
  }
}
