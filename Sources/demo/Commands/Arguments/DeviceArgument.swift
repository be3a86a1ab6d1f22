internal import AppSurface

/// The device that an option names.
nonisolated enum DeviceArgument {
  /// The device of a name.
  ///
  /// - Parameter option: The option that the name stands behind.
  /// - Throws: that there is none, with those that may be meant and what lists all of them.
  static func device(
    _ name: String, of option: String, in catalog: Catalog
  ) throws(CommandFailure) -> Device {
    do { return try catalog.device(named: name) } catch {
      throw .badInput("\(option): \(error); see demo devices")
    }
  }
}
