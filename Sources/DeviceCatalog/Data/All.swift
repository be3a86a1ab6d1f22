extension Device: CaseIterable {
  /// Every device of the built-in catalogue, in an order that stays: family by family, oldest first.
  public static let allCases: [Device] =
    iPhones + iPads + iPadAirs + iPadPros
}
