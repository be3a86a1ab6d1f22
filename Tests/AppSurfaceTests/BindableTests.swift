import AppSurface
import AppSurfaceTesting
import Observation
import Testing

@Observable private final class Person {
  var name = "Ada"
}

private struct PersonForm: View {
  @Bindable var person: Person

  var body: some View {
    VStack {
      TextField("Name", text: $person.name)
      Text("Hello \(person.name)")
    }
  }
}

@Suite struct BindableTests {
  @Test func `a binding of a bindable object writes to it and shows the change`() {
    let person = Person()
    let tester = SurfaceTester(PersonForm(person: person))
    tester.tap("Name")
    tester.key(.end)
    tester.type("!")
    #expect(person.name == "Ada!")
    #expect(tester.visibleTexts.contains("Hello Ada!"))
  }
}
