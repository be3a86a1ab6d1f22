import AppSurface
import SurfaceIntrospect
import Testing

@Suite struct PickerTypeTests {
  @Test(arguments: PickerStyle.allCases)
  func `the element of a Picker in any style is handed over`(style: PickerStyle) {
    var test = ViewTypeCase.leaf(.picker, .v1, "Picker") { PickerSample(style: style) }
    test.mounts = 100
    test.check()
  }
}

/// A picker of two choices.
struct PickerSample: View {
  let style: PickerStyle

  var body: some View {
    Picker("Size", selection: .constant(1)) {
      Text("Small").tag(1)
      Text("Large").tag(2)
    }
    .pickerStyle(style)
  }
}
