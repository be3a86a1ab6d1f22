import AppSurface
import FoundationEssentials

/// A view of the contract, alone, and what must hold of it.
struct ViewCase {
  /// The view's name as one writes it in code.
  let name: String
  /// The view's name that its element tells; nil where the view stands for those inside.
  let element: String?
  let role: ElementRole
  let label: String?
  /// The keys that do something once the keyboard is led there; nil where it is not led there.
  let keys: [Key]?
  /// Whether something in it is as large as its text.
  let hasText: Bool
  let view: AnyView

  init(
    _ name: String, _ element: String?, _ role: ElementRole = .none, _ label: String? = nil,
    keys: [Key]? = nil, hasText: Bool = true, @ViewBuilder view: () -> some View
  ) {
    self.name = name
    self.element = element
    self.role = role
    self.label = label
    self.keys = keys
    self.hasText = hasText
    self.view = AnyView(view())
  }
}

/// Hands a view a state of its own.
private struct Keeping<Value, Content: View>: View {
  @State var value: Value
  let content: (Binding<Value>) -> Content

  init(_ value: Value, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
    _value = State(initialValue: value)
    self.content = content
  }

  var body: some View { content($value) }
}

extension ViewCase {
  /// Every view that the contract names.
  static var all: [ViewCase] { shows + controls + fields + containers + ways }

  private static var shows: [ViewCase] {
    [
      ViewCase("Text", "Text", .text, "Words") { Text("Words") },
      ViewCase("Label", "HStack", .none, nil) { Label("Home", systemImage: "house") },
      ViewCase("Image", "Image", .image) { Image(systemName: "house") },
      ViewCase("ProgressView", "ProgressView", .progress, "Loading") {
        ProgressView("Loading", value: 0.4)
      },
      ViewCase("Divider", "Divider", .separator, hasText: false) { Divider() },
      ViewCase("Spacer", "Spacer", hasText: false) {
        HStack {
          Color.red.frame(width: 9, height: 9)
          Spacer()
        }
      },
      ViewCase("AnyView", nil, .text, "any") { AnyView(Text("any")) },
    ]
  }

  private static var controls: [ViewCase] {
    [
      ViewCase("Button", "Button", .button, "Press", keys: [.enter]) {
        Keeping(0) { count in
          VStack {
            Button("Press") { count.wrappedValue += 1 }
            Text("\(count.wrappedValue) times")
          }
        }
      },
      ViewCase("Toggle", "Toggle", .toggle, "Lamp", keys: [.space]) {
        Keeping(false) { Toggle("Lamp", isOn: $0) }
      },
      ViewCase("Slider", "Slider", .slider, "Volume", keys: [.right], hasText: false) {
        Keeping(0.4) { Slider(value: $0, label: { Text("Volume") }) }
      },
      ViewCase("Stepper", "Stepper", .stepper, "Amount", keys: [.right]) {
        Keeping(2) { Stepper("Amount", value: $0, in: 0...9) }
      },
      ViewCase("Picker", "Picker", .picker, "Size", keys: [.enter]) {
        Keeping("Small") { Picker("Size", selection: $0) { options } }
      },
      ViewCase("Picker, segmented", "Picker", .picker, "Size", keys: [.right]) {
        Keeping("Small") { Picker("Size", selection: $0) { options }.pickerStyle(.segmented) }
      },
      ViewCase("DatePicker", "DatePicker", .datePicker, "Due", keys: [.up]) {
        Keeping(Date(timeIntervalSince1970: 0)) { DatePicker("Due", selection: $0) }
      },
      ViewCase("ColorPicker", "ColorPicker", .colorPicker, "Ink", keys: [.enter]) {
        Keeping(Color.teal) { ColorPicker("Ink", selection: $0) }
      },
      ViewCase("NavigationLink", "NavigationLink", .link, "Onwards", keys: [.enter]) {
        NavigationStack { NavigationLink("Onwards") { Text("There") } }
      },
    ]
  }

  @ViewBuilder private static var options: some View {
    Text("Small").tag("Small")
    Text("Large").tag("Large")
  }

  private static var fields: [ViewCase] {
    [
      ViewCase("TextField", "TextField", .textField, "Name", keys: [.delete]) {
        Keeping("Margit") { TextField("Name", text: $0) }
      },
      ViewCase("TextField, vertical", "TextField", .textField, "Lines", keys: [.enter]) {
        Keeping("One line") { TextField("Lines", text: $0, axis: .vertical) }
      },
      ViewCase("SecureField", "SecureField", .secureField, "Password", keys: [.backspace]) {
        Keeping("secret") { SecureField("Password", text: $0) }
      },
      ViewCase("TextEditor", "TextEditor", .textField, "Notes", keys: [.enter]) {
        Keeping("Some notes") {
          TextEditor(text: $0).accessibilityLabel("Notes").fixedSize(
            horizontal: false, vertical: true)
        }
      },
      ViewCase("searchable", "SearchField", .searchField, "Find", keys: [.backspace]) {
        Keeping("mug") { Text("Content").searchable(text: $0, prompt: "Find") }
      },
    ]
  }

  private static var containers: [ViewCase] {
    [
      ViewCase("HStack", "HStack") { HStack { two } },
      ViewCase("VStack", "VStack") { VStack(alignment: .leading) { two } },
      ViewCase("ZStack", "ZStack") { ZStack(alignment: .topLeading) { two } },
      ViewCase("LazyVStack", "LazyVStack") {
        ScrollView { LazyVStack(alignment: .leading) { two } }
      },
      ViewCase("LazyVGrid", "LazyVGrid") {
        ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { two } }
      },
      ViewCase("ScrollView", "ScrollView", .scrollView, "one, two") { ScrollView { two } },
      ViewCase("ForEach", nil, .text, "2") {
        HStack { ForEach(0..<3, id: \.self) { Text("\($0)") } }
      },
      ViewCase("Group", nil, .text, "two") { VStack(alignment: .trailing) { Group { two } } },
      ViewCase("List", "List", .list, "one, two") { List { two } },
      ViewCase("Form", "Form", .list, "one, two") { Form { two } },
      ViewCase("Section", "Section", .none, "Head") { List { Section("Head") { two } } },
      ViewCase("GeometryReader", "GeometryReader") {
        GeometryReader { proxy in Text("\(Int(proxy.size.width)) wide") }
      },
      ViewCase("ViewThatFits", "ViewThatFits") {
        ViewThatFits {
          Text("one").frame(width: 9000)
          Text("two")
        }
      },
    ]
  }

  @ViewBuilder private static var two: some View {
    Text("one")
    Text("two")
  }

  private static var ways: [ViewCase] {
    [
      ViewCase("NavigationStack", "NavigationStack") {
        Keeping([1]) { path in
          NavigationStack(path: path) {
            Text("Root").navigationTitle("Start")
              .navigationDestination(for: Int.self) {
                Text("number \($0)").navigationTitle("Page")
              }
          }
        }
      },
      ViewCase("NavigationView", "NavigationStack") {
        NavigationView { Text("Root").navigationTitle("Start") }
      },
      ViewCase("NavigationSplitView", "NavigationSplitView") {
        NavigationSplitView {
          Text("Side").navigationTitle("All")
        } detail: {
          Text("Detail").navigationTitle("One")
        }
      },
      ViewCase("TabView", "TabView") { TabView { tabs } },
      ViewCase("TabView, pages", "PageView") { TabView { tabs }.tabViewStyle(.page) },
      ViewCase("tabItem", "TabItem", .tab, "Second", keys: [.enter]) { TabView { tabs } },
    ]
  }

  @ViewBuilder private static var tabs: some View {
    Text("First page").tabItem { Label("First", systemImage: "house") }
    Text("Second page").tabItem { Label("Second", systemImage: "gear") }
  }
}
