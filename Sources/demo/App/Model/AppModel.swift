import AppSurface
import Observation

/// All that the app knows: where the person is, and what they have done.
@Observable final class AppModel {
  /// The tabs from first to last.
  nonisolated enum Tab: String, CaseIterable, Hashable, Sendable {
    case feed, chat, shop, settings, profile
  }

  /// The pages beneath the settings.
  nonisolated enum SettingsPage: Hashable, Sendable {
    case notifications, about
    case gallery, galleryPage(GalleryPage)
    case routes, tides
    /// A harbour, a pier in it, a berth at that: each leads one deeper.
    case harbor(String), pier(String, Int), berth(String, Int, Int)
  }

  var tab = Tab.feed
  /// The articles on top of the feed, by id.
  var feedPath: [String] = []
  /// The conversation on top of the inbox, by its contact's id.
  var chatPath: [String] = []
  var settingsPath: [SettingsPage] = []
  /// The product on the sheet over the shop.
  var presentedProduct: Product?
  var isCartPresented = false
  /// What stands on a sheet over the tabs.
  var sheet: PresentedSheet?
  /// What covers the whole app.
  var cover: PresentedCover?
  /// What is presented as a screen of the app's own class.
  var presentedScreen: PresentedScreenKind?

  let articles = Article.all
  let products = Product.all
  let conversations = Contact.all.map { Conversation($0) }
  let cart = Cart()
  let preferences = Preferences()
  let session = Session()
  @ObservationIgnored let artwork: ArtworkLibrary

  /// The ids of the articles that the person likes.
  var likedArticles: Set<String> = []
  /// The ids of the articles that the person keeps.
  var savedArticles: Set<String> = ["keeper"]
  /// The ids of the products that the person likes.
  var favourites: Set<String> = ["brass-lantern"]

  /// An app as new; apps that share a library draw each picture once.
  init(artwork: ArtworkLibrary = ArtworkLibrary()) { self.artwork = artwork }

  func conversation(with id: String) -> Conversation? {
    conversations.first { $0.contact.id == id }
  }

  func toggle(_ id: String, in set: ReferenceWritableKeyPath<AppModel, Set<String>>) {
    if self[keyPath: set].remove(id) == nil { self[keyPath: set].insert(id) }
  }
}
