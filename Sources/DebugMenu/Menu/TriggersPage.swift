#if DEBUG_TOOLS
  internal import AppSurface

  /// The page that shows what opens the menu: a switch for each, a meter, and the last attempts.
  struct TriggersPage: View {
    let store: SessionStore

    var body: some View {
      VStack(spacing: 0) {
        header
        Divider()
        ScrollView {
          VStack(alignment: .leading, spacing: 0) {
            heading("Opens the menu")
            ForEach(ShakeGesture.Kind.allCases, id: \.self) { kind in
              TriggerSwitch(store: store, kind: kind)
            }
            heading("How hard to shake")
            ShakeLevelPicker(store: store)
            ShakeMeter(store: store)
            heading("Last attempts")
            AttemptList(store: store)
          }
          .padding(.horizontal, 12)
          .padding(.bottom, 16)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      .background(Paint.background)
      .overlay(alignment: .leading) { Paint.separator.frame(width: 1) }
    }

    private var header: some View {
      HStack(spacing: 8) {
        Button(action: { store.perform(.endTriggers) }) {
          Image(systemName: "chevron.left").font(.system(size: 14)).frame(width: 28, height: 28)
        }
        .accessibilityLabel("Back to Menu")
        Text("Triggers").font(.headline).lineLimit(1)
        Spacer(minLength: 0)
      }
      .padding(.horizontal, 12)
      .frame(height: 44)
    }

    private func heading(_ title: String) -> some View {
      Text(title.uppercased())
        .font(.system(size: 11, weight: .semibold)).foregroundStyle(.secondary).lineLimit(1)
        .padding(.top, 16)
        .padding(.bottom, 6)
    }
  }

  /// A trigger with its switch.
  private struct TriggerSwitch: View {
    let store: SessionStore
    let kind: ShakeGesture.Kind

    var body: some View {
      Toggle(isOn: isOn) {
        VStack(alignment: .leading, spacing: 1) {
          Text(kind.label).font(.system(size: 14)).lineLimit(1)
          Text(hint).font(.system(size: 11)).foregroundStyle(.secondary).lineLimit(1)
        }
      }
      .accessibilityLabel(kind.label)
      .frame(height: 42)
    }

    private var isOn: Binding<Bool> {
      Binding(
        get: { store.state.triggers.enabled.contains(kind) },
        set: { store.perform(.trigger(kind, $0)) })
    }

    private var hint: String {
      switch kind {
      case .keyChord: store.chordTitles.isEmpty ? "No chord is set" : store.chordTitles
      case .motion: "The device, or a controller with a sensor"
      case .windowShake: "Grab the title bar and turn round four times"
      case .touch: "Hold them still for half a second"
      case .controller: store.controllerTitle.isEmpty ? "No chord is set" : store.controllerTitle
      case .code: "The app calls shake()"
      }
    }
  }

  /// Chooses how hard a device must be shaken.
  private struct ShakeLevelPicker: View {
    let store: SessionStore

    var body: some View {
      Picker("How hard to shake", selection: level) {
        ForEach(ShakeLevel.allCases, id: \.self) { Text($0.label).tag($0) }
      }
      .pickerStyle(.segmented)
    }

    private var level: Binding<ShakeLevel> {
      Binding(
        get: { store.state.triggers.level }, set: { store.perform(.shakeLevel($0)) })
    }
  }

  /// How strong the last sample was, beside what counts as strong.
  private struct ShakeMeter: View {
    let store: SessionStore

    /// The strength at the meter's end, in units of standard gravity.
    private static let end = 3.0
    private static let height = 8.0

    var body: some View {
      let strength = store.triggers.strength
      let threshold = store.state.triggers.level.threshold
      VStack(alignment: .leading, spacing: 6) {
        GeometryReader { proxy in
          ZStack(alignment: .leading) {
            Capsule().fill(.fill).frame(height: Self.height)
            Capsule().fill((strength ?? 0) > threshold ? Paint(.green) : .tint)
              .frame(width: proxy.size.width * part(strength ?? 0), height: Self.height)
            Paint.primary.frame(width: 2, height: Self.height + 8)
              .offset(x: proxy.size.width * part(threshold))
          }
          .frame(maxHeight: .infinity)
        }
        .frame(height: Self.height + 8)
        Text(words(strength, threshold)).font(.system(size: 11)).foregroundStyle(.secondary)
          .lineLimit(1)
      }
      .padding(.top, 12)
      .accessibilityLabel("Shake Meter")
      .accessibilityValue(words(strength, threshold))
    }

    private func part(_ strength: Double) -> Double { min(1, max(0, strength / Self.end)) }

    private func words(_ strength: Double?, _ threshold: Double) -> String {
      let needed = "\(NumberText.format(threshold)) g counts"
      guard let strength else { return "No sensor measures; \(needed)" }
      return "\(NumberText.format((strength * 100).rounded() / 100)) g now; \(needed)"
    }
  }

  /// The last attempts, the newest first.
  private struct AttemptList: View {
    let store: SessionStore

    var body: some View {
      let attempts = store.triggers.attempts
      if attempts.isEmpty {
        Text("None yet").font(.system(size: 13)).foregroundStyle(.secondary)
      }
      ForEach(attempts.indices, id: \.self) { AttemptRow(attempt: attempts[$0]) }
    }
  }

  private struct AttemptRow: View {
    let attempt: TriggersModel.Attempt

    var body: some View {
      HStack(spacing: 8) {
        Image(systemName: attempt.hasFired ? "checkmark" : "xmark").font(.system(size: 11))
          .foregroundStyle(attempt.hasFired ? Paint.tint : .secondary)
          .frame(width: 14)
        VStack(alignment: .leading, spacing: 1) {
          Text(attempt.title).font(.system(size: 13)).lineLimit(1)
          Text(attempt.reason).font(.system(size: 11)).foregroundStyle(.secondary).lineLimit(2)
        }
        Spacer(minLength: 0)
        Text(attempt.age).font(.system(size: 11)).foregroundStyle(.secondary).lineLimit(1)
      }
      .padding(.vertical, 4)
    }
  }

  nonisolated extension ShakeLevel {
    /// What it is called in the menu.
    fileprivate var label: String {
      switch self {
      case .light: "Light"
      case .medium: "Medium"
      case .hard: "Hard"
      }
    }
  }
#endif
