import AppSurface
import SurfaceIntrospect

// snippet
struct Inbox: View {
  let messages: [String]

  var body: some View {
    NavigationStack {
      List {
        ForEach(messages, id: \.self) { message in
          Text(message).introspect(.listCell, on: .appSurface(.v1)) { cell in
            cell.backgroundColor = .yellow
          }
        }
      }
      .introspect(.list, on: .appSurface(.v1)) { list in
        list.showsIndicators = false
        list.bounces = false
      }
    }
    .introspect(.navigationStack, on: .appSurface(.v1)) { stack in
      stack.navigationBar?.backgroundColor = .orange
    }
  }
}
// end
