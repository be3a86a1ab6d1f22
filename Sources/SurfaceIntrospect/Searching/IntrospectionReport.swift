internal import AppSurface

/// What an introspection tells of itself.
protocol IntrospectionRecord: ElementFollower {
  var viewName: String { get }
  var targetName: String { get }
  var scope: IntrospectionScope { get }
  /// The element handed over last, while it lives.
  var found: Element? { get }
  /// How many times the closure was called.
  var calls: Int { get }
  /// Whether another scope has what was sought.
  func wouldBeFound(in scope: IntrospectionScope, _ range: ElementRange) -> Bool
}

/// What the introspections of one surface found and missed, for messages and the state export. It
/// stores nothing of them: the surface knows its followers.
final class IntrospectionReport {
  /// What was already said, so that each is said once.
  private var said: Set<String> = []

  /// The report of a surface, made and offered for export when it is first needed.
  static func of(_ surface: Surface) -> IntrospectionReport {
    let key = ObjectIdentifier(IntrospectionReport.self)
    if let known = surface.rootElement?.attachments[key] as? IntrospectionReport { return known }
    let report = IntrospectionReport()
    surface.rootElement?.attachments[key] = report
    surface.reports["introspection"] = { [weak surface] in
      .array(surface.map { IntrospectionReport.entries(of: $0) } ?? [])
    }
    return report
  }

  /// In debug builds the developer is told why nothing was handed over.
  func missed(_ record: some IntrospectionRecord, _ range: ElementRange) {
    #if DEBUG
      let key = "\(record.viewName) \(record.scope.rawValue)"
      guard said.insert(key).inserted else { return }
      let miss = IntrospectionMiss(record, range)
      range.surface.services.warn(miss.description)
    #endif
  }

  private static func entries(of surface: Surface) -> [JSONValue] {
    surface.followers.compactMap { $0 as? any IntrospectionRecord }.map { entry($0) }
  }

  private static func entry(_ record: some IntrospectionRecord) -> JSONValue {
    var entry = JSONObject()
    entry["view"] = .string(record.viewName)
    entry["scope"] = .array(record.scope.names.map { .string($0) })
    entry["calls"] = .number(record.calls)
    entry["element"] = JSONValue(record.found.map { String(describing: type(of: $0)) })
    entry["label"] = JSONValue(record.found?.label)
    if record.found == nil, let range = record.range {
      let miss = IntrospectionMiss(record, range)
      entry["reason"] = .string(miss.description)
      entry["candidates"] = .array(miss.candidates.map { .string($0) })
    }
    return .object(entry)
  }
}
