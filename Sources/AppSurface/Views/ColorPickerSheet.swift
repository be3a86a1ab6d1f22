/// The choice of a colour: swatches, a slider for each component, and the code to type.
struct ColorPickerSheet: View {
  let title: String
  let selection: Binding<Color>
  let supportsOpacity: Bool
  @State private var code = ""
  @Environment(\.dismiss) private var dismiss

  private static let swatches: [(name: String, color: Color)] = [
    ("Black", .black), ("Gray", .gray), ("White", .white), ("Red", .red), ("Orange", .orange),
    ("Yellow", .yellow), ("Green", .green), ("Teal", .teal), ("Blue", .blue),
    ("Indigo", .indigo), ("Purple", .purple), ("Pink", .pink),
  ]

  private var color: Color { selection.wrappedValue }

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Text(title).font(.headline)
        Spacer()
        Button("Done") { dismiss() }
      }
      .padding(.horizontal).padding(.top, 14).padding(.bottom, 6)
      Form {
        Section {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 40), spacing: 10)], spacing: 10) {
            ForEach(Self.swatches, id: \.name) { swatch in
              Button {
                choose(swatch.color.opacity(supportsOpacity ? color.alpha : 1))
              } label: {
                RoundedRectangle(cornerRadius: 8).fill(swatch.color).frame(height: 34)
                  .overlay {
                    RoundedRectangle(cornerRadius: 8).stroke(.separator, lineWidth: 1)
                  }
              }
              .buttonStyle(.plain).accessibilityLabel("\(swatch.name) swatch")
            }
          }
        }
        Section {
          component("Red", \.red)
          component("Green", \.green)
          component("Blue", \.blue)
          if supportsOpacity { component("Opacity", \.alpha) }
        }
        Section {
          TextField("#RRGGBB", text: $code).accessibilityLabel("Code")
        } header: {
          Text("Code")
        } footer: {
          if ColorCode.color(of: code) == nil {
            Text("A code has six digits from 0 to F, or eight with the opacity: #0A84FF")
              .foregroundStyle(.destructive)
          }
        }
      }
    }
    .onAppear { code = ColorCode.text(of: color) }
    .onChange(of: code) { take(code) }
  }

  private func choose(_ color: Color) {
    selection.wrappedValue = color
    code = ColorCode.text(of: color)
  }

  /// Takes a code as soon as it is one, and leaves the colour as it was until then.
  private func take(_ code: String) {
    guard var color = ColorCode.color(of: code), code != ColorCode.text(of: self.color) else {
      return
    }
    if !supportsOpacity { color.alpha = 1 }
    selection.wrappedValue = color
  }

  private func component(
    _ name: String, _ keyPath: any WritableKeyPath<Color, Double> & Sendable
  ) -> some View {
    let part = Binding<Double>(
      get: { (selection.wrappedValue[keyPath: keyPath] * 255).rounded() },
      set: { value in
        var color = selection.wrappedValue
        color[keyPath: keyPath] = value / 255
        choose(color)
      })
    return HStack {
      Text(name)
      Slider(value: part, in: 0...255, step: 1) { Text(name) }.frame(minWidth: 90)
      Text("\(Int(part.wrappedValue))").foregroundStyle(.secondary)
        .frame(minWidth: 34, alignment: .trailing)
    }
  }
}
