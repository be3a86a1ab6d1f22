// The functions of debugmenu.h. Each stands on the menu's thread, takes what C gives and answers with
// a number; what it does is done by ``CMenu``.
internal import AppSurface
internal import DebugMenuSDL
public import CSDL2

/// `debug_menu_create`, as debugmenu.h describes it.
@c(debug_menu_create)
public func createMenu(
  _ window: OpaquePointer?, _ renderer: OpaquePointer?
) -> OpaquePointer? {
  do { return OpaquePointer(try CMenu(window: window, renderer: renderer).retained()) } catch {
    CMenu.error = "\(error)"
    return nil
  }
}

/// `debug_menu_destroy`, as debugmenu.h describes it.
@c(debug_menu_destroy)
public func destroyMenu(_ menu: OpaquePointer?) {
  CMenu.with(menu) { $0.destroy() }
}

/// `debug_menu_event`, as debugmenu.h describes it.
@c(debug_menu_event)
public func handleEvent(
  _ menu: OpaquePointer?, _ event: UnsafeMutablePointer<SDL_Event>?
) -> Bool {
  guard let menu = CMenu.of(menu), let event else { return false }
  return menu.attachment.handle(&event.pointee) == .consumed
}

/// `debug_menu_draw`, as debugmenu.h describes it.
@c(debug_menu_draw)
public func drawMenu(_ menu: OpaquePointer?) -> Int32 {
  CMenu.with(menu) { menu throws(CMenuError) in
    menu.attachment.draw()
    if let error = menu.attachment.drawingError { throw CMenuError(error) }
  }
}

/// `debug_menu_error`, as debugmenu.h describes it.
@c(debug_menu_error)
public func lastError() -> UnsafePointer<CChar>? { CMenu.errorText() }

/// `debug_menu_add_value`, as debugmenu.h describes it.
@c(debug_menu_add_value)
public func addValue(
  _ menu: OpaquePointer?, _ section: UnsafePointer<CChar>?, _ key: UnsafePointer<CChar>?,
  _ label: UnsafePointer<CChar>?,
  _ read: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<CChar>?, Int) -> Void)?,
  _ context: UnsafeMutableRawPointer?
) -> Int32 {
  CMenu.with(menu) { menu throws(CMenuError) in
    let item = try CItem(section, key, label)
    guard let read else { throw CMenuError("read is NULL") }
    menu.addValue(item) {
      var text = [CChar](repeating: 0, count: 1024)
      text.withUnsafeMutableBufferPointer { read(context, $0.baseAddress, $0.count) }
      text[text.count - 1] = 0
      return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }
}

/// `debug_menu_add_toggle`, as debugmenu.h describes it.
@c(debug_menu_add_toggle)
public func addToggle(
  _ menu: OpaquePointer?, _ section: UnsafePointer<CChar>?, _ key: UnsafePointer<CChar>?,
  _ label: UnsafePointer<CChar>?, _ value: UnsafeMutablePointer<Bool>?
) -> Int32 {
  CMenu.with(menu) { menu throws(CMenuError) in
    let item = try CItem(section, key, label)
    guard let value else { throw CMenuError("value is NULL") }
    menu.addToggle(item, get: { value.pointee }, set: { value.pointee = $0 })
  }
}

/// `debug_menu_add_slider`, as debugmenu.h describes it.
@c(debug_menu_add_slider)
public func addSlider(
  _ menu: OpaquePointer?, _ section: UnsafePointer<CChar>?, _ key: UnsafePointer<CChar>?,
  _ label: UnsafePointer<CChar>?, _ value: UnsafeMutablePointer<Double>?, _ least: Double,
  _ most: Double
) -> Int32 {
  CMenu.with(menu) { menu throws(CMenuError) in
    let item = try CItem(section, key, label)
    guard let value else { throw CMenuError("value is NULL") }
    guard least.isFinite, most.isFinite, least < most else {
      throw CMenuError("a slider goes from a number to a larger one, not from \(least) to \(most)")
    }
    menu.addSlider(
      item, range: least...most, get: { value.pointee }, set: { value.pointee = $0 })
  }
}

/// `debug_menu_add_button`, as debugmenu.h describes it.
@c(debug_menu_add_button)
public func addButton(
  _ menu: OpaquePointer?, _ section: UnsafePointer<CChar>?, _ key: UnsafePointer<CChar>?,
  _ label: UnsafePointer<CChar>?, _ action: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?,
  _ context: UnsafeMutableRawPointer?
) -> Int32 {
  CMenu.with(menu) { menu throws(CMenuError) in
    let item = try CItem(section, key, label)
    guard let action else { throw CMenuError("action is NULL") }
    menu.addButton(item) { action(context) }
  }
}

/// `debug_menu_remove`, as debugmenu.h describes it.
@c(debug_menu_remove)
public func removeItem(
  _ menu: OpaquePointer?, _ section: UnsafePointer<CChar>?, _ key: UnsafePointer<CChar>?
) -> Int32 {
  CMenu.with(menu) { menu throws(CMenuError) in menu.remove(try CItem(section, key, key)) }
}

/// `debug_menu_screen`, as debugmenu.h describes it.
@c(debug_menu_screen)
public func nameScreen(
  _ menu: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ route: UnsafePointer<CChar>?
) -> Int32 {
  CMenu.with(menu) {
    $0.attachment.screen(
      name.map { String(cString: $0) }, route: route.map { String(cString: $0) })
  }
}
