extension Device: CaseIterable {
  /// Every device of the built-in catalogue, in an order that stays: family by family, oldest first.
  public static let allCases: [Device] =
    [
      iPhones, iPhoneDuos, iPods, iPads, iPadAirs, iPadPros, appleOthers, macs, pixels, nexuses,
      galaxies, galaxyZs, galaxyTabs, wearAndTVs, otherDevices, handhelds, desktops,
    ].flatMap { $0 }
}
