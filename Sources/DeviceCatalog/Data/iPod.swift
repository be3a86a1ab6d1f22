/// The iPod touches with a 4-inch screen.
extension Device {
  /// iPod touch of 2012.
  public static let iPodTouch5 = iPhone(
    "ipod-touch-5", "iPod touch (5th generation)", 2012, iOS: "9", .phone4, models: ["iPod5,1"],
    ["iPod touch 5"], family: .iPod)
  /// iPod touch of 2015.
  public static let iPodTouch6 = iPhone(
    "ipod-touch-6", "iPod touch (6th generation)", 2015, iOS: "12", .phone4, models: ["iPod7,1"],
    ["iPod touch 6"], family: .iPod)
  /// iPod touch of 2019.
  public static let iPodTouch7 = iPhone(
    "ipod-touch-7", "iPod touch (7th generation)", 2019, iOS: "15", .phone4, models: ["iPod9,1"],
    ["iPod touch 7"], family: .iPod)

  static let iPods: [Device] = [.iPodTouch5, .iPodTouch6, .iPodTouch7]
}
