#if DEBUG_TOOLS
  internal import AppSurface

  /// What the inspector tells of an element.
  nonisolated struct Inspection: Hashable, Sendable {
    /// An element as it stands in the tree.
    struct Part: Hashable, Sendable {
      /// The name of its view.
      var viewName: String
      /// The name of its class.
      var typeName: String
      /// Where it stands, in points of the app's surface.
      var frame: Rect
    }

    /// The element.
    var element: Part
    /// What it is called.
    var label: String?
    /// The elements around it, the nearest first.
    var ancestors: [Part]
    /// The code that would hand the element over.
    var call: String

    /// How far the element's edges lie from those of the element around it, in points; less than
    /// nothing where it reaches beyond. The outermost has none.
    var distances: EdgeInsets? {
      guard let outer = ancestors.first?.frame else { return nil }
      let inner = element.frame
      return EdgeInsets(
        top: inner.minY - outer.minY, left: inner.minX - outer.minX,
        bottom: outer.maxY - inner.maxY, right: outer.maxX - inner.maxX)
    }
  }

  extension Inspection {
    /// What is to tell of an element now.
    init(_ element: Element) {
      self.element = Part(element)
      label = element.label
      call = IntrospectionCall.text(for: element)
      ancestors = []
      var around = element.parent
      while let current = around {
        ancestors.append(Part(current))
        around = current.parent
      }
    }
  }

  extension Inspection.Part {
    fileprivate init(_ element: Element) {
      viewName = element.viewName
      typeName = String(describing: type(of: element))
      frame = element.surfaceFrame
    }
  }
#endif
