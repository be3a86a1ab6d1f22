/// What the debug menu of this app shows and does.
extension AppModel {
  /// How many pieces lie in the cart.
  var cartCount: Int { cart.count }

  /// What the cart costs, as it is written.
  var cartTotal: String { Price.text(cart.total) }

  /// How many messages have not been read, in all conversations.
  var unreadCount: Int { conversations.reduce(0) { $0 + $1.unread } }

  /// How many messages there are, in all conversations.
  var messageCount: Int { conversations.reduce(0) { $0 + $1.messages.count } }

  /// Adds messages to the conversation that shows, or else to the first.
  func addMessages(_ count: Int) {
    let shown = chatPath.last.flatMap(conversation(with:)) ?? conversations.first
    shown?.addSamples(count)
  }

  /// Marks everything as read.
  func markAllRead() {
    for conversation in conversations { conversation.unread = 0 }
  }

  /// Marks the last message of each conversation as not read.
  func markAllUnread() {
    for conversation in conversations where conversation.unread == 0 { conversation.unread = 1 }
  }

  /// Puts one piece of every product in the cart.
  func fillCart() {
    for product in products { cart.add(product) }
  }

  /// Puts the whole app back to how it was when new, where it stands included.
  func resetAll() {
    leaveAll()
    tab = .feed
    cart.removeAll()
    likedArticles = []
    savedArticles = ["keeper"]
    favourites = ["brass-lantern"]
    for conversation in conversations { conversation.reset() }
    preferences.reset()
    session.signOut()
  }
}
