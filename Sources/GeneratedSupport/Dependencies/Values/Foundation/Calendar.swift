#if Foundation
  import Foundation

  extension DependencyValues {
    /// The calendar of the user.
    ///
    /// ```swift
    /// struct Feature {
    ///   @Dependency(\.calendar) var calendar
    /// }
    /// ```
    public var calendar: Calendar {
      get { self[CalendarKey.self] }
      set { self[CalendarKey.self] = newValue }
    }
  }

  private enum CalendarKey: DependencyKey {
    static var liveValue: Calendar { .autoupdatingCurrent }
  }
#endif
