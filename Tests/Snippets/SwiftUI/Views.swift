import AppSurface
import FoundationEssentials

// Every view that has a namesake in SwiftUI, with the argument labels that it has there, in an app
// that isolates nothing by default. That this compiles is the promise; ContractTests lay it out.

struct TextViews: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("A text").font(.headline).bold()
      Text(verbatim: "as it is")
      Label("Home", systemImage: "house")
      Label {
        Text("Title")
      } icon: {
        Image(systemName: "star")
      }
      Image(systemName: "heart").resizable().scaledToFit().frame(width: 24, height: 24)
      ProgressView()
      ProgressView("Loading", value: 3, total: 4)
      ProgressView(value: 0.5)
      Divider()
      Spacer(minLength: 4)
      AnyView(Text("any"))
      Group {
        Text("one")
        Text("two")
      }
    }
  }
}

struct ControlViews: View {
  @State private var isOn = false
  @State private var amount = 0.5
  @State private var count = 1
  @State private var choice = "a"
  @State private var date = Date(timeIntervalSince1970: 0)
  @State private var color = Color.red

  var body: some View {
    VStack {
      Button("Press", role: .destructive) {}
      Button("Symbol", systemImage: "plus") {}
      Button(role: .cancel, action: {}, label: { Text("Cancel") })
      Toggle("Toggle", isOn: $isOn)
      Toggle(isOn: $isOn) { Text("Toggle with a label") }
      Slider(value: $amount, in: 0...1, step: 0.1) { Text("Slider") }
      Slider(value: $amount, in: 0...1) { isEditing in isOn = isEditing }
      Stepper("Stepper", value: $count, in: 0...9, step: 2)
      Stepper(value: $count, in: 0...9) { Text("Stepper with a label") }
      Stepper("Actions", onIncrement: { count += 1 }, onDecrement: nil)
      ColorPicker("Colour", selection: $color, supportsOpacity: false)
    }
    VStack {
      Picker("Picker", selection: $choice) {
        Text("A").tag("a")
        Text("B").tag("b")
      }
      Picker(selection: $choice) {
        ForEach(["a", "b"], id: \.self) { Text($0).tag($0) }
      } label: {
        Text("Picker with a label")
      }
      DatePicker("Date", selection: $date, displayedComponents: [.date])
      DatePicker("Date in a range", selection: $date, in: ...Date(timeIntervalSince1970: 9e9))
      DatePicker(selection: $date, in: date..., displayedComponents: .hourAndMinute) {
        Text("Time")
      }
    }
  }
}

struct FieldViews: View {
  @State private var text = "text"

  var body: some View {
    VStack {
      TextField("Field", text: $text)
      TextField("With a prompt", text: $text, prompt: Text("What is shown while it is empty"))
      TextField("Lines", text: $text, axis: .vertical).onSubmit {}
      SecureField("Password", text: $text)
      SecureField("With a prompt", text: $text, prompt: Text("Six digits"))
      TextEditor(text: $text)
    }
  }
}

struct ContainerViews: View {
  struct Item: Identifiable {
    let id: Int
    var isOn = false
  }

  @State private var items = [Item(id: 1), Item(id: 2)]

  var body: some View {
    ScrollView([.horizontal, .vertical], showsIndicators: false) {
      HStack(alignment: .firstTextBaseline, spacing: 4) {
        Text("First")
        Text("Second")
      }
      ZStack(alignment: .topLeading) { Text("Behind") }
      LazyVStack(alignment: .leading, spacing: 2, pinnedViews: [.sectionHeaders]) {
        ForEach(0..<3) { Text("Line \($0)") }
      }
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 80)), GridItem(.fixed(40))], spacing: 2) {
        ForEach(items) { Text("Cell \($0.id)") }
      }
      ForEach($items) { $item in Toggle("Item \(item.id)", isOn: $item.isOn) }
      GeometryReader { proxy in Text("\(proxy.size.width) wide") }
      ViewThatFits(in: .horizontal) {
        Text("Long and wide")
        Text("Short")
      }
    }
  }
}

struct ListViews: View {
  struct Item: Identifiable {
    let id: Int
  }

  var body: some View {
    VStack {
      List([Item(id: 1), Item(id: 2)]) { Text("Row \($0.id)") }
      List(["a", "b"], id: \.self) { Text($0) }
      Form {
        Section("Title") { Text("In a section") }
        Section {
          Text("In another")
        } header: {
          Text("Header")
        } footer: {
          Text("Footer")
        }
      }
    }
  }
}
