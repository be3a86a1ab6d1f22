import AppSurface
import Observation

// The modifiers and the state, as SwiftUI writes them.

struct LayoutModifierViews: View {
  @State private var query = ""

  var body: some View {
    VStack {
      Text("padding").padding().padding(4).padding(.horizontal, 8).padding([.top, .leading])
      Text("frame").frame(width: 100, height: 30, alignment: .trailing)
      Text("bounds").frame(
        minWidth: 10, idealWidth: 80, maxWidth: .infinity, minHeight: 10, idealHeight: 20,
        maxHeight: 40, alignment: .leading)
      Text("fixed").fixedSize().fixedSize(horizontal: true, vertical: false)
      Text("priority").layoutPriority(1)
      Text("guide").alignmentGuide(.leading) { $0[.trailing] }
      Color.red.aspectRatio(1.5, contentMode: .fit).scaledToFill()
      Text("lines").lineLimit(2).truncationMode(.middle).multilineTextAlignment(.center)
      Text("offset").offset(x: 1, y: 2)
      Text("id").id("the id")
    }
    .ignoresSafeArea()
    .ignoresSafeArea(edges: .bottom)
    .searchable(text: $query, placement: .automatic, prompt: "Find")
  }
}

struct DrawingModifierViews: View {
  var body: some View {
    VStack {
      Text("background").background(Color.blue).background { Color.green }
      Text("in a shape").background(.yellow, in: Capsule())
      Text("overlay").overlay(alignment: .topTrailing) { Circle().fill(.red) }
      Text("clipped").clipped().clipShape(RoundedRectangle(cornerRadius: 4)).cornerRadius(3)
      Text("tint").tint(.purple).foregroundStyle(.secondary).opacity(0.5)
      Text("disabled").disabled(true)
      Text("label").accessibilityLabel("What it is called").accessibilityValue("1")
      Rectangle().stroke(.red, lineWidth: 2).frame(height: 4)
    }
    .modifier(Framed(width: 2))
    .environment(\.lineLimit, 3)
  }

  struct Framed: ViewModifier {
    let width: Double

    func body(content: Content) -> some View { content.padding(width) }
  }
}

struct StyledViews: View {
  @State private var isOn = false
  @State private var choice = 0

  var body: some View {
    Form {
      Toggle("Switch", isOn: $isOn).toggleStyle(.switch).labelsHidden()
      Toggle("Button", isOn: $isOn).toggleStyle(.button)
      Picker("Choice", selection: $choice) { Text("None").tag(0) }.pickerStyle(.segmented)
      ProgressView(value: 0.5).progressViewStyle(.circular)
      Label("Label", systemImage: "house").labelStyle(.titleAndIcon)
      Button("Prominent") {}.buttonStyle(.borderedProminent)
    }
    .formStyle(.grouped)
    .listStyle(.insetGrouped)
    .tabViewStyle(.automatic)
    .textFieldStyle(.roundedBorder)
  }
}

@Observable @MainActor final class Counting {
  var count = 0
}

struct StateViews: View {
  @State private var model = Counting()
  @State private var number: Int

  init(number: Int = 4) { _number = State(initialValue: number) }

  var body: some View {
    VStack {
      Text("count \(model.count), number \(number)")
      Reading(number: $number)
      Reading(number: .constant(9))
      Reading(number: Binding(get: { model.count }, set: { model.count = $0 }))
    }
    .environment(model)
    .onAppear { number += 1 }
    .onDisappear { number -= 1 }
    .onChange(of: number) { old, new in model.count += new - old }
    .onChange(of: model.count, initial: true) { number = max(number, 0) }
  }

  struct Reading: View {
    @Binding var number: Int
    @Environment(\.colorScheme) private var scheme
    @Environment(\.dynamicTypeSize) private var size
    @Environment(Counting.self) private var model

    var body: some View {
      Button("\(number) of \(model.count), \(scheme == .dark ? "dark" : "light")") { number += 1 }
        .disabled(size.isAccessibilitySize)
    }
  }
}
