/// Matches the children that an evaluation gives with those of the one before: those of the same key
/// and type are kept and brought up to date, wherever they stand now.
struct ChildMatching {
  /// How many children were found where they stood before, or came behind them.
  private var count = 0
  /// From the first child on that stands elsewhere: the new row, and the old children that are not in
  /// it yet.
  private var moved: (row: [ViewNode], old: [NodeKey: ViewNode])?

  /// Takes the next child of a node: it is brought up to date, or made.
  mutating func take<Content: View>(
    _ view: Content, key: NodeKey, environment: EnvironmentValues, in node: ViewNode
  ) {
    let type = ObjectIdentifier(Content.self)
    if moved == nil {
      guard count < node.children.count else {
        count += 1
        let child = node.makeChild(view, key: key, environment: environment)
        // Most nodes have one child, for which a row of one is made.
        if node.children.isEmpty { node.children = [child] } else { node.children.append(child) }
        return
      }
      let child = node.children[count]
      if child.viewType == type, child.key == key {
        count += 1
        return child.update(view, environment)
      }
      moved = (Array(node.children[..<count]), Self.table(of: node.children[count...]))
    }
    if let child = moved?.old[key], child.viewType == type {
      moved?.old[key] = nil
      child.update(view, environment)
      moved?.row.append(child)
    } else {
      moved?.row.append(node.makeChild(view, key: key, environment: environment))
    }
  }

  /// Of children with the same key the last one counts.
  private static func table(of children: ArraySlice<ViewNode>) -> [NodeKey: ViewNode] {
    Dictionary(children.map { ($0.key, $0) }) { $1 }
  }

  /// Lets go of the children that were not taken.
  func finish(in node: ViewNode) {
    if let moved {
      let kept = Set(moved.row.map { ObjectIdentifier($0) })
      let gone = node.children.filter { !kept.contains(ObjectIdentifier($0)) }
      node.children = moved.row
      for child in gone { child.unmount() }
    } else if count < node.children.count {
      let gone = node.children[count...]
      node.children.removeLast(gone.count)
      for child in gone { child.unmount() }
    }
  }
}

/// A child that is asked for by value.
struct ChildView {
  var key: NodeKey
  var view: any View
  var environment: EnvironmentValues
}
