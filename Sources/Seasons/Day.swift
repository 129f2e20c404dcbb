/// A calendar day, as a number of days since a fixed day.
package struct Day: Sendable, Hashable, Comparable {
  private let number: Int

  /// The day `years` years after a date such as `2026-11-01`, or `nil` if `date` is no such date.
  package init?(_ date: String?, yearsLater years: Int = 0) {
    let parts = (date ?? "").split(separator: "-").map { Int($0) }
    guard parts.count == 3, let year = parts[0], let month = parts[1], let day = parts[2],
      (0...9999).contains(year), (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    // Years begin in March here, so that a leap day is the last of its year.
    let shifted = year + years - (month < 3 ? 1 : 0)
    let days = (153 * ((month + 9) % 12) + 2) / 5 + day
    number = 365 * shifted + shifted / 4 - shifted / 100 + shifted / 400 + days
  }

  package static func < (left: Day, right: Day) -> Bool { left.number < right.number }

  /// The number of days from `right` to `left`.
  package static func - (left: Day, right: Day) -> Int { left.number - right.number }
}
