import CSDL2

/// What a renderer says of its state, so that two readings can be compared.
public struct RenderReading: Hashable {
  private var values: [String: [Double]] = [:]

  init(of renderer: OpaquePointer) {
    var rect = SDL_Rect()
    func numbers(_ rect: SDL_Rect) -> [Double] {
      [rect.x, rect.y, rect.w, rect.h].map(Double.init)
    }
    let target = SDL_GetRenderTarget(renderer).map { UInt(bitPattern: $0) } ?? 0
    values["render target"] = [Double(target)]
    SDL_RenderGetViewport(renderer, &rect)
    values["viewport"] = numbers(rect)
    SDL_RenderGetClipRect(renderer, &rect)
    values["clip"] = numbers(rect) + [Double(SDL_RenderIsClipEnabled(renderer).rawValue)]
    var scale: (Float, Float) = (0, 0)
    SDL_RenderGetScale(renderer, &scale.0, &scale.1)
    values["scale"] = [Double(scale.0), Double(scale.1)]
    var size: (Int32, Int32) = (0, 0)
    SDL_RenderGetLogicalSize(renderer, &size.0, &size.1)
    values["logical size"] = [
      Double(size.0), Double(size.1), Double(SDL_RenderGetIntegerScale(renderer).rawValue),
    ]
    var color: (UInt8, UInt8, UInt8, UInt8) = (0, 0, 0, 0)
    SDL_GetRenderDrawColor(renderer, &color.0, &color.1, &color.2, &color.3)
    values["draw colour"] = [color.0, color.1, color.2, color.3].map(Double.init)
    var blend = SDL_BLENDMODE_NONE
    SDL_GetRenderDrawBlendMode(renderer, &blend)
    values["blend mode"] = [Double(blend.rawValue)]
  }

  /// The names of all that is compared.
  public var names: [String] { values.keys.sorted() }

  /// The names of what is not as in another reading.
  public func differences(from other: RenderReading) -> [String] {
    names.filter { values[$0] != other.values[$0] }
  }
}
