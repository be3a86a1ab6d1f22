@_spi(Reflection) internal import Swift

/// Finds the dynamic properties of a view type once, and connects them in place.
enum DynamicProperties {
  private struct Field {
    let offset: Int
    let type: any DynamicProperty.Type
  }

  @exclusivity(unchecked) private static var fields: [ObjectIdentifier: [Field]] = [:]

  /// Reads `view` with every dynamic property connected to `node`. One that has none is not copied.
  static func with<V, Result>(
    _ view: V, connectedTo node: ViewNode, _ read: (V) -> Result
  ) -> Result {
    let fields = fields(of: V.self)
    guard !fields.isEmpty else { return read(view) }
    var view = view
    withUnsafeMutableBytes(of: &view) { bytes in
      guard let base = bytes.baseAddress else { return }
      for field in fields { connect(field.type, at: base + field.offset, field.offset, node) }
    }
    return read(view)
  }

  private static func connect<P: DynamicProperty>(
    _ type: P.Type, at address: UnsafeMutableRawPointer, _ offset: Int, _ node: ViewNode
  ) {
    let connection = PropertyConnection(node: node, offset: offset)
    address.assumingMemoryBound(to: P.self).pointee.connect(connection)
  }

  /// Whether a view type has a property that reads or writes what lies outside of the view.
  static func isConnected<V>(_ type: V.Type) -> Bool {
    var isConnected = false
    _ = _forEachField(of: type, options: []) { _, _, fieldType, _ in
      isConnected = fieldType is any DynamicProperty.Type || fieldType is any OutsideReference.Type
      return !isConnected
    }
    return isConnected
  }

  /// The layout of a type never changes, so this table is a cache and holds no state of an app.
  private static func fields<V>(of type: V.Type) -> [Field] {
    let id = ObjectIdentifier(type)
    if let known = fields[id] { return known }
    var found: [Field] = []
    _ = _forEachField(of: type, options: []) { _, offset, fieldType, _ in
      if let property = fieldType as? any DynamicProperty.Type {
        found.append(Field(offset: offset, type: property))
      }
      return true
    }
    fields[id] = found
    return found
  }
}
