#if DEBUG_TOOLS
  package import AppSurface

  extension DebugSession {
    /// The state of everything, in the contract's spelling. Values that were not yet read during
    /// this showing of the menu are read.
    package func exportState() -> JSONValue {
      refreshModel()
      if store.state.isMenuOpen { store.list.readAll() }
      let labels = screenNames.labels
      return StateExport(
        app: StateExport.App(
          screen: appScreenName, route: labels.name(.route),
          focus: appLayer?.surface.focusedElement?.label),
        session: store.state, menu: store.model,
        overlay: StateExport.Overlay(
          labels: labels, toast: screenNames.store.toast?.toast.text),
        values: valuesExport,
        triggers: StateExport.Triggers(
          chords: chords, controllerChord: controllerChord, strength: gesture.strength(at: now),
          attempts: triggerAttempts),
        letters: store.letters?.key, wallLayout: store.wallLayout,
        reports: appLayer?.surface.reports.mapValues { $0() } ?? [:]
      ).json
    }

    /// The name of the screen on top, as the overlay shows it: the app's own class, else the view
    /// that a host shows.
    private var appScreenName: String? {
      let labels = screenNames.labels
      return OverlayLabels.Place.left.lazy.compactMap { labels.name($0) }.first
    }

    /// The layers of the window as scripts see them, bottom first.
    package func scriptLayers() -> [ScriptLayer] { stack?.scriptLayers() ?? [] }

    /// Brings the menu's row of a label into view; false where the menu is closed or has none.
    package func reveal(label: String) -> Bool {
      guard store.state.isMenuOpen else { return false }
      let model = store.model
      let row = (0..<model.rowCount).first {
        let row = model.row(at: $0)
        return !row.isHeader && row.label == label
      }
      guard let row else { return false }
      store.list.reveal(row)
      return true
    }

    /// A stage for scripts on this session's stack of layers; what is not the session's to know is
    /// left to be filled: the demo's screens, pictures and files.
    ///
    /// - Parameter setClock: Sets the clock that ``HostServices/now`` reads.
    package func stage(setClock: @escaping (Duration) -> Void) -> ScriptStage {
      var stage = ScriptStage()
      stage.send = { [weak self] event in
        setClock(event.time)
        _ = self?.stack?.send(event)
        self?.stack?.update(at: event.time)
      }
      stage.advance = { [weak self] time in
        setClock(time)
        self?.stack?.update(at: time)
      }
      stage.perform = { [weak self] in self?.perform($0) }
      stage.refusal = { [weak self] in self?.refusal(of: $0) }
      stage.askForMenu = { [weak self] in self?.shake() }
      stage.read = { [weak self] in try self?.stack?.services.readFile($0) ?? [] }
      stage.resizeWindow = { [weak self] size in
        guard let stack = self?.stack else { return }
        _ = stack.send(
          InputEvent(
            time: stack.services.now(),
            kind: .window(.resized(size, scale: stack.windowScale))))
      }
      stage.reveal = { [weak self] in self?.reveal(label: $0) ?? false }
      stage.slider = { [weak self] in try self?.stack?.slide($0, to: $1) }
      stage.set = { [weak self] in try self?.set(label: $0, to: $1) }
      stage.copy = { [weak self] in try self?.copy(label: $0) }
      stage.share = { [weak self] in self?.share($0) ?? "" }
      stage.layers = { [weak self] in self?.scriptLayers() ?? [] }
      stage.state = { [weak self] in self?.exportState() ?? .null }
      return stage
    }
  }

  extension LayerStack {
    /// How a hand brings a slider to a value, in points of the window: see ``ScriptStage/slider``.
    func slide(
      _ label: String, to value: Double
    ) throws(DebugRefusal) -> (from: Point, to: Point)? {
      for layer in layers.reversed() where !layer.isHidden {
        guard let slider = layer.surface.element(labelled: label) as? SliderElement,
          slider.visibleRect != nil
        else { continue }
        let range = slider.range
        guard range.contains(value) else {
          let bounds = [range.lowerBound, range.upperBound].map(NumberText.format)
          throw DebugRefusal("\"\(label)\" goes from \(bounds[0]) to \(bounds[1])")
        }
        let places = [slider.value, value].map {
          layer.placement.toWindow(slider.thumb(at: $0) + slider.surfaceFrame.origin)
        }
        return (places[0], places[1])
      }
      return nil
    }

    /// The layers that show, bottom first, with their elements in points of the window.
    package func scriptLayers() -> [ScriptLayer] {
      layers.filter { !$0.isHidden }.map { layer in
        ScriptLayer(
          name: layer.name, frame: layer.frame,
          elements: ScriptElement.tree(of: layer.surface.snapshot(), placed: layer.placement),
          isWatching: layer.eventPolicy == .watching)
      }
    }
  }

  nonisolated extension ScriptElement {
    /// The elements of a snapshot that are something to someone who cannot see them; what merely
    /// holds others hands its children on.
    static func tree(of snapshot: LayoutSnapshot, placed placement: Placement) -> [ScriptElement] {
      var children: [[ScriptElement]] = Array(repeating: [], count: snapshot.entries.count)
      var roots: [ScriptElement] = []
      // Children stand behind their parents, so going backwards each is complete when it is used.
      for (index, entry) in snapshot.entries.enumerated().reversed() {
        let inside = Array(children[index].reversed())
        children[index] = []
        let found = entry.role == .none ? inside : [element(entry, inside, placement)]
        if let parent = entry.parent {
          children[parent].append(contentsOf: found.reversed())
        } else {
          roots.append(contentsOf: found.reversed())
        }
      }
      return roots.reversed()
    }

    private static func element(
      _ entry: LayoutSnapshot.Entry, _ children: [ScriptElement], _ placement: Placement
    ) -> ScriptElement {
      ScriptElement(
        role: entry.role.rawValue, label: entry.label, value: entry.value, range: entry.range,
        isControl: entry.role.isControl, frame: placement.toWindow(entry.frame),
        visible: entry.visible.map { placement.toWindow($0) } ?? .zero, children: children)
    }
  }
#endif
