#if DEBUG_TOOLS
  package import AppSurface

  /// A layer of the window as scripts see it: its elements with their frames in points of the window.
  package nonisolated struct ScriptLayer: Hashable, Sendable {
    /// The layer's name.
    package var name: String
    /// Where the layer's surface stands.
    package var frame: Rect
    /// The outermost elements.
    package var elements: [ScriptElement]
    /// Whether the layer only watches what goes to those beneath: its texts are in nobody's way.
    package var isWatching: Bool

    /// A layer from its parts.
    package init(
      name: String, frame: Rect, elements: [ScriptElement], isWatching: Bool = false
    ) {
      self.name = name
      self.frame = frame
      self.elements = elements
      self.isWatching = isWatching
    }
  }

  /// An element as scripts see it.
  package nonisolated struct ScriptElement: Hashable, Sendable {
    /// What it is: `button`, `text`, `slider`.
    package var role: String
    /// What it says, or what says it for those who do not see it.
    package var label: String?
    /// What it is set to.
    package var value: String?
    /// What it can be set to.
    package var range: String?
    /// Whether it can be operated.
    package var isControl: Bool
    /// Where it stands in the window.
    package var frame: Rect
    /// The part of its frame that is not cut away; empty where nothing of it shows.
    package var visible: Rect
    /// What it holds.
    package var children: [ScriptElement]

    /// An element from its parts.
    package init(
      role: String, label: String? = nil, value: String? = nil, range: String? = nil,
      isControl: Bool = false, frame: Rect, visible: Rect? = nil, children: [ScriptElement] = []
    ) {
      self.role = role
      self.label = label
      self.value = value
      self.range = range
      self.isControl = isControl
      self.frame = frame
      self.visible = visible ?? frame
      self.children = children
    }
  }

  nonisolated extension ScriptLayer {
    /// Where a click meets the control that bears a label; nil where the layer has none that shows.
    ///
    /// Controls go before what merely says the same, and of several the first counts.
    ///
    /// - Parameter onlyControls: Whether what merely says it does not count at all.
    package func target(labelled label: String, onlyControls: Bool = false) -> Point? {
      var text: Point?
      var stack = Array(elements.reversed())
      while let element = stack.popLast() {
        if element.label == label, !element.visible.isEmpty {
          if element.isControl { return element.visible.center }
          if text == nil, !onlyControls { text = element.visible.center }
        }
        stack.append(contentsOf: element.children.reversed())
      }
      return text
    }

    /// What shows and is called something, in order; what merely holds others is left out.
    var labels: [String] {
      var labels: [String] = []
      var stack = Array(elements.reversed())
      while let element = stack.popLast() {
        let isLeaf = element.isControl || element.children.isEmpty
        if isLeaf, let label = element.label, !label.isEmpty, !element.visible.isEmpty {
          labels.append(label)
        }
        stack.append(contentsOf: element.children.reversed())
      }
      return labels
    }
  }
#endif
