/// A part of a date that is chosen by itself.
nonisolated enum DatePickerField: Hashable, Sendable, CaseIterable {
  case year, month, day, hour, minute

  var isDate: Bool { self != .hour && self != .minute }
  /// How many digits it is written with.
  var digits: Int { self == .year ? 4 : 2 }
  /// What stands between it and the one before on the same line.
  var separator: String {
    switch self {
    case .year, .hour: ""
    case .month, .day: "-"
    case .minute: ":"
    }
  }

  func value(in time: CivilTime) -> Int {
    switch self {
    case .year: time.year
    case .month: time.month
    case .day: time.day
    case .hour: time.hour
    case .minute: time.minute
    }
  }

  /// The largest value that the field can ever have.
  var largest: Int {
    switch self {
    case .year: CivilTime.years.upperBound
    case .month: 12
    case .day: 31
    case .hour: 23
    case .minute: 59
    }
  }

  func range(in time: CivilTime) -> ClosedRange<Int> {
    switch self {
    case .year: CivilTime.years
    case .month: 1...12
    case .day: 1...time.daysInMonth
    case .hour: 0...23
    case .minute: 0...59
    }
  }

  func text(in time: CivilTime) -> String {
    let text = String(value(in: time))
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }

  /// The time with another value of the field.
  func setting(_ value: Int, in time: CivilTime) -> CivilTime {
    var new = time
    switch self {
    case .year: new.year = value
    case .month: new.month = value
    case .day: new.day = value
    case .hour: new.hour = value
    case .minute: new.minute = value
    }
    new.day = min(new.day, new.daysInMonth)
    return new
  }

  /// The time some steps of the field later; what runs over is carried.
  func adding(_ steps: Int, to time: CivilTime) -> CivilTime {
    switch self {
    case .year: time.adding(months: steps * 12)
    case .month: time.adding(months: steps)
    case .day: CivilTime(minutesSince1970: time.minutesSince1970 + steps * 1440)
    case .hour: CivilTime(minutesSince1970: time.minutesSince1970 + steps * 60)
    case .minute: CivilTime(minutesSince1970: time.minutesSince1970 + steps)
    }
  }
}
