/// What shows for a value that no destination is declared for.
struct MissingDestination: View {
  let value: String

  var body: some View {
    VStack(spacing: 8) {
      Image(systemName: "exclamationmark.triangle").font(.title)
      Text("No destination for \(value)").font(.headline)
      Text("Add .navigationDestination(for: \(value).self) inside the stack.")
        .foregroundStyle(.secondary).multilineTextAlignment(.center)
    }
    .padding()
  }
}
