import AppSurface

// The views that lead from one screen to another, as SwiftUI writes them.

struct StackViews: View {
  @State private var path = [1]

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        NavigationLink("By value", value: 2)
        NavigationLink(value: 3) { Label("With a label", systemImage: "number") }
        NavigationLink("To a view") { Text("The view") }
        NavigationLink {
          Text("Another view")
        } label: {
          Text("With a label of its own")
        }
      }
      .navigationTitle("Root")
      .navigationDestination(for: Int.self) { number in
        Text("Number \(number)").navigationTitle("\(number)")
      }
    }
  }
}

struct PathViews: View {
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      Button("Go") { path.append("a page") }
        .navigationDestination(for: String.self) { Text($0) }
    }
  }
}

struct OldNavigation: View {
  var body: some View {
    NavigationView { Text("In a navigation view").navigationTitle("Old") }
  }
}

struct SplitViews: View {
  @State private var visibility = NavigationSplitViewVisibility.all

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      Text("Sidebar")
    } content: {
      Text("Content")
    } detail: {
      Text("Detail")
    }
  }
}

struct TabViews: View {
  @State private var selection = "b"

  var body: some View {
    TabView(selection: $selection) {
      Text("First tab")
        .tabItem { Label("First", systemImage: "house") }
        .tag("a")
      Text("Second tab")
        .tabItem { Label("Second", systemImage: "gear") }
        .tag("b")
        .badge(3)
    }
  }
}

struct PagedViews: View {
  var body: some View {
    TabView {
      Text("First page")
      Text("Second page")
    }
    .tabViewStyle(.page(indexDisplayMode: .always))
  }
}

struct PresentedViews: View {
  struct Item: Identifiable {
    let id: Int
  }

  @State private var showsSheet = false
  @State private var showsCover = false
  @State private var showsPopover = false
  @State private var item: Item?
  @State private var detent = PresentationDetent.medium

  var body: some View {
    VStack {
      Button("Sheet") { showsSheet = true }
        .sheet(isPresented: $showsSheet, onDismiss: {}) {
          Dismissing()
            .presentationDetents(
              [.medium, .large, .fraction(0.3), .height(200)], selection: $detent)
        }
      Button("Item") { item = Item(id: 1) }
        .sheet(item: $item) { item in
          Text("Item \(item.id)").presentationDetents([.medium])
        }
      Button("Cover") { showsCover = true }
        .fullScreenCover(isPresented: $showsCover) { Dismissing() }
      Button("Popover") { showsPopover = true }
        .popover(isPresented: $showsPopover, arrowEdge: .top) { Text("In a popover") }
    }
  }
}

struct Dismissing: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View { Button("Done") { dismiss() } }
}
