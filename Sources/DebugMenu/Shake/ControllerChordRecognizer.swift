#if DEBUG_TOOLS
  internal import AppSurface

  /// Recognises a chord of buttons on one controller: exactly these are held, whichever comes last.
  ///
  /// It takes the button that completes the chord, its going up too. The others were the app's when
  /// they went down, and stay so.
  nonisolated struct ControllerChordRecognizer: Hashable, Sendable {
    /// What a button brought.
    enum Verdict: Hashable, Sendable {
      case none
      case taken
      case completed
      case missed(TriggerAttempt.Result)
    }

    /// The buttons that are held together; empty means none.
    var chord: Set<ControllerEvent.Button> {
      didSet { mask = Self.mask(of: chord) }
    }
    private var mask: UInt32
    /// What is known of each controller; a few, so that going through them is quick.
    private var pads: [Pad] = []

    private struct Pad: Hashable {
      var source: Int
      /// What is held, a bit for each button.
      var held: UInt32 = 0
      /// The button whose going down was taken.
      var taken: ControllerEvent.Button?
    }

    init(chord: Set<ControllerEvent.Button>) {
      self.chord = chord
      mask = Self.mask(of: chord)
    }

    mutating func handle(_ event: ControllerEvent) -> Verdict {
      let pad = index(of: event.source)
      guard event.isDown else {
        pads[pad].held &= ~event.button.bit
        guard pads[pad].taken == event.button else { return .none }
        pads[pad].taken = nil
        return .taken
      }
      let holding = pads[pad].held | event.button.bit
      pads[pad].held = holding
      guard mask != 0, mask & event.button.bit != 0, holding & mask == mask else { return .none }
      guard holding == mask else {
        let extra = ControllerEvent.Button.allCases.filter { holding & ~mask & $0.bit != 0 }
        return .missed(.extra(extra.map(\.label)))
      }
      pads[pad].taken = event.button
      return .completed
    }

    private mutating func index(of source: Int) -> Int {
      // Without a closure, which would take memory in builds that are not optimised.
      for index in pads.indices where pads[index].source == source { return index }
      // Each time that a controller is plugged in it has another number.
      if pads.count == 16 { pads.removeFirst() }
      pads.append(Pad(source: source))
      return pads.count - 1
    }

    private static func mask(of buttons: Set<ControllerEvent.Button>) -> UInt32 {
      buttons.reduce(0) { $0 | $1.bit }
    }

    /// Gives a chord back that was completed in vain.
    mutating func letGo(_ event: ControllerEvent) { pads[index(of: event.source)].taken = nil }

    /// Forgets what is held.
    mutating func forget() { pads = [] }
  }

  nonisolated extension ControllerEvent.Button {
    /// A bit for the button.
    fileprivate var bit: UInt32 {
      switch self {
      case .a: 1
      case .b: 1 << 1
      case .x: 1 << 2
      case .y: 1 << 3
      case .back: 1 << 4
      case .guide: 1 << 5
      case .start: 1 << 6
      case .leftStick: 1 << 7
      case .rightStick: 1 << 8
      case .leftShoulder: 1 << 9
      case .rightShoulder: 1 << 10
      case .up: 1 << 11
      case .down: 1 << 12
      case .left: 1 << 13
      case .right: 1 << 14
      }
    }
  }
#endif
