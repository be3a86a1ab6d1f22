@_spi(Reflection) internal import Swift

/// A property of a view that the kit connects before it evaluates the view's body.
///
/// The kit's own are ``State``, ``Environment`` and ``Bindable``-like wrappers; a view's other
/// properties are plain values.
public nonisolated protocol DynamicProperty {
  /// Connects the property to the place of its view. The kit calls it; apps have no need to.
  @MainActor mutating func connect(_ connection: PropertyConnection)
}

/// What a dynamic property is connected to: the place of its view, for the time of one evaluation.
public struct PropertyConnection {
  let node: ViewNode
  let offset: Int
}

/// Finds the dynamic properties of a view type once, and connects them in place.
enum DynamicProperties {
  private struct Field {
    let offset: Int
    let type: any DynamicProperty.Type
  }

  private static var fields: [ObjectIdentifier: [Field]] = [:]

  /// Connects every dynamic property of `view` to `node`.
  static func connect<V>(_ view: inout V, to node: ViewNode) {
    let fields = fields(of: V.self)
    guard !fields.isEmpty else { return }
    withUnsafeMutableBytes(of: &view) { bytes in
      guard let base = bytes.baseAddress else { return }
      for field in fields { connect(field.type, at: base + field.offset, field.offset, node) }
    }
  }

  private static func connect<P: DynamicProperty>(
    _ type: P.Type, at address: UnsafeMutableRawPointer, _ offset: Int, _ node: ViewNode
  ) {
    let connection = PropertyConnection(node: node, offset: offset)
    address.assumingMemoryBound(to: P.self).pointee.connect(connection)
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
