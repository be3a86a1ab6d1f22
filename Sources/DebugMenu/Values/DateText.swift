#if DEBUG_TOOLS
  internal import FoundationEssentials

  /// How dates are written: `2026-11-30 18:30`, in Greenwich Mean Time, with seconds where there are
  /// some.
  nonisolated enum DateText {
    /// The date as it is written; one outside of the years 1 to 9999 is the nearest inside.
    static func format(_ date: Date) -> String {
      let seconds = date.timeIntervalSince1970
      let whole = Int(seconds.isFinite ? min(max(seconds, earliest), latest).rounded(.down) : 0)
      let days = Int((Double(whole) / 86_400).rounded(.down))
      let day = CivilDay(daysSince1970: days)
      let rest = whole - days * 86_400
      let minutes = "\(day.text) \(two(rest / 3600)):\(two(rest / 60 % 60))"
      return rest % 60 == 0 ? minutes : "\(minutes):\(two(rest % 60))"
    }

    /// The date that a text means; the time may be left out, and a `T` and a `Z` may stand where ISO
    /// 8601 has them.
    static func parse(_ text: String) -> Date? {
      let words = text.split { $0 == " " || $0 == "T" }
      guard (1...2).contains(words.count), let day = CivilDay(parsing: words[0]) else { return nil }
      var seconds = day.daysSince1970 * 86_400
      if words.count == 2 {
        let time = words[1].hasSuffix("Z") ? words[1].dropLast() : words[1]
        let parts = time.split(omittingEmptySubsequences: false) { $0 == ":" }
        guard (2...3).contains(parts.count) else { return nil }
        for (part, limit) in zip(parts, zip([24, 60, 60], [3600, 60, 1])) {
          guard part.utf8.count == 2, let number = Int(part), (0..<limit.0).contains(number) else {
            return nil
          }
          seconds += number * limit.1
        }
      }
      return Date(timeIntervalSince1970: Double(seconds))
    }

    private static let earliest = -62_135_596_800.0
    private static let latest = 253_402_300_799.0

    private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

    /// A day of the Gregorian calendar.
    private struct CivilDay {
      var year: Int
      var month: Int
      var day: Int

      init(daysSince1970 days: Int) {
        // Counted in eras of 400 years that begin with a March, so that leap days stand at the end.
        let shifted = days + 719_468
        let era = Int((Double(shifted) / 146_097).rounded(.down))
        let ofEra = shifted - era * 146_097
        let years = (ofEra - ofEra / 1460 + ofEra / 36_524 - ofEra / 146_096) / 365
        let ofYear = ofEra - (365 * years + years / 4 - years / 100)
        let fromMarch = (5 * ofYear + 2) / 153
        day = ofYear - (153 * fromMarch + 2) / 5 + 1
        month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9
        year = years + era * 400 + (month <= 2 ? 1 : 0)
      }

      init?(parsing text: some StringProtocol) {
        let parts = String(text).split(omittingEmptySubsequences: false) { $0 == "-" }
        guard parts.map({ $0.utf8.count }) == [4, 2, 2], let year = Int(parts[0]),
          let month = Int(parts[1]), let day = Int(parts[2]), (1...9999).contains(year),
          (1...12).contains(month), day >= 1
        else { return nil }
        (self.year, self.month, self.day) = (year, month, day)
        // A day that the month does not have comes back as another.
        guard CivilDay(daysSince1970: daysSince1970).text == self.text else { return nil }
      }

      var daysSince1970: Int {
        let shifted = month <= 2 ? year - 1 : year
        let era = Int((Double(shifted) / 400).rounded(.down))
        let ofEra = shifted - era * 400
        let ofYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + ofEra * 365 + ofEra / 4 - ofEra / 100 + ofYear - 719_468
      }

      var text: String {
        let digits = String(year)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
          + "-\(two(month))-\(two(day))"
      }
    }
  }
#endif
