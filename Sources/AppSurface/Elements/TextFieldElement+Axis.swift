extension TextFieldElement {
  /// The axis along which the field grows with its text: from line to line, or not beyond its line.
  public var axis: Axis { isMultiline ? .vertical : .horizontal }
}
