#if DEBUG_TOOLS
  internal import AppSurface

  /// A row of letters on the screen, with which a controller types into the search field.
  nonisolated struct LetterRow: Hashable, Sendable {
    /// What a button does.
    enum Action: Hashable, Sendable {
      case move
      case insert(String)
      case deleteBackward
      case leave
      /// The button means what it means without the row.
      case pass
    }

    /// What can be typed.
    static let keys: [String] = "abcdefghijklmnopqrstuvwxyz0123456789 ".map { String($0) }
    /// How far the shoulder buttons go.
    static let leap = 5

    /// The key that A types.
    private(set) var index = 0

    /// What the marked key types.
    var key: String { Self.keys[index] }

    /// What a button that went down does. Up and down still move the selection of the menu's rows.
    mutating func press(_ button: ControllerEvent.Button) -> Action {
      switch button {
      case .left: return move(-1)
      case .right: return move(1)
      case .leftShoulder: return move(-Self.leap)
      case .rightShoulder: return move(Self.leap)
      case .a: return .insert(key)
      case .y: return .deleteBackward
      case .b, .x, .start: return .leave
      default: return .pass
      }
    }

    /// Moves the mark; the row has no ends.
    private mutating func move(_ step: Int) -> Action {
      index = (index + step + Self.keys.count) % Self.keys.count
      return .move
    }

    /// The keys around the marked one, by their distance from it, as many as there is room for.
    func around(_ count: Int) -> [(distance: Int, key: String)] {
      let half = max(0, min(count, Self.keys.count) - 1) / 2
      return (-half...half).map { distance in
        (distance, Self.keys[(index + distance + Self.keys.count) % Self.keys.count])
      }
    }
  }
#endif
