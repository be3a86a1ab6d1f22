/// A view around one other view, for those who look through it.
@MainActor
protocol ModifiedView: View {
  var content: any View { get }
}
