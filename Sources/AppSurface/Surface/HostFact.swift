/// A fact about the process or the system, by name; nil where the host does not know it.
public nonisolated enum HostFact: String, Hashable, Sendable, CaseIterable {
  case appVersion, appBuildNumber, appBundleIdentifier, userLocale, osVersion, systemModel
  case pushNotificationsRegistered, processMemory, processCPU
  /// Of the frames that the stack of layers gave: the stack itself knows these.
  case frameTime, framesPerSecond, drawCommands
}
