/// What is said in a conversation.
nonisolated struct Message: Identifiable, Hashable, Sendable {
  let id: Int
  let text: String
  let time: String
  let isMine: Bool
}

/// Somebody to talk with, and how the conversation stands when the app is new.
nonisolated struct Contact: Identifiable, Hashable, Sendable {
  let id: String
  let name: String
  let note: String
  let color: UInt32
  let unread: Int
  let opening: [(text: String, time: String, isMine: Bool)]
  /// What the contact answers, in turn.
  let answers: [String]

  var initials: String {
    name.split(separator: " ").prefix(2).compactMap { $0.first.map(String.init) }.joined()
  }

  static func == (left: Contact, right: Contact) -> Bool { left.id == right.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }

  static let all: [Contact] = [ines, crew, tobias, agneta]

  static let ines = Contact(
    id: "ines", name: "Ines Farrow", note: "Skipper of the Patience", color: 0xC0563B, unread: 0,
    opening: [
      ("Morning! Are you still coming out with us on Thursday?", "07:12", false),
      ("Yes please. What should I bring?", "07:15", true),
      (
        "Boots, something windproof and a second pair of socks. I have spare oilskins.", "07:16",
        false
      ),
      ("And breakfast?", "07:16", true),
      ("Breakfast is mussels. It is always mussels.", "07:18", false),
      (
        "We leave at half past four from the long quay, third ladder from the crane. If the fog "
          + "is in we wait an hour and then go home, so keep your telephone on.", "07:19", false
      ),
      ("Third ladder from the crane, 4:30. I will set two alarms.", "07:24", true),
      ("Set three.", "07:25", false),
    ],
    answers: [
      "Good. See you on the quay.", "The glass is steady, so we should be fine.",
      "Ask Tobias, he has the tide table.", "Ha! I will hold you to that.",
      "Understood. I will tell the others to keep a place for you.",
    ])

  static let crew = Contact(
    id: "crew", name: "Kelp Crew", note: "14 members", color: 0x2B8765, unread: 3,
    opening: [
      ("Saturday’s dive is on. Visibility was eight metres yesterday.", "Yesterday", false),
      ("Count me in. I can bring the second compressor.", "Yesterday", true),
      ("Perfect. We still need someone for the boat.", "Yesterday", false),
      ("My sister has her licence.", "08:40", false),
      ("Then we are complete. Ten o’clock at the slipway.", "08:52", false),
    ],
    answers: ["Noted!", "Thanks, that helps a lot.", "See you at the slipway."])

  static let tobias = Contact(
    id: "tobias", name: "Tobias Lunde", note: "Gannet Point", color: 0x4B5FA8, unread: 1,
    opening: [
      ("Thank you for the article. My niece has framed it.", "Monday", false),
      ("That is kind of her! How is the lens?", "Monday", true),
      ("Turning. Come for tea when the wind goes round to the west.", "Tuesday", false),
    ],
    answers: [
      "The kettle is on.", "West wind, then. Friday, I should think.", "Steady as she goes.",
    ])

  static let agneta = Contact(
    id: "agneta", name: "Agneta, Ferry Office", note: "Usually answers within the hour",
    color: 0x8A5A9E, unread: 0,
    opening: [
      ("Is the nine-twenty running on the holiday?", "3 May", true),
      ("It is, and the buns are too.", "3 May", false),
    ],
    answers: ["It does not wait, you know.", "Two dozen, as always.", "Port side. Trust me."])
}
