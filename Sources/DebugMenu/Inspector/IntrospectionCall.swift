#if DEBUG_TOOLS
  internal import AppSurface

  /// The code that finds an element, put together from what its class knows of its view.
  nonisolated enum IntrospectionCall {
    /// The view types of SurfaceIntrospect by the names that elements know their views by; what is
    /// none of them is `.view`.
    static let viewTypes: [String: String] = [
      "ListRow": "listCell", "Surface": "surface", "Screen": "screen", "Section": "section",
      "Text": "text", "Image": "image", "Button": "button", "NavigationLink": "navigationLink",
      "List": "list", "Form": "form", "ScrollView": "scrollView", "TextField": "textField",
      "SecureField": "secureField", "TextEditor": "textEditor", "SearchField": "searchField",
      "Toggle": "toggle", "Slider": "slider", "Stepper": "stepper", "Picker": "picker",
      "DatePicker": "datePicker", "ColorPicker": "colorPicker", "ProgressView": "progressView",
      "NavigationStack": "navigationStack", "NavigationSplitView": "navigationSplitView",
      "TabView": "tabView", "PageControl": "pageControl", "Popover": "popover",
      "Sheet": "sheet", "FullScreenCover": "fullScreenCover",
    ]

    /// The view type of an element, as it is written in a call.
    @MainActor static func viewType(of element: Element) -> String {
      viewTypes[element.viewName] ?? "view"
    }

    /// The whole call.
    @MainActor static func text(for element: Element) -> String {
      let type = viewType(of: element)
      let name = type == "view" ? "element" : type
      return
        ".introspect(.\(type), on: .appSurface(.v\(KitVersion.current.major))) { \(name) in }"
    }
  }
#endif
