/// A date and a time of day as calendars show them (proleptic Gregorian), without a time zone.
nonisolated struct CivilTime: Hashable, Sendable {
  /// From 1 to 9999.
  var year: Int
  /// From 1 to 12.
  var month: Int
  /// From 1 to the length of the month.
  var day: Int
  /// From 0 to 23.
  var hour: Int
  /// From 0 to 59.
  var minute: Int

  static let years = 1...9999

  /// The time at a number of whole minutes since 1970 began.
  init(minutesSince1970 minutes: Int) {
    let days = (minutes - Self.modulo(minutes, 1440)) / 1440
    // Days are counted from a March, so that the day that leap years add is the last of a year:
    // Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms".
    let shifted = days + 719_468
    let era = (shifted - Self.modulo(shifted, 146_097)) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
    month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    hour = Self.modulo(minutes, 1440) / 60
    minute = Self.modulo(minutes, 60)
  }

  /// Whole minutes since 1970 began.
  var minutesSince1970: Int { daysSince1970 * 1440 + hour * 60 + minute }

  /// The day of the week, 0 on a Monday.
  var weekday: Int { Self.modulo(daysSince1970 + 3, 7) }

  private var daysSince1970: Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted - Self.modulo(shifted, 400)) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// How many days the month has.
  var daysInMonth: Int {
    let isLeap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0
    return month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  /// The time some months later, on the last day of a month that is too short.
  func adding(months: Int) -> CivilTime {
    var copy = self
    let count = year * 12 + month - 1 + months
    copy.year = (count - Self.modulo(count, 12)) / 12
    copy.month = Self.modulo(count, 12) + 1
    copy.day = min(day, copy.daysInMonth)
    return copy
  }

  private static func modulo(_ number: Int, _ divisor: Int) -> Int {
    let rest = number % divisor
    return rest < 0 ? rest + divisor : rest
  }
}
