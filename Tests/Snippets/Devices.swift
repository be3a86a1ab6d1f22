import DeviceCatalog

func printDevices() throws {
  // snippet
  let mini = try Catalog.builtIn.device(named: "iPhone 12 Mini")
  print(mini.size)  // 375 x 812 points
  print(mini.safeArea(in: .landscapeLeft).left)  // 50
  for device in Catalog.builtIn.search("ipad 11") { print(device.name) }
  // end
}
