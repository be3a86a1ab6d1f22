#if DEBUG_TOOLS
  internal import AppSurface

  /// What stands for a program that draws for itself: a screen that shows nothing.
  final class ProgramScreen: Screen {
    override var content: AnyView { AnyView(EmptyView()) }
  }
#endif
