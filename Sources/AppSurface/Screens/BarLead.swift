/// What stands at the leading end of the first bar inside: the way out of a column of a split.
nonisolated struct BarLead: Equatable {
  enum Kind: Equatable {
    /// Back to the column before.
    case back(title: String)
    /// Shows or hides the first column.
    case sidebar
  }

  var kind: Kind
  weak var split: SplitScreen?

  static func == (left: BarLead, right: BarLead) -> Bool {
    left.kind == right.kind && left.split === right.split
  }
}

private nonisolated enum BarLeadKey: EnvironmentKey {
  static var defaultValue: BarLead? { nil }
}

nonisolated extension EnvironmentValues {
  /// What stands at the leading end of the first bar inside.
  var barLead: BarLead? {
    get { self[BarLeadKey.self] }
    set { self[BarLeadKey.self] = newValue }
  }
}
