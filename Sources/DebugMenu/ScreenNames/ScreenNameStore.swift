#if DEBUG_TOOLS
  internal import AppSurface
  internal import Observation

  /// What the overlay shows. The labels are worked out when somebody looks, from the state at that
  /// time, so that everything that changed in one turn is one change.
  @Observable
  final class ScreenNameStore {
    /// How the labels look and which of them show.
    var configuration = ScreenNameConfiguration()
    /// The shape of the device whose size the app has.
    var shape = ScreenShape()
    /// What the device takes of the app's surface, on the physical edges.
    private(set) var safeArea = EdgeInsets.zero
    /// The message about the label that was tapped.
    var toast: NameToast?
    /// How opaque the message is.
    var toastOpacity = 0.0

    /// Whether the message comes and goes by steps.
    @ObservationIgnored var fades = true
    /// How the labels' texts are measured.
    @ObservationIgnored var measuring = TextMeasuring.fixed
    /// Reads the labels from the screens; nil after the end.
    @ObservationIgnored var read: (() -> OverlayLabels)?
    /// Told which label was tapped.
    @ObservationIgnored var tapLabel: (OverlayLabels.Label) -> Void = { _ in }
    /// Told that the message was tapped.
    @ObservationIgnored var tapToast: () -> Void = {}
    /// How often the labels were read.
    @ObservationIgnored private(set) var readCount = 0

    private var revision = 0
    @ObservationIgnored private var known: OverlayLabels?

    /// What the labels say now.
    var labels: OverlayLabels {
      _ = revision
      if let known { return known }
      let labels = read?() ?? OverlayLabels()
      readCount += 1
      known = labels
      return labels
    }

    /// Takes what the device takes of the app's surface.
    func setSafeArea(_ insets: EdgeInsets) {
      if insets != safeArea { safeArea = insets }
    }

    /// What the labels are read from is different; they are read again when somebody looks.
    func changed() {
      guard known != nil else { return }
      known = nil
      revision += 1
    }
  }

  /// The shape of a screen, as far as the labels must know it.
  nonisolated struct ScreenShape: Hashable, Sendable {
    /// The radius of the corners in points.
    var cornerRadius = 0.0
    /// The cutout in points of the surface, from its left edge.
    var cutout: Rect?
  }

  /// The message about a label that was tapped.
  nonisolated struct NameToast: Hashable, Sendable {
    /// What it says and when.
    var toast: Toast
    /// The name in full.
    var name: String
    /// Where the app declares what is named.
    var address: SourceAddress?
    /// What was done about it, in a word.
    var outcome: String?
  }
#endif
