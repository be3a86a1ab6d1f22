internal import AppSurface
internal import CSDL2
internal import DebugMenu
internal import DebugMenuSDL
internal import SDLHost

/// What stands behind a `debug_menu *`.
final class CMenu {
  let attachment: SDLAttachment

  init(window: OpaquePointer?, renderer: OpaquePointer?) throws {
    guard let window else { throw CMenuError("window is NULL") }
    guard csdl2_is_first_thread() != 0 else {
      throw CMenuError("this is to be called on the process's first thread, as SDL's video is")
    }
    attachment = try SDLAttachment(window: window, renderer: renderer)
  }

  func retained() -> UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

  func destroy() {
    attachment.detach()
    Unmanaged.passUnretained(self).release()
  }

  // MARK: Items

  func addValue(_ item: CItem, _ read: @escaping @MainActor () -> String) {
    attachment.controller.replace(
      DebugValue(id: item.key, label: item.label, value: { read() as String? }),
      inSection: item.section)
  }

  func addToggle(
    _ item: CItem, get: @escaping @MainActor () -> Bool, set: @escaping @MainActor (Bool) -> Void
  ) {
    attachment.controller.replace(
      DebugToggle(id: item.key, label: item.label, get: get, set: set), inSection: item.section)
  }

  func addSlider(
    _ item: CItem, range: ClosedRange<Double>, get: @escaping @MainActor () -> Double,
    set: @escaping @MainActor (Double) -> Void
  ) {
    attachment.controller.replace(
      DebugSlider(id: item.key, label: item.label, range: range, get: get, set: set),
      inSection: item.section)
  }

  func addButton(_ item: CItem, _ action: @escaping @MainActor () -> Void) {
    attachment.controller.replace(
      DebugButton(id: item.key, label: item.label, action: action), inSection: item.section)
  }

  func remove(_ item: CItem) {
    attachment.controller.remove(id: item.key, fromSection: item.section)
  }

  // MARK: From C

  /// What the last call that failed said.
  static var error = ""
  private static var errorBytes: UnsafeMutablePointer<CChar>?

  /// The last error as C reads it, until the next call.
  static func errorText() -> UnsafePointer<CChar>? {
    SDL_free(errorBytes)
    errorBytes = SDL_strdup(error)
    return errorBytes.map { UnsafePointer($0) }
  }

  /// The menu of a pointer.
  static func of(_ menu: OpaquePointer?) -> CMenu? {
    menu.map { Unmanaged<CMenu>.fromOpaque(UnsafeRawPointer($0)).takeUnretainedValue() }
  }

  /// Does something with a menu: 0, or -1 with an error. Without a menu nothing happens.
  @discardableResult
  static func with(
    _ menu: OpaquePointer?, _ body: (CMenu) throws(CMenuError) -> Void
  ) -> Int32 {
    guard let menu = of(menu) else { return 0 }
    do throws(CMenuError) {
      try body(menu)
      return 0
    } catch {
      self.error = error.message
      return -1
    }
  }
}

/// What was wrong with what C gave.
nonisolated struct CMenuError: Error, CustomStringConvertible {
  let message: String

  init(_ message: String) { self.message = message }

  var description: String { message }
}

/// An item's place and label.
nonisolated struct CItem {
  let section: DebugSection
  let key: String
  let label: String

  init(
    _ section: UnsafePointer<CChar>?, _ key: UnsafePointer<CChar>?, _ label: UnsafePointer<CChar>?
  ) throws(CMenuError) {
    guard let section, let key, let label else {
      throw CMenuError("section, key and label must be given; one of them is NULL")
    }
    let heading = String(cString: section)
    guard !heading.isEmpty, key.pointee != 0 else {
      throw CMenuError("section and key must not be empty")
    }
    self.section = DebugSection(id: heading, label: heading)
    self.key = String(cString: key)
    self.label = String(cString: label)
  }
}
