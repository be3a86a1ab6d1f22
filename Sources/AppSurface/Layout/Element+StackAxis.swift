extension Element {
  /// The direction of the stack that the element is a member of, by itself or inside views that
  /// change it; nil outside of a stack.
  var stackAxis: Axis? {
    var element: Element = self
    while let around = element.parent {
      if let stack = around as? StackElement { return stack.axis }
      let isAlone = around is ZStackElement && around.children.count == 1
      let isDecorated = (around as? DecoratedElement)?.content === element
      guard isAlone || isDecorated else { return nil }
      element = around
    }
    return nil
  }
}
