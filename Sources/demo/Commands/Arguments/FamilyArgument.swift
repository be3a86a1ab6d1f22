internal import AppSurface

/// The family of devices that an option names.
nonisolated enum FamilyArgument {
  /// The family of a name.
  ///
  /// - Throws: that there is none, with those that may be meant, or with all of them.
  static func family(
    _ name: String, in catalog: Catalog
  ) throws(CommandFailure) -> DeviceFamily {
    do { return try catalog.family(named: name) } catch {
      var hint = ""
      if case .unknownFamily(_, nearMatches: []) = error {
        hint = "; it can be \(Hint.list(catalog.families.map(\.name)))"
      }
      throw .badInput("--family: \(error)\(hint)")
    }
  }
}
