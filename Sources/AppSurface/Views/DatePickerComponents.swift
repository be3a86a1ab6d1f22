/// The parts of a date that a ``DatePicker`` shows.
public nonisolated struct DatePickerComponents: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// A set of the given bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Year, month and day.
  public static let date = DatePickerComponents(rawValue: 1)
  /// Hour and minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 2)

  var fields: [DatePickerField] {
    DatePickerField.allCases.filter { contains($0.isDate ? .date : .hourAndMinute) }
  }
}
