import Observation

/// A conversation with one contact. There is no network: the contact answers at once.
@Observable final class Conversation: Identifiable {
  let contact: Contact
  private(set) var messages: [Message] = []
  var unread: Int
  /// What is being written.
  var draft = ""
  @ObservationIgnored private var answered = 0

  nonisolated var id: String { contact.id }

  init(_ contact: Contact) {
    self.contact = contact
    unread = contact.unread
    messages = Conversation.opening(of: contact)
  }

  var last: Message? { messages.last }

  /// Whether there is something to send.
  var canSend: Bool { draft.contains { !$0.isWhitespace } }

  /// Sends the draft, and takes the contact's answer.
  func send() {
    guard canSend else { return }
    append(Conversation.trimmed(draft), isMine: true)
    draft = ""
    guard !contact.answers.isEmpty else { return }
    append(contact.answers[answered % contact.answers.count], isMine: false)
    answered += 1
  }

  /// Adds messages that nobody wrote, to see how the app bears many of them.
  func addSamples(_ count: Int) {
    for number in 0..<max(0, count) {
      let text = Conversation.samples[number % Conversation.samples.count]
      append("\(text) (\(number + 1))", isMine: number % 3 == 1)
    }
  }

  /// Puts the conversation back to its opening.
  func reset() {
    messages = Conversation.opening(of: contact)
    unread = contact.unread
    draft = ""
    answered = 0
  }

  private func append(_ text: String, isMine: Bool) {
    messages.append(Message(id: messages.count, text: text, time: "Now", isMine: isMine))
  }

  private static func opening(of contact: Contact) -> [Message] {
    contact.opening.enumerated().map { index, line in
      Message(id: index, text: line.text, time: line.time, isMine: line.isMine)
    }
  }

  private static func trimmed(_ text: String) -> String {
    var part = text[...]
    while part.first?.isWhitespace ?? false { part.removeFirst() }
    while part.last?.isWhitespace ?? false { part.removeLast() }
    return String(part)
  }

  private static let samples = [
    "The tide turns at ten past six.",
    "Got it, thanks.",
    "Could somebody bring the long rope? The short one is still on the far side of the breakwater "
      + "where we left it last week.",
    "On my way.",
    "Wind’s up.",
  ]
}
