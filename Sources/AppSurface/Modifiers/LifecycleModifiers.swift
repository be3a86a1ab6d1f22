extension View {
  /// Performs an action once when the view appears on the live surface.
  public consuming func onAppear(perform action: (() -> Void)? = nil) -> some View {
    Watched(base: self, onAppear: action ?? {}, onDisappear: {})
  }

  /// Performs an action once when the view disappears from the live surface.
  public consuming func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    Watched(base: self, onAppear: {}, onDisappear: action ?? {})
  }

  /// Performs an action when a value changed, on the live surface; it is handed the old and the new
  /// value.
  public consuming func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some View {
    Changing(base: self, value: value, initial: initial, action: action)
  }

  /// Performs an action when a value changed, on the live surface.
  public consuming func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }
}
