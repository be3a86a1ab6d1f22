/// A piece of writing in the feed.
nonisolated struct Article: Identifiable, Hashable, Sendable {
  let id: String
  let section: String
  let title: String
  /// The sentence or two that stand before the text.
  let standfirst: String
  /// What the article's own page says besides.
  let promise: String
  let author: String
  let date: String
  let minutes: Int
  let likes: Int
  let comments: Int
  let scene: Scene
  let caption: String
  let paragraphs: [String]
  /// The ids of the articles that are offered at the end.
  let related: [String]

  static let all: [Article] = [
    .dawn, .lighthouse, .kelp, .storm, .chart, .ferry,
  ]

  static func with(id: String) -> Article? { all.first { $0.id == id } }
}
