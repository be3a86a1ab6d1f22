import AppSurface
import DebugMenu

/// The second tab: the inbox, and the conversations that it leads to.
struct ChatTab: View {
  @Bindable var model: AppModel

  var body: some View {
    NavigationStack(path: $model.chatPath) {
      InboxView()
        .navigationDestinationWithScreenName(for: String.self) { id in
          if let conversation = model.conversation(with: id) {
            ChatView(conversation: conversation)
          }
        }
    }
    .trackScreenName(path: model.chatPath)
  }
}
