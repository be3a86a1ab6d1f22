import AppSurface
import SurfaceIntrospect
import Testing

@Suite struct SecureFieldTypeTests {
  @Test func `the element of a SecureField is handed over`() {
    ViewTypeCase.leaf(.secureField, .v1, "SecureField") {
      SecureField("Password", text: .constant(""))
    }.check()
  }
}
