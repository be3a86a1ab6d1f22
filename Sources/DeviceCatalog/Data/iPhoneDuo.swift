/// Apple's folding phone, both screens.
extension Device {
  private static let duoSources: [Figure: Source] = [
    .size: .appStore, .pixelSize: .appleDisplays, .ppi: .appleDisplays, .year: .appleSpecs,
    .safeArea: .foldNotes, .cornerRadius: .foldNotes, .hinge: .foldNotes,
  ]

  /// iPhone Duo, the inner screen; it is landscape by nature and draws larger than its panel.
  public static let iPhoneDuo = Device(
    id: "iphone-duo", name: "iPhone Duo", aliases: ["iPhone Duo (inner)"], family: .iPhone,
    kind: .pad, platform: .iOS, systemVersion: "27", year: 2026,
    size: Size(width: 951, height: 669), scale: 3, pixelSize: Size(width: 2670, height: 1878),
    ppi: 430, naturalOrientation: .landscapeLeft,
    supportedOrientations: [.portrait, .landscapeLeft, .landscapeRight],
    safeAreas: ByOrientation(
      portrait: EdgeInsets(top: 82, bottom: 34),
      landscapeLeft: EdgeInsets(bottom: 34, right: 84)),
    cornerRadius: 55, hinge: Hinge(frame: Rect(x: 455.5, y: 0, width: 40, height: 669))
  ).citing(duoSources)

  /// iPhone Duo, the outer screen.
  public static let iPhoneDuoCover = Device(
    id: "iphone-duo-cover", name: "iPhone Duo (cover)", aliases: ["iPhone Duo (outer)"],
    family: .iPhone, kind: .phone, platform: .iOS, systemVersion: "27", year: 2026,
    size: Size(width: 466, height: 678), scale: 3, ppi: 460,
    supportedOrientations: [.portrait, .landscapeLeft, .landscapeRight],
    safeAreas: ByOrientation(portrait: EdgeInsets(bottom: 34, right: 84))
  ).citing(duoSources)

  static let iPhoneDuos: [Device] = [.iPhoneDuo, .iPhoneDuoCover]
}
