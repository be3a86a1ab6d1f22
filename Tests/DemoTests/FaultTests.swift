import AppSurface
import AppSurfaceTesting
import Testing

@testable import demo

/// The fault that the sample app carries on purpose.
@Suite struct FaultTests {
  private static let artwork = ArtworkLibrary()

  private struct Places {
    var lead: Rect
    var actions: [Rect]
  }

  private func places(_ article: Article, width: Double) throws -> Places {
    let app = SampleApp(model: AppModel(artwork: Self.artwork))
    app.model.show(article: article.id)
    let tester = SurfaceTester(
      screen: app.makeRootScreen(),
      configuration: SurfaceConfiguration(size: Size(width: width, height: 844)))
    let entries = tester.surface.snapshot().entries
    let lead = entries.first {
      $0.role == .text && $0.label?.hasPrefix(article.standfirst) ?? false
        && $0.label?.hasSuffix(article.promise) ?? false
    }
    let actions = ["Like", "Comments", "Save", "Share"].compactMap { label in
      entries.first { $0.label == label && $0.role == .button }?.frame
    }
    #expect(actions.count == 4)
    return Places(lead: try #require(lead).frame, actions: actions)
  }

  @Test(arguments: Article.all.map(\.id), [320.0])
  func `on a narrow screen the action row collides with the text and leaves the screen`(
    id: String, width: Double
  ) throws {
    let places = try places(try #require(Article.with(id: id)), width: width)
    #expect(places.actions.allSatisfy { $0.minY < places.lead.maxY })
    #expect(places.actions.contains { $0.maxX > width })
  }

  @Test(arguments: Article.all.map(\.id), [390.0, 430, 744, 1024, 1280])
  func `from 390 points on the action row stands clear of the text`(
    id: String, width: Double
  ) throws {
    let places = try places(try #require(Article.with(id: id)), width: width)
    #expect(places.actions.allSatisfy { $0.minY >= places.lead.maxY })
    #expect(places.actions.allSatisfy { $0.minX >= 0 && $0.maxX <= width })
  }
}
