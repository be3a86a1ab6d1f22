internal import AppSurface

/// Why an introspection has nothing to hand over.
struct IntrospectionMiss: CustomStringConvertible {
  /// The names of the views nearest to what was sought.
  let candidates: [String]
  private let sought: String
  private let scope: IntrospectionScope
  private let otherScope: IntrospectionScope?

  init(_ record: some IntrospectionRecord, _ range: ElementRange) {
    sought = "\(record.viewName) (\(record.targetName))"
    scope = record.scope
    var names: [String] = []
    if scope.contains(.receiver) { names += Self.names(range.firstInside) }
    if scope.contains(.ancestor) { names += Self.names(range.firstAround) }
    candidates = names
    otherScope = [.receiver, .ancestor].first {
      !record.scope.contains($0) && record.wouldBeFound(in: $0, range)
    }
  }

  /// The first few different views that a search meets.
  private static func names(_ search: ((Element) -> [String]?) -> [String]?) -> [String] {
    var names: [String] = []
    return search { element in
      if !names.contains(element.viewName) { names.append(element.viewName) }
      return names.count == 5 ? names : nil
    } ?? names
  }

  var description: String {
    let place = scope.names.map { $0 == "receiver" ? "at the receiver" : "among the ancestors" }
    var text = "introspect found no \(sought) \(place.joined(separator: " or "))"
    text +=
      candidates.isEmpty
      ? "; there is nothing" : "; the nearest are \(candidates.joined(separator: ", "))"
    if let otherScope {
      text += ". There is one with scope: .\(otherScope.names.joined())"
    }
    return text
  }
}
