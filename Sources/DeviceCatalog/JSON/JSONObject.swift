/// The members of a JSON object, in order; each key once.
public struct JSONObject: Sendable, Hashable {
  /// A key and its value.
  public struct Member: Sendable, Hashable {
    /// The key.
    public var key: String
    /// The value.
    public var value: JSONValue

    /// A key and its value.
    public init(key: String, value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// The members in order.
  public private(set) var members: [Member] = []
  /// Where each key stands; only kept for large objects, where looking along would be slow.
  private var positions: [String: Int] = [:]

  private static let smallCount = 16

  /// An object without members.
  public init() {}

  /// The keys in order.
  public var keys: [String] { members.map(\.key) }

  /// Whether there is no member.
  public var isEmpty: Bool { members.isEmpty }

  /// The value of a key. Setting keeps the place of a key that is there and appends a new one;
  /// setting `nil` removes the member.
  public subscript(key: String) -> JSONValue? {
    get { position(of: key).map { members[$0].value } }
    set {
      switch (position(of: key), newValue) {
      case (let index?, let value?): members[index].value = value
      case (let index?, nil):
        members.remove(at: index)
        reindex()
      case (nil, let value?):
        members.append(Member(key: key, value: value))
        if members.count == Self.smallCount + 1 {
          reindex()
        } else if members.count > Self.smallCount {
          positions[key] = members.count - 1
        }
      case (nil, nil): break
      }
    }
  }

  private func position(of key: String) -> Int? {
    members.count > Self.smallCount
      ? positions[key] : members.firstIndex { $0.key == key }
  }

  private mutating func reindex() {
    positions.removeAll()
    guard members.count > Self.smallCount else { return }
    for (index, member) in members.enumerated() { positions[member.key] = index }
  }
}
