import AppSurface
import AppSurfaceTesting
import Testing

@Suite struct PseudoLocaleTests {
  private struct Page: View {
    @State private var name = "Ada"
    @State private var choice = 1

    var body: some View {
      NavigationStack {
        VStack {
          Text("Hello")
          Text(verbatim: "Plain")
          Text("42")
          TextField("Name", text: $name)
          Picker("Choice", selection: $choice) {
            Text("One").tag(1)
            Text("Two").tag(2)
          }
          .pickerStyle(.segmented)
          Button("Press") {}.accessibilityLabel("press-key")
        }
        .navigationTitle("Page")
      }
    }
  }

  @Test func `letters bear marks and stay as many`() {
    #expect(PseudoLocale.accented.transform("Settings") == "Šéţţîñĝš")
    #expect(PseudoLocale.accented.transform("ÆØ 東京 42!") == "ÆØ 東京 42!")
  }

  @Test func `texts stand in brackets`() {
    #expect(PseudoLocale.bracketed.transform("Two words") == "[Two words]")
    #expect(PseudoLocale.all.transform("Settings") == "[Šéţţţîîñĝššš]")
  }

  @Test func `what cannot be translated stays`() {
    for text in ["", "42", "12:30", "€ 3.50", "→", "   "] {
      #expect(PseudoLocale.all.transform(text) == text)
    }
  }

  @Test func `a text is 40 % longer, rounded up, and holds what it held in its order`() {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<500 {
      let text = random.text(["a", "b", "é", " ", "1", "\n", "🙂", "e\u{301}"], upTo: 60)
      let longer = PseudoLocale.lengthened.transform(text)
      guard text.contains(where: \.isLetter) else {
        #expect(longer == text)
        continue
      }
      #expect(longer.count == text.count + (text.count * 2 + 4) / 5, "\(text)")
      var rest = Substring(longer)
      for character in text {
        guard let place = rest.firstIndex(of: character) else {
          Issue.record("\(character) of \(text) is missing in \(longer)")
          break
        }
        rest = rest[rest.index(after: place)...]
      }
      #expect(longer.split(separator: " ").count == text.split(separator: " ").count)
    }
  }

  @Test func `every choice and every union is found by its name`() {
    for raw in UInt8(0)..<8 {
      let locale = PseudoLocale(rawValue: raw)
      #expect(PseudoLocale(named: locale.name) == locale)
      #expect(PseudoLocale(named: locale.name.uppercased()) == locale)
    }
    #expect(PseudoLocale(named: "klingon") == nil)
    #expect(PseudoLocale(named: "") == nil)
    #expect(PseudoLocale(named: "accented+") == nil)
  }

  @Test func `an app's texts change, what code names and what a person wrote do not`() {
    var configuration = SurfaceConfiguration(size: Size(width: 320, height: 480))
    configuration.pseudoLocale = .bracketed
    let tester = SurfaceTester(
      screen: HostingScreen(rootView: Page()), configuration: configuration)
    let entries = tester.surface.snapshot().entries
    let texts = entries.filter { $0.role == .text }.compactMap(\.label)
    #expect(Set(texts).isSuperset(of: ["[Hello]", "Plain", "42", "[Page]"]), "\(texts)")
    #expect(!texts.contains("Hello"))
    let field = entries.first { $0.role == .textField }
    #expect(field?.label == "[Name]" && field?.value == "Ada")
    #expect(tester.surface.element(labelled: "press-key") != nil)
    #expect(tester.surface.visibleScreens.compactMap(\.title) == ["Page"])
    tester.surface.configuration.pseudoLocale = []
    #expect(tester.visibleTexts.contains("Hello"))
  }
}
