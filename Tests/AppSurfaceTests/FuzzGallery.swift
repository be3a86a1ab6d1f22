import AppSurface

/// All views of the kit on a few screens that lead to one another.
struct FuzzGallery: View {
  @State private var tab = 0
  @State private var isShown = false
  @State private var isCovered = false

  var body: some View {
    TabView(selection: $tab) {
      NavigationStack {
        List {
          Section("Links") {
            ForEach(0..<300) { NavigationLink("Row \($0)", value: $0) }
          }
          Section("More") {
            Button("Sheet") { isShown = true }
            Button("Cover") { isCovered = true }
          }
        }
        .listStyle(.insetGrouped)
        .navigationTitle("Gallery")
        .navigationDestination(for: Int.self) { FuzzPage(number: $0) }
      }
      .tabItem { Label("List", systemImage: "house") }.tag(0)
      FuzzControls().tabItem { Label("Controls", systemImage: "gear") }.tag(1)
      FuzzShapes(openSheet: { isShown = true }, openCover: { isCovered = true })
        .tabItem { Label("Shapes", systemImage: "star") }.tag(2)
    }
    .sheet(isPresented: $isShown) { FuzzPage(number: 1).presentationDetents([.medium, .large]) }
    .fullScreenCover(isPresented: $isCovered) { NavigationStack { FuzzPage(number: 2) } }
  }
}

struct FuzzPage: View {
  let number: Int
  @State private var resident = FuzzResident()
  @State private var isShown = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    ScrollView {
      Text("Page \(number)").font(.title)
      NavigationLink("Next", value: number + 1)
      NavigationLink {
        FuzzPage(number: number + 100)
      } label: {
        Text("View")
      }
      Button("Sheet") { isShown = true }
      Button("Leave") { dismiss() }
      FuzzControls().frame(height: 400)
    }
    .navigationTitle("Page \(number)")
    .sheet(isPresented: $isShown) { NavigationStack { FuzzPage(number: number + 1) } }
  }
}

struct FuzzControls: View {
  @State private var text = "Some text"
  @State private var secret = ""
  @State private var notes = "Several\nlines of text that wrap where the room is narrow"
  @State private var isOn = false
  @State private var value = 0.3
  @State private var count = 2
  @State private var choice = "A"

  var body: some View {
    Form {
      Section("Text") {
        TextField("Name", text: $text)
        TextField("Lines", text: $notes, axis: .vertical)
        SecureField("Secret", text: $secret)
        SearchField(text: $text)
        TextEditor(text: $notes).frame(height: 90)
      }
      Section("Values") {
        Toggle("Switch", isOn: $isOn)
        Slider(value: $value, label: { Text("Slide") })
        Stepper("Count \(count)", value: $count, in: 0...5)
        Picker("Menu", selection: $choice) { options }
        Picker("Segments", selection: $choice) { options }.pickerStyle(.segmented)
        Picker("Inline", selection: $choice) { options }.pickerStyle(.inline)
        ProgressView("Progress", value: value)
        ProgressView()
        if isOn { Text("On").onAppear { count = 0 } }
      }
      .disabled(count == 5)
    }
  }

  @ViewBuilder private var options: some View {
    ForEach(["A", "B", "C"], id: \.self) { Text($0).tag($0) }
  }
}

struct FuzzShapes: View {
  let openSheet: () -> Void
  let openCover: () -> Void
  @State private var turns = 0

  var body: some View {
    ScrollView {
      ScrollView(.horizontal) {
        ForEach(0..<20) { number in
          Circle().fill(Color.blue).frame(width: 40, height: 40)
            .overlay { Text("\(number)") }
        }
      }
      HStack {
        Button("Turn") { turns += 1 }.buttonStyle(.bordered)
        Button("Sheet", action: openSheet).buttonStyle(.borderedProminent)
        Button("Cover", action: openCover)
      }
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))]) {
        ForEach(0..<(turns % 7), id: \.self) { number in
          RoundedRectangle(cornerRadius: 8).fill(.card).frame(height: 30 + Double(number))
        }
      }
      GeometryReader { proxy in Text("\(proxy.size.width)") }.frame(height: 20)
      ViewThatFits {
        Text("A text that needs much room").fixedSize()
        Image(systemName: "house").resizable().aspectRatio(contentMode: .fit)
      }
      LazyVStack { ForEach(0..<10) { Text("Line \($0)").offset(x: Double(turns)) } }
      ZStack { Capsule().stroke(.tint, lineWidth: 2) }.frame(height: 30).clipped().opacity(0.5)
      Divider()
      Spacer()
    }
    .background(.groupedBackground)
  }
}
