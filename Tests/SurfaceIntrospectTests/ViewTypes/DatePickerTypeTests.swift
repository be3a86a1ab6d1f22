import AppSurface
import FoundationEssentials
import SurfaceIntrospect
import Testing

@Suite struct DatePickerTypeTests {
  @Test func `the element of a DatePicker is handed over`() {
    ViewTypeCase.container(.datePicker, .v1, "DatePicker") { inside in
      DatePicker(selection: .constant(Date(timeIntervalSince1970: 0))) { inside }
    }.check()
  }
}
