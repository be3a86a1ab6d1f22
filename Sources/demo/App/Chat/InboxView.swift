import AppSurface

/// The conversations, with what was said last.
struct InboxView: View {
  @Environment(AppModel.self) private var model

  var body: some View {
    List {
      ForEach(model.conversations) { conversation in
        NavigationLink(value: conversation.id) { InboxRow(conversation: conversation) }
          .accessibilityLabel(conversation.contact.name)
      }
    }
    .navigationTitle("Chat")
  }
}

struct InboxRow: View {
  let conversation: Conversation
  @Environment(\.textScale) private var textScale

  var body: some View {
    HStack(spacing: 12) {
      Monogram(name: conversation.contact.name, color: conversation.contact.color, size: 48)
      VStack(alignment: .leading, spacing: 3) {
        HStack(alignment: .firstTextBaseline) {
          Text(conversation.contact.name).font(.headline).lineLimit(textScale < 1.8 ? 1 : 2)
          Spacer(minLength: 4)
          // Beside very large text the name matters more.
          if textScale < 1.8 {
            Text(conversation.last?.time ?? "").font(.footnote).foregroundStyle(.secondary)
              .lineLimit(1).layoutPriority(1)
          }
        }
        HStack(alignment: .top) {
          Text(conversation.last?.text ?? "No messages yet").font(.subheadline)
            .foregroundStyle(.secondary).lineLimit(2)
          Spacer(minLength: 4)
          UnreadBadge(count: conversation.unread)
        }
      }
    }
    .padding(.vertical, 4)
  }
}

/// How many messages wait, on a disc; nothing where none does.
struct UnreadBadge: View {
  let count: Int

  var body: some View {
    if count > 0 {
      Text("\(count)").font(.caption.weight(.semibold)).foregroundStyle(.white)
        .padding(.horizontal, 6)
        .frame(minWidth: 20, minHeight: 20)
        .background(Color(hex: 0x0A6CDE), in: Capsule())
        .fixedSize()
    }
  }
}
