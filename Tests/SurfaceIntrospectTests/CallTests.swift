import AppSurface
import AppSurfaceTesting
import SurfaceIntrospect
import Testing

@testable import DebugMenu

/// What the inspector writes down must find what it was written for.
@Suite struct CallTests {
  /// The call for the element that a view type hands over.
  private func call<ViewType: IntrospectableViewType, Target: Element>(
    _ type: ViewType, _ version: AppSurfaceViewVersion<ViewType, Target>, _ view: some View,
    width: Double = 320
  ) -> String? {
    var call: String?
    _ = SurfaceTester(
      view.introspect(type, on: .appSurface(version)) { call = IntrospectionCall.text(for: $0) },
      width: width)
    return call
  }

  private func expect(_ call: String?, _ type: String, _ name: String) {
    #expect(call == ".introspect(.\(type), on: .appSurface(.v1)) { \(name) in }")
  }

  private let text = Binding.constant("")

  @Test func `the inspector's call names the view type that finds the element`() {
    expect(call(.text, .v1, Text("A")), "text", "text")
    expect(call(.image, .v1, Image(systemName: "star")), "image", "image")
    expect(call(.button, .v1, Button("A") {}), "button", "button")
    expect(
      call(.navigationLink, .v1, NavigationLink("A", value: 1)), "navigationLink", "navigationLink")
    expect(call(.list, .v1, List {}), "list(style: .plain)", "list")
    expect(call(.form, .v1, Form {}), "form(style: .grouped)", "form")
    expect(call(.section, .v1, Section("A") {}), "section", "section")
    expect(call(.scrollView, .v1, ScrollView {}), "scrollView", "scrollView")
    expect(call(.textField, .v1, TextField("A", text: text)), "textField", "textField")
    expect(
      call(.textField(axis: .vertical), .v1, TextField("A", text: text, axis: .vertical)),
      "textField(axis: .vertical)", "textField")
    expect(call(.secureField, .v1, SecureField("A", text: text)), "secureField", "secureField")
    expect(call(.textEditor, .v1, TextEditor(text: text)), "textEditor", "textEditor")
    expect(call(.searchField, .v1, SearchField(text: text)), "searchField", "searchField")
    expect(
      call(.toggle, .v1, Toggle("A", isOn: .constant(true))), "toggle(style: .switch)", "toggle")
    expect(call(.slider, .v1, Slider(value: .constant(0.5))), "slider", "slider")
    expect(
      call(.colorPicker, .v1, ColorPicker("A", selection: .constant(.red))), "colorPicker",
      "colorPicker")
    expect(
      call(.progressView, .v1, ProgressView()), "progressView(style: .circular)", "progressView")
    expect(call(.navigationStack, .v1, NavigationStack {}), "navigationStack", "navigationStack")
    expect(
      call(
        .navigationSplitView, .v1,
        NavigationSplitView {
        } detail: {
        }, width: 900),
      "navigationSplitView", "navigationSplitView")
    expect(call(.tabView, .v1, TabView { Text("A") }), "tabView", "tabView")
    expect(
      call(.tabView(style: .page), .v1, TabView { Text("A") }.tabViewStyle(.page)),
      "tabView(style: .page)", "tabView")
    for style in ["segmented", "palette", "menu", "wheel", "inline", "radioGroup"] {
      let picker = PickerSample(style: PickerStyle.allCases.first { "\($0)" == style } ?? .menu)
      expect(call(.picker, .v1, picker), "picker(style: .\(style))", "picker")
    }
    expect(call(.screen, .v1, Text("A")), "screen", "screen")
    expect(call(.surface, .v1, Text("A")), "surface", "surface")
    expect(call(.view, .v1, VStack {}), "view", "element")
  }

  @Test func `the call names the style, where a view comes in several`() {
    for style in ListStyle.allCases where style != .automatic {
      expect(
        call(.list(style: style), .v1, List {}.listStyle(style)), "list(style: .\(style))", "list")
    }
    for style in FormStyle.allCases where style != .automatic {
      expect(
        call(.form(style: style), .v1, Form {}.formStyle(style)), "form(style: .\(style))", "form")
    }
    for style in ToggleStyle.allCases where style != .automatic {
      let toggle = Toggle("A", isOn: .constant(true)).toggleStyle(style)
      expect(call(.toggle(style: style), .v1, toggle), "toggle(style: .\(style))", "toggle")
    }
    for style in ProgressViewStyle.allCases where style != .automatic {
      let progress = ProgressView(value: 0.5).progressViewStyle(style)
      expect(
        call(.progressView(style: style), .v1, progress), "progressView(style: .\(style))",
        "progressView")
    }
    let link = NavigationStack { PickerSample(style: .navigationLink) }
    expect(
      call(.picker(style: .navigationLink), .v1, link), "picker(style: .navigationLink)", "picker")
  }

  @Test func `what stands around is named from inside`() {
    var calls: [String] = []
    _ = SurfaceTester(
      List {
        Text("A").introspect(.listCell, on: .appSurface(.v1)) {
          calls.append(IntrospectionCall.text(for: $0))
        }
      }
      .sheet(isPresented: .constant(true)) {
        Text("B").introspect(.sheet, on: .appSurface(.v1)) {
          calls.append(IntrospectionCall.text(for: $0))
        }
      })
    #expect(
      Set(calls) == [
        ".introspect(.listCell, on: .appSurface(.v1)) { listCell in }",
        ".introspect(.sheet, on: .appSurface(.v1)) { sheet in }",
      ])
  }
}
