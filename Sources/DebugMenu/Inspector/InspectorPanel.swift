#if DEBUG_TOOLS
  internal import AppSurface

  /// What the inspector tells of an element, and what can be done with it.
  struct InspectorPanel: View {
    let store: SessionStore

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        InspectorHeader(store: store).frame(height: 44)
        Divider()
        if let inspection = store.state.inspector?.inspection {
          ScrollView {
            VStack(alignment: .leading, spacing: 0) {
              InspectorFigures(inspection: inspection).padding(12)
              Divider()
              InspectorAncestors(store: store, ancestors: inspection.ancestors)
            }
          }
          .frame(maxHeight: .infinity)
          Divider()
          // The call is what one came for: it has its height before the rest.
          IntrospectionCallRow(store: store, call: inspection.call)
            .padding(12)
            .layoutPriority(1)
        } else {
          Text("Move the pointer over the app.").font(.system(size: 12))
            .foregroundStyle(.secondary).padding(.horizontal, 12).frame(maxHeight: .infinity)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .background(PointerShield())
      .background(Paint.card, in: RoundedRectangle(cornerRadius: 10))
      .overlay { RoundedRectangle(cornerRadius: 10).stroke(.separator) }
    }
  }

  /// The view and the class of the element, and the button that ends.
  private struct InspectorHeader: View {
    let store: SessionStore

    var body: some View {
      let inspector = store.state.inspector
      HStack(spacing: 8) {
        Text(inspector?.inspection?.element.viewName ?? "Inspect").font(.headline).lineLimit(1)
          .layoutPriority(1)
        Text(inspector?.inspection?.element.typeName ?? "").font(.system(size: 12))
          .foregroundStyle(.secondary).lineLimit(1)
        Spacer(minLength: 0)
        if inspector?.isHeld ?? false {
          Text("held").font(.system(size: 11, weight: .semibold)).foregroundStyle(.white)
            .padding(.horizontal, 6).padding(.vertical, 2)
            .background(Paint.tint, in: Capsule())
        }
        Button(action: { store.perform(.endInspect) }) {
          Image(systemName: "xmark").font(.system(size: 13)).frame(width: 28, height: 28)
        }
        .accessibilityLabel("End Inspect")
      }
      .padding(DirectionalEdgeInsets(leading: 12, trailing: 8))
    }
  }

  /// The label, the place and the box of the element in its parent.
  private struct InspectorFigures: View {
    let inspection: Inspection

    var body: some View {
      VStack(alignment: .leading, spacing: 8) {
        if let label = inspection.label, !label.isEmpty {
          Text("\u{201C}\(label)\u{201D}").font(.system(size: 13)).lineLimit(1)
        }
        InspectorBox(inspection: inspection)
        ViewThatFits(in: .horizontal) {
          HStack(spacing: 16) {
            origin
            size
          }
          VStack(alignment: .leading, spacing: 4) {
            HStack(spacing: 16) { origin }
            HStack(spacing: 16) { size }
          }
        }
      }
    }

    @ViewBuilder private var origin: some View {
      figure("x", inspection.element.frame.minX)
      figure("y", inspection.element.frame.minY)
    }

    @ViewBuilder private var size: some View {
      figure("width", inspection.element.frame.width)
      figure("height", inspection.element.frame.height)
    }

    private func figure(_ name: String, _ value: Double) -> some View {
      HStack(spacing: 4) {
        Text(name).foregroundStyle(.secondary)
        Text(NumberText.format(value))
      }
      .font(.system(size: 12)).lineLimit(1)
    }
  }

  /// The element in its parent as a drawing that is not to scale: distances outside, size inside.
  private struct InspectorBox: View {
    let inspection: Inspection

    var body: some View {
      let distances = inspection.distances
      VStack(spacing: 4) {
        number(distances?.top)
        HStack(spacing: 0) {
          number(distances?.left).frame(width: 52)
          Text(NumberText.format(inspection.element.frame.size))
            .font(.system(size: 12, weight: .semibold)).lineLimit(1)
            .frame(maxWidth: .infinity, minHeight: 34)
            .background(Color(hex: 0x2F7DE1).opacity(0.22), in: RoundedRectangle(cornerRadius: 4))
            .overlay { RoundedRectangle(cornerRadius: 4).stroke(Color(hex: 0x2F7DE1)) }
          number(distances?.right).frame(width: 52)
        }
        number(distances?.bottom)
      }
      .padding(.vertical, 5)
      .background(Color(hex: 0xE8922E).opacity(0.16), in: RoundedRectangle(cornerRadius: 6))
      .overlay(alignment: .topLeading) {
        Text(inspection.ancestors.first?.viewName ?? "").font(.system(size: 10)).lineLimit(1)
          .foregroundStyle(.secondary).padding(5)
      }
      .overlay { RoundedRectangle(cornerRadius: 6).stroke(Color(hex: 0xE8922E).opacity(0.8)) }
    }

    /// A distance; of the outermost there is none to tell.
    private func number(_ value: Double?) -> some View {
      Text(value.map { NumberText.format($0) } ?? "").font(.system(size: 11)).lineLimit(1)
        .frame(minHeight: 16)
    }
  }

  /// The elements around, the nearest first; a press on one goes to it.
  private struct InspectorAncestors: View {
    let store: SessionStore
    let ancestors: [Inspection.Part]

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(0..<ancestors.count) { number in
          Button(action: { store.perform(.inspectAncestor(number)) }) {
            row(ancestors[number])
          }
          .buttonStyle(.plain)
          .accessibilityLabel("Ancestor \(number + 1) \(ancestors[number].viewName)")
        }
      }
      .padding(.vertical, 4)
    }

    private func row(_ part: Inspection.Part) -> some View {
      HStack(spacing: 8) {
        Image(systemName: "chevron.up").font(.system(size: 9)).foregroundStyle(.tertiary)
        Text(part.viewName).font(.system(size: 12)).lineLimit(1).layoutPriority(1)
        Text(part.typeName).font(.system(size: 11)).foregroundStyle(.tertiary).lineLimit(1)
        Spacer(minLength: 0)
        Text(NumberText.format(part.frame.size)).font(.system(size: 11))
          .foregroundStyle(.secondary).lineLimit(1).layoutPriority(1)
      }
      .padding(.horizontal, 12)
      .frame(height: 24)
    }
  }

  /// The code that finds the element, the button that copies it, and what the keys do.
  private struct IntrospectionCallRow: View {
    let store: SessionStore
    let call: String

    var body: some View {
      VStack(alignment: .leading, spacing: 8) {
        Text(call).font(.system(size: 11, design: .monospaced))
          .padding(8)
          .frame(maxWidth: .infinity, alignment: .leading)
          .background(Paint.fill, in: RoundedRectangle(cornerRadius: 6))
          .accessibilityLabel(call)
        HStack(spacing: 8) {
          ViewThatFits(in: .horizontal) {
            Text("↑↓←→ go   c copy   esc end").lineLimit(1)
            Text("c copy   esc end").lineLimit(1)
          }
          .font(.system(size: 11)).foregroundStyle(.secondary)
          Spacer(minLength: 0)
          Button(action: { store.perform(.copyIntrospection) }) {
            Text(store.state.inspector?.isCopied ?? false ? "Copied" : "Copy")
              .font(.system(size: 12))
          }
          .buttonStyle(.bordered)
        }
      }
    }
  }
#endif
