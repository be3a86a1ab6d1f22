#if DEBUG_TOOLS
  public import AppSurface

  /// A route that code names, as the view that names it marks itself with.
  nonisolated struct ScreenRoute: Hashable, Sendable {
    /// The text of the label; nil hides it, also over earlier names.
    var name: String?
    /// Where the app names it.
    var address: SourceAddress
  }

  extension View {
    /// Names the route that this view shows; nil hides the label while this is the latest.
    ///
    /// The view is laid out and drawn as it is without a name.
    public func trackScreenName(
      _ name: String?, fileID: String = #fileID, line: Int = #line
    ) -> some View {
      surfaceMark(
        ScreenRoute(
          name: name.map(RouteText.stable), address: SourceAddress(fileID: fileID, line: line)))
    }

    /// Names the route after the last element of a navigation's path; an empty path hides the label.
    public func trackScreenName<Path: BidirectionalCollection>(
      path: Path, fileID: String = #fileID, line: Int = #line
    ) -> some View {
      trackScreenName(path.last.map { "\($0)" }, fileID: fileID, line: line)
    }

    /// Names the route after the last element of a navigation's path; an empty path hides the label.
    public func trackScreenName<Path: BidirectionalCollection>(
      path: Binding<Path>, fileID: String = #fileID, line: Int = #line
    ) -> some View {
      trackScreenName(path: path.wrappedValue, fileID: fileID, line: line)
    }

    /// Names the route after the last value of a navigation's path, of whatever type it is; an empty
    /// path hides the label.
    public func trackScreenName(
      path: NavigationPath, fileID: String = #fileID, line: Int = #line
    ) -> some View {
      trackScreenName(path.last.map { "\($0)" }, fileID: fileID, line: line)
    }

    /// Names the route after the last value of a navigation's path, of whatever type it is; an empty
    /// path hides the label.
    public func trackScreenName(
      path: Binding<NavigationPath>, fileID: String = #fileID, line: Int = #line
    ) -> some View {
      trackScreenName(path: path.wrappedValue, fileID: fileID, line: line)
    }

    /// Says what a navigation shows for values of a type, and names it after this file and the value.
    public func navigationDestinationWithScreenName<Value: Hashable, Destination: View>(
      for type: Value.Type, fileID: String = #fileID, line: Int = #line,
      @ViewBuilder destination: @escaping (Value) -> Destination
    ) -> some View {
      let file = SourceAddress(fileID: fileID, line: line).file
      return navigationDestination(for: type, fileID: fileID, line: line) { value in
        destination(value)
          .trackScreenName("\(file) : value: \(value)", fileID: fileID, line: line)
      }
    }
  }
#endif
