#if DEBUG_TOOLS
  internal import AppSurface

  /// The code that finds an element, put together from what its class knows of its view.
  nonisolated enum IntrospectionCall {
    /// The view types of SurfaceIntrospect by the names that elements know their views by; what is
    /// none of them is `.view`.
    private static let viewTypes: [String: String] = [
      "ListRow": "listCell", "Surface": "surface", "Screen": "screen", "Section": "section",
      "Text": "text", "Image": "image", "Button": "button", "NavigationLink": "navigationLink",
      "List": "list", "Form": "form", "ScrollView": "scrollView", "TextField": "textField",
      "SecureField": "secureField", "TextEditor": "textEditor", "SearchField": "searchField",
      "Toggle": "toggle", "Slider": "slider", "Stepper": "stepper", "Picker": "picker",
      "DatePicker": "datePicker", "ColorPicker": "colorPicker", "ProgressView": "progressView",
      "NavigationStack": "navigationStack", "NavigationSplitView": "navigationSplitView",
      "TabView": "tabView", "PageView": "tabView", "PageControl": "pageControl",
      "Popover": "popover", "Sheet": "sheet", "FullScreenCover": "fullScreenCover",
    ]

    /// The whole call.
    @MainActor static func text(for element: Element) -> String {
      let type = viewTypes[element.viewName]
      let name = type ?? "element"
      let call = ".\(type ?? "view")\(argument(of: element))"
      return ".introspect(\(call), on: .appSurface(.v\(KitVersion.current.major))) { \(name) in }"
    }

    /// What tells the view type from others of its name.
    @MainActor private static func argument(of element: Element) -> String {
      switch element.viewName {
      case "PageView": "(style: .page)"
      case "TextField": (element as? TextFieldElement)?.axis == .vertical ? "(axis: .vertical)" : ""
      default: element.styleName.map { "(style: .\($0))" } ?? ""
      }
    }
  }
#endif
