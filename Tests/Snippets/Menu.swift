import AppSurface
import DebugMenu

func useMenu() {
  // snippet
  let size = ResizeState(window: Size(width: 1280, height: 800))
  var menu = MenuModel(
    catalog: .builtIn, items: [], settings: MenuSettings(resize: size))
  menu.query = "12 mini"
  print(menu.rowCount, menu.row(at: 0).label)  // iPhone 12 Mini comes first
  menu.move(.home)
  print(menu.selectedCommand == .device(.iPhone12Mini))  // true
  // end
}
