#if DEBUG_TOOLS
  internal import AppSurface

  /// The message about a label that was tapped: the name in full and where it is declared.
  struct NameToastView: View {
    let toast: NameToast
    let opacity: Double
    /// The distances from the surface's edges.
    let insets: EdgeInsets
    let tap: () -> Void

    /// The usual distance from the safe lower edge.
    static let bottom = 32.0
    /// The least distance from the safe sides.
    static let side = 16.0

    var body: some View {
      VStack(spacing: 0) {
        Spacer(minLength: 0)
        Tappable(role: .button, label: toast.toast.text, tap) {
          VStack(spacing: 2) {
            Text(toast.name).font(.system(size: 13, weight: .semibold)).foregroundStyle(.white)
            if let detail {
              Text(detail).font(.system(size: 12)).foregroundStyle(Color(white: 0.78))
            }
          }
          .multilineTextAlignment(.center)
          .padding(.horizontal, 14)
          .padding(.vertical, 9)
          .background(Color(white: 0.13), in: RoundedRectangle(cornerRadius: 10))
        }
        .opacity(opacity)
      }
      .padding(.top, insets.top)
      .padding(.bottom, insets.bottom)
      .padding(.horizontal, max(insets.left, insets.right))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private var detail: String? {
      let parts = [toast.outcome, toast.address?.fullText].compactMap { $0 }
      return parts.isEmpty ? nil : parts.joined(separator: " ")
    }
  }
#endif
