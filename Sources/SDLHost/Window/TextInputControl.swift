import AppSurface
import CSDL2

/// Turns SDL's text input on and off, and tells the input method where the caret is.
final class TextInputControl {
  private var shown: TextInputRequest?
  /// Whether text input was turned on here.
  var isOn: Bool { shown != nil }

  func show(_ request: TextInputRequest?, metrics: WindowMetrics) {
    guard request != shown else { return }
    let wasOn = shown != nil
    shown = request
    guard let request else { return SDL_StopTextInput() }
    if !wasOn { SDL_StartTextInput() }
    let grid = PixelGrid(placement: .identity, scale: 1 / metrics.pointsPerCoordinate)
    guard var rect = grid?.rect(request.caret) else { return }
    SDL_SetTextInputRect(&rect)
  }
}
