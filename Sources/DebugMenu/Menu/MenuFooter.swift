#if DEBUG_TOOLS
  internal import AppSurface

  /// What keys or buttons do, whichever the person used last, and the controller's row of letters.
  struct MenuFooter: View {
    let store: SessionStore

    var body: some View {
      if let letters = store.letters {
        VStack(spacing: 0) {
          LetterRowView(letters: letters).frame(height: LetterRowView.height)
          hint("A type   Y delete   L R leap   B done")
        }
      } else {
        hint(
          store.usesController
            ? "A perform   B close   X search   L R page"
            : "↑↓ select  ↩ perform  ⇧↩ keep open  alt ↩ details  esc close")
      }
    }

    private func hint(_ text: String) -> some View {
      Text(text)
        .font(.system(size: 11)).foregroundStyle(.secondary).lineLimit(1)
        .frame(maxWidth: .infinity)
        .padding(.horizontal, 12)
        .frame(height: PanelLayout.footerHeight)
    }
  }

  /// The letters around the marked one.
  private struct LetterRowView: View {
    let letters: LetterRow

    static let height = 40.0
    private static let width = 30.0

    var body: some View {
      GeometryReader { proxy in
        let keys = letters.around(Int(proxy.size.width / Self.width))
        HStack(spacing: 2) {
          ForEach(keys.indices, id: \.self) { key(keys[$0]) }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      .accessibilityLabel("Letters")
      .accessibilityValue(letters.key == " " ? "space" : letters.key)
    }

    private func key(_ key: (distance: Int, key: String)) -> some View {
      let isMarked = key.distance == 0
      return Text(key.key == " " ? "␣" : key.key)
        .font(.system(size: 15, weight: isMarked ? .semibold : .regular))
        .foregroundStyle(isMarked ? Paint(.white) : .primary)
        .frame(width: Self.width - 2, height: 30)
        .background(isMarked ? .tint : .fill, in: RoundedRectangle(cornerRadius: 6))
    }
  }
#endif
