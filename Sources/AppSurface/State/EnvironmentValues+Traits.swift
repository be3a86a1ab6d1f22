public import DeviceCatalog

nonisolated extension EnvironmentValues {
  /// Light or dark.
  public var colorScheme: ColorScheme {
    get {
      note(.colorScheme)
      return style.colorScheme
    }
    set {
      own.insert(.colorScheme)
      style.colorScheme = newValue
    }
  }
  /// How far ink and ground are apart.
  public var colorSchemeContrast: ColorSchemeContrast {
    get {
      note(.contrast)
      return style.contrast
    }
    set {
      own.insert(.contrast)
      style.contrast = newValue
    }
  }
  /// The side on which lines begin.
  public var layoutDirection: LayoutDirection {
    get {
      note(.layoutDirection)
      return style.layoutDirection
    }
    set {
      own.insert(.layoutDirection)
      style.layoutDirection = newValue
    }
  }
  /// The factor by which text is larger than its font says, from 0.8 to 3.1.
  public var textScale: Double {
    get {
      note(.textScale)
      return style.textScale
    }
    set {
      own.insert(.textScale)
      style.textScale = newValue
    }
  }
  /// Whether the person wants nothing to move that need not.
  public var accessibilityReduceMotion: Bool {
    get {
      note(.reduceMotion)
      return style.reduceMotion
    }
    set {
      own.insert(.reduceMotion)
      style.reduceMotion = newValue
    }
  }
  /// The made-up languages that texts are shown in; none usually.
  public var pseudoLocale: PseudoLocale {
    get {
      note(.pseudoLocale)
      return style.pseudoLocale
    }
    set {
      own.insert(.pseudoLocale)
      style.pseudoLocale = newValue
    }
  }
  /// What sort of thing shows the app.
  public var deviceKind: DeviceKind {
    get {
      note(.deviceKind)
      return style.deviceKind
    }
    set {
      own.insert(.deviceKind)
      style.deviceKind = newValue
    }
  }
  /// The step of ``textScale``, the nearest where it lies between two.
  public var dynamicTypeSize: DynamicTypeSize {
    get { DynamicTypeSize(nearestTo: textScale) }
    set { textScale = newValue.scale }
  }
  /// The colours of the current scheme at the current contrast.
  public var palette: Palette { Palette(colorScheme, contrast: colorSchemeContrast) }

  /// A text of the app in the person's language.
  func localized(_ text: String) -> String {
    let locale = pseudoLocale
    return locale == [] ? text : locale.transform(text)
  }

  /// Sets a value. Writing through a key path reads first, which tells nothing of the app.
  mutating func set<Value>(_ path: WritableKeyPath<EnvironmentValues, Value>, to value: Value) {
    let reads = reads
    self.reads = nil
    self[keyPath: path] = value
    self.reads = reads
  }

  /// What the app has set itself does not tell that it asks for what the person has set.
  private func note(_ trait: SurfaceTraits) {
    if let reads, !own.contains(trait) { reads.traits.insert(trait) }
  }
}

extension View {
  /// The step of text size inside, whatever it is outside.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    Modified(base: self, change: { $0.dynamicTypeSize = size })
  }
}
