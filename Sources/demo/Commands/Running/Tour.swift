/// The built-in tour: plays the main job and takes a picture of each step.
nonisolated enum Tour {
  /// The tour as a script; its pictures have the extension.
  static func script(pictureExtension: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.hasPrefix("screenshot ") ? line + "." + pictureExtension : String(line)
    }.joined(separator: "\n")
  }

  private static let text = """
    # The app as it starts, over the whole window.
    wait 500ms
    screenshot 01-app

    # The chord opens the menu; it stands beside the app.
    shake
    expect menu.open == true
    screenshot 02-menu

    # Typing searches.
    type "12 mini"
    expect menu.query == "12 mini"
    screenshot 03-search

    # A device gives the app its size, its safe areas and its shape, and closes the menu.
    show shape on
    tap "iPhone 12 Mini"
    expect menu.open == false
    expect app.device == iphone-12-mini
    expect app.size.width == 375
    expect app.size.height == 812
    screenshot 04-iphone-12-mini

    # The names of the screens follow wherever the app goes.
    tap "First Light on the Quay"
    wait 1s
    expect app.screen == ArticleView
    screenshot 05-article

    # Turned over, its safe areas stand at the sides.
    shake
    tap "Rotate"
    key escape
    expect app.orientation == landscapeLeft
    expect app.size.width == 812
    expect app.safeArea.leading == 50
    screenshot 06-landscape

    # Reset gives the app the window again, and can be taken back.
    shake
    tap "Reset"
    expect app.device absent
    expect app.size.width == 1280
    expect overlay.toast exists
    wait 500ms
    screenshot 07-reset
    tap "Undo"
    expect app.device == iphone-12-mini
    rotate
    wait 1s
    expect app.orientation == portrait

    # A slider gives it any size; here the row below the article's text collides.
    shake
    tap "Resize"
    expect resizer.open == true
    slide "Width" 320
    expect app.device absent
    expect app.size.width == 320
    screenshot 08-resize
    tap "Done"
    expect resizer.open == false

    # What is presented is resized with everything else.
    device "iPhone 12 Mini"
    screen ProductView
    wait 1s
    expect app.screen == ProductView
    screenshot 09-sheet
    device "iPad Air"
    wait 1s
    screenshot 10-sheet-ipad-air

    # The app in the dark.
    device "iPhone 12 Mini"
    screen ChatView
    shake
    tap "Dark"
    expect app.colorScheme == dark
    key escape
    wait 1s
    screenshot 11-dark

    # The app's own values and buttons.
    shake
    tap "Fill Cart"
    key escape
    shake
    type "cart"
    expect menu.sections.user.items.cart.value contains €
    screenshot 12-values
    key escape
    screen ShopView
    reset
    wait 10s
    screenshot 13-shop-dark

    """
}
