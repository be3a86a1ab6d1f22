import AppSurface
@_spi(Advanced) import SurfaceIntrospect

/// A conversation: what was said, and a field to say more.
struct ChatView: View {
  let conversation: Conversation

  var body: some View {
    VStack(spacing: 0) {
      MessageList(conversation: conversation)
      Composer(conversation: conversation)
    }
    .navigationTitle(conversation.contact.name)
    .onAppear { conversation.unread = 0 }
  }
}

struct MessageList: View {
  let conversation: Conversation
  @Weak private var scroll: ScrollElement?

  var body: some View {
    let messages = conversation.messages
    ScrollView {
      LazyVStack(spacing: 0) {
        Text(conversation.contact.note).font(.footnote).foregroundStyle(.secondary)
          .padding(.vertical, 8)
        ForEach(messages) { message in
          MessageBubble(
            message: message, follows: Self.follows(message, in: messages),
            showsTime: Self.showsTime(message, in: messages))
        }
      }
      .frame(maxWidth: 760)
      .padding(.horizontal, 14)
      .padding(.bottom, 12)
      .frame(maxWidth: .infinity)
    }
    .defaultScrollAnchor(.bottom)
    // On the wall each device has a scroll view of its own; the one that is live sends.
    .introspect(.scrollView, on: .appSurface(.v1)) { element in
      if element.surface?.isLive ?? false { scroll = element }
    }
    .onChange(of: messages.last { $0.isMine }?.id) { showNewest() }
  }

  /// Whoever reads further up sees what they send all the same; at the end the anchor holds.
  private func showNewest() {
    if let scroll { scroll.scroll(to: scroll.maximumOffset) }
  }

  /// Whether the message before is of the same side.
  private static func follows(_ message: Message, in messages: [Message]) -> Bool {
    message.id > 0 && messages[message.id - 1].isMine == message.isMine
  }

  /// Whether a day or minute is worth telling: the one before tells another.
  private static func showsTime(_ message: Message, in messages: [Message]) -> Bool {
    message.id == 0 || messages[message.id - 1].time != message.time
  }
}

/// One message in its bubble, at the side of who wrote it.
struct MessageBubble: View {
  let message: Message
  let follows: Bool
  let showsTime: Bool
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    VStack(alignment: message.isMine ? .trailing : .leading, spacing: 4) {
      HStack(spacing: 0) {
        if message.isMine { Spacer(minLength: 48) }
        Text(message.text)
          .foregroundStyle(message.isMine ? Paint(.white) : .primary)
          .padding(.horizontal, 14)
          .padding(.vertical, 9)
          .background(ground, in: RoundedRectangle(cornerRadius: 19))
        if !message.isMine { Spacer(minLength: 48) }
      }
      if showsTime {
        Text(message.time).font(.caption2).foregroundStyle(.secondary).padding(.horizontal, 8)
      }
    }
    .padding(.top, follows ? 4 : 12)
  }

  private var ground: Paint { message.isMine ? Paint(Color(hex: 0x0A6CDE)) : .fill }
}

/// The field for a message, and the button that sends it.
struct Composer: View {
  @Bindable var conversation: Conversation
  @Environment(\.textScale) private var textScale

  var body: some View {
    VStack(spacing: 0) {
      Divider()
      HStack(alignment: .bottom, spacing: 10) {
        TextField("Message", text: $conversation.draft)
          .onSubmit { conversation.send() }
        Button {
          conversation.send()
        } label: {
          Image(systemName: "arrow.up.circle.fill").font(.system(size: 30))
            .environment(\.textScale, min(textScale, 1.4))
        }
        .accessibilityLabel("Send")
        .disabled(!conversation.canSend)
      }
      .frame(maxWidth: 760)
      .padding(.horizontal, 14)
      .padding(.vertical, 8)
    }
    .background(.bar)
  }
}
