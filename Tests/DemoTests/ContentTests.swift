import AppSurface
import Testing

@testable import demo

@Suite struct ContentTests {
  @Test func `ids are unique and related articles exist`() {
    #expect(Set(Article.all.map(\.id)).count == Article.all.count)
    #expect(Set(Product.all.map(\.id)).count == Product.all.count)
    #expect(Set(Contact.all.map(\.id)).count == Contact.all.count)
    for article in Article.all {
      #expect(article.related.allSatisfy { $0 != article.id && Article.with(id: $0) != nil })
      #expect(article.paragraphs.count >= 4)
    }
  }

  @Test func `pictures are drawn once, and the same each time`() {
    let (one, other) = (ArtworkLibrary(), ArtworkLibrary())
    for scene in Scene.allCases {
      #expect(one.square(scene) === one.square(scene))
      #expect(one.square(scene).pixels == other.square(scene).pixels)
    }
    let all = ProductShape.allCases.map { one.small($0).pixels }
    #expect(Set(all).count == all.count)
  }
}
