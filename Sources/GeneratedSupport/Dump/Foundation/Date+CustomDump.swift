#if Foundation
  import Foundation

  extension Date: CustomDumpStringConvertible {
    /// The date in UTC, in the form of ISO 8601, with milliseconds. It is computed without a
    /// formatter, so that it is the same on every platform.
    public var customDumpDescription: String {
      let milliseconds = (timeIntervalSince1970 * 1_000).rounded()
      // Dates more than three hundred million years away, infinities and NaN.
      guard abs(milliseconds) < 1e19 / 1_000 else { return "Date(\(timeIntervalSince1970))" }
      let (days, ofDay) = Int64(milliseconds).dividedDown(by: 86_400_000)
      let (year, month, day) = civilDate(days)
      let sign = year < 0 ? "-" : ""
      let date = "\(sign)\(digits(abs(year), 4))-\(digits(month, 2))-\(digits(day, 2))"
      let hours = "\(digits(ofDay / 3_600_000, 2)):\(digits(ofDay / 60_000 % 60, 2))"
      let seconds = "\(digits(ofDay / 1_000 % 60, 2)).\(digits(ofDay % 1_000, 3))"
      return "Date(\(date)T\(hours):\(seconds)Z)"
    }
  }

  extension Int64 {
    fileprivate func dividedDown(by divisor: Int64) -> (quotient: Int64, remainder: Int64) {
      let remainder = (self % divisor + divisor) % divisor
      return ((self - remainder) / divisor, remainder)
    }
  }

  /// The date that is a number of days after 1970-01-01, in the proleptic Gregorian calendar.
  ///
  /// The computation uses years that begin in March, so that a leap day is the last day of its
  /// year.
  private func civilDate(_ days: Int64) -> (year: Int64, month: Int64, day: Int64) {
    let (era, dayOfEra) = (days + 719_468).dividedDown(by: 146_097)
    let leapDays = dayOfEra / 1_460 - dayOfEra / 36_524 + dayOfEra / 146_096
    let yearOfEra = (dayOfEra - leapDays) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let year = era * 400 + yearOfEra + (month < 10 ? 0 : 1)
    return (year, month < 10 ? month + 3 : month - 9, dayOfYear - (153 * month + 2) / 5 + 1)
  }

  private func digits(_ number: Int64, _ count: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
  }
#endif
