// The functions of debugmenu.h that ask, or say something of the program.
internal import AppSurface
internal import DebugMenuSDL
internal import CSDL2

/// `debug_menu_is_open`, as debugmenu.h describes it.
@c(debug_menu_is_open)
public func isMenuOpen(_ menu: OpaquePointer?) -> Bool {
  CMenu.of(menu)?.attachment.isMenuOpen ?? false
}

/// `debug_menu_needs_draw`, as debugmenu.h describes it.
@c(debug_menu_needs_draw)
public func needsDraw(_ menu: OpaquePointer?) -> Bool {
  CMenu.of(menu)?.attachment.needsDisplay ?? false
}

/// `debug_menu_open`, as debugmenu.h describes it.
@c(debug_menu_open)
public func openMenu(_ menu: OpaquePointer?) -> Int32 {
  CMenu.with(menu) { $0.attachment.open() }
}

/// `debug_menu_renderer_gone`, as debugmenu.h describes it.
@c(debug_menu_renderer_gone)
public func rendererGone(_ menu: OpaquePointer?) -> Int32 {
  CMenu.with(menu) { $0.attachment.rendererWillBeDestroyed() }
}

/// `debug_menu_set_sizes`, as debugmenu.h describes it.
@c(debug_menu_set_sizes)
public func setSizes(_ menu: OpaquePointer?, _ sizes: UInt32) -> Int32 {
  CMenu.with(menu) { menu throws(CMenuError) in
    switch sizes {
    case 0: menu.attachment.sizing = .window
    case 1: menu.attachment.sizing = .target
    default:
      throw CMenuError(
        "sizes is \(sizes); it can be DEBUG_MENU_SIZES_WINDOW or DEBUG_MENU_SIZES_TARGET")
    }
  }
}

/// `debug_menu_target`, as debugmenu.h describes it.
@c(debug_menu_target)
public func menuTarget(_ menu: OpaquePointer?) -> OpaquePointer? {
  CMenu.of(menu)?.attachment.target
}

/// `debug_menu_frame`, as debugmenu.h describes it.
@c(debug_menu_frame)
public func frameSize(
  _ menu: OpaquePointer?, _ width: UnsafeMutablePointer<Double>?,
  _ height: UnsafeMutablePointer<Double>?
) -> Int32 {
  CMenu.with(menu) {
    let size = $0.attachment.size
    width?.pointee = size.width
    height?.pointee = size.height
  }
}

/// `debug_menu_safe_area`, as debugmenu.h describes it.
@c(debug_menu_safe_area)
public func safeArea(
  _ menu: OpaquePointer?, _ top: UnsafeMutablePointer<Double>?,
  _ left: UnsafeMutablePointer<Double>?, _ bottom: UnsafeMutablePointer<Double>?,
  _ right: UnsafeMutablePointer<Double>?
) -> Int32 {
  CMenu.with(menu) {
    let insets = $0.attachment.safeArea
    top?.pointee = insets.top
    left?.pointee = insets.left
    bottom?.pointee = insets.bottom
    right?.pointee = insets.right
  }
}

/// `debug_menu_size_class`, as debugmenu.h describes it.
@c(debug_menu_size_class)
public func sizeClass(
  _ menu: OpaquePointer?, _ wide: UnsafeMutablePointer<Bool>?,
  _ tall: UnsafeMutablePointer<Bool>?
) -> Int32 {
  CMenu.with(menu) {
    let room = $0.attachment.sizeClass
    wide?.pointee = room.horizontal == .regular
    tall?.pointee = room.vertical == .regular
  }
}
