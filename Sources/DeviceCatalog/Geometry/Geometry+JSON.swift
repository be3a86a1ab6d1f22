extension Point {
  /// The point as a JSON object with `x` and `y`.
  public var json: JSONValue { ["x": .number(x), "y": .number(y)] }
}

extension Size {
  /// The size as a JSON object with `width` and `height`.
  public var json: JSONValue { ["width": .number(width), "height": .number(height)] }
}

extension Rect {
  /// The rectangle as a JSON object with `x`, `y`, `width` and `height`.
  public var json: JSONValue {
    [
      "x": .number(minX), "y": .number(minY), "width": .number(width), "height": .number(height),
    ]
  }
}

extension EdgeInsets {
  /// The insets as a JSON object with `top`, `left`, `bottom` and `right`.
  public var json: JSONValue {
    [
      "top": .number(top), "left": .number(left), "bottom": .number(bottom),
      "right": .number(right),
    ]
  }
}

extension SizeClass {
  /// The size classes as a JSON object with `horizontal` and `vertical`.
  public var json: JSONValue {
    ["horizontal": .string(horizontal.rawValue), "vertical": .string(vertical.rawValue)]
  }
}
