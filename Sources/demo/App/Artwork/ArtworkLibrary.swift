import AppSurface

/// Draws the app's pictures when they are first asked for, and keeps them.
final class ArtworkLibrary {
  private nonisolated enum Key: Hashable {
    case scene(Scene, isWide: Bool)
    case product(ProductShape, isLarge: Bool)
  }

  private var bitmaps: [Key: Bitmap] = [:]

  /// An article's picture, 16 to 9.
  func wide(_ scene: Scene) -> Bitmap {
    bitmap(.scene(scene, isWide: true), 640, 360) { scene.draw(on: &$0) }
  }

  /// The middle of an article's picture, square.
  func square(_ scene: Scene) -> Bitmap {
    bitmap(.scene(scene, isWide: false), 184, 184) { scene.draw(on: &$0) }
  }

  /// A product's picture for a grid, 4 to 3.
  func small(_ product: ProductShape) -> Bitmap {
    bitmap(.product(product, isLarge: false), 240, 180) { product.draw(on: &$0) }
  }

  /// A product's picture for a whole page, 16 to 9.
  func large(_ product: ProductShape) -> Bitmap {
    bitmap(.product(product, isLarge: true), 640, 360) { product.draw(on: &$0) }
  }

  private func bitmap(
    _ key: Key, _ width: Int, _ height: Int, _ draw: (inout Drawing) -> Void
  ) -> Bitmap {
    if let bitmap = bitmaps[key] { return bitmap }
    var drawing = Drawing(width: width, height: height)
    draw(&drawing)
    let bitmap = drawing.bitmap
    bitmaps[key] = bitmap
    return bitmap
  }
}
