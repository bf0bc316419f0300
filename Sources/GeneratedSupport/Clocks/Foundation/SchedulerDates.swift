#if Foundation
  import Foundation

  extension TestClock.Instant where Duration == Swift.Duration {
    /// The date of an instant of a scheduler: `mainRunLoop.now.date`.
    ///
    /// The time of `RunLoop.test` and of `RunLoop.immediate` begins at the date
    /// `Date(timeIntervalSince1970: 0)`.
    public var date: Date { Date(timeIntervalSince1970: offset / .seconds(1)) }

    /// The instant of a scheduler that has this date.
    public init(_ date: Date) {
      self.init(offset: .seconds(date.timeIntervalSince1970))
    }
  }
#endif
