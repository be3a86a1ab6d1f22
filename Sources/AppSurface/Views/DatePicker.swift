public import FoundationEssentials

/// A label with a date or a time of day, written as 2026-11-30 and 18:30.
///
/// Arrows to the sides choose the part, up and down change it, digits are typed over it.
public struct DatePicker<Label: View>: PrimitiveView {
  /// The parts that are shown.
  public typealias Components = DatePickerComponents

  private let selection: Binding<Date>
  private let least: Date
  private let most: Date
  private let components: Components
  private let label: Label

  private init(
    _ selection: Binding<Date>, _ least: Date, _ most: Date, _ components: Components,
    _ label: Label
  ) {
    self.selection = selection
    self.least = least
    self.most = most
    self.components = components
    self.label = label
  }

  /// A picker of any date.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.date, .hourAndMinute],
    @ViewBuilder label: () -> Label
  ) { self.init(selection, .distantPast, .distantFuture, displayedComponents, label()) }

  /// A picker of a date within a range.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.date, .hourAndMinute], @ViewBuilder label: () -> Label
  ) { self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label()) }

  /// A picker of a date from one on.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.date, .hourAndMinute], @ViewBuilder label: () -> Label
  ) { self.init(selection, range.lowerBound, .distantFuture, displayedComponents, label()) }

  /// A picker of a date up to one.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.date, .hourAndMinute], @ViewBuilder label: () -> Label
  ) { self.init(selection, .distantPast, range.upperBound, displayedComponents, label()) }

  /// Says what the view is made of.
  public func _evaluate(_ context: inout ViewContext) {
    let environment = context.environment
    let (selection, least, most) = (selection, least, most)
    let date = selection.wrappedValue
    let clock = CivilClock(zone: environment.timeZone)
    context.element(DatePickerElement()) { element in
      element.fields = components.fields
      element.time = clock.time(of: date)
      element.font = Font.body.scaled(forTextScale: min(environment.textScale, 1.4))
      element.setTime = { time in
        let wanted = clock.date(of: time, near: selection.wrappedValue)
        selection.wrappedValue = min(max(wanted, least), most)
      }
    }
    context.add(label: label, of: context.node.element)
  }
}

extension DatePicker where Label == Text {
  /// A picker of any date, under a text.
  public init(
    _ title: some StringProtocol, selection: Binding<Date>,
    displayedComponents: Components = [.date, .hourAndMinute]
  ) { self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) } }

  /// A picker of a date within a range, under a text.
  public init(
    _ title: some StringProtocol, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.date, .hourAndMinute]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title)
    }
  }

  /// A picker of a date from one on, under a text.
  public init(
    _ title: some StringProtocol, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.date, .hourAndMinute]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title)
    }
  }

  /// A picker of a date up to one, under a text.
  public init(
    _ title: some StringProtocol, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.date, .hourAndMinute]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title)
    }
  }
}

/// Dates as a time zone's clocks and calendars show them.
nonisolated struct CivilClock {
  let zone: TimeZone

  private func offset(at date: Date) -> Int { zone.secondsFromGMT(for: date) }

  /// What clocks show at a date; a date outside of the years that can be written is the nearest.
  func time(of date: Date) -> CivilTime {
    let seconds = date.timeIntervalSince1970 + Double(offset(at: date))
    let bounded = seconds.isFinite ? min(max(seconds, -62_135_596_800), 253_402_300_799) : 0
    return CivilTime(minutesSince1970: Int((bounded / 60).rounded(.down)))
  }

  /// The date at which clocks show a time, with the seconds of an earlier one.
  func date(of time: CivilTime, near date: Date) -> Date {
    let before = self.time(of: date)
    let change = Double(time.minutesSince1970 - before.minutesSince1970) * 60
    let wanted = date.addingTimeInterval(change)
    // Where summer time began or ended between the two, the clocks were turned.
    return wanted.addingTimeInterval(Double(offset(at: date) - offset(at: wanted)))
  }
}

private nonisolated enum TimeZoneKey: EnvironmentKey {
  static let defaultValue = TimeZone.gmt
}

nonisolated extension EnvironmentValues {
  /// The zone in which dates are shown; GMT where nobody set one.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}
