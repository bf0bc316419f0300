#if Foundation
  import Foundation

  extension DependencyValues {
    /// The locales of the languages that the user prefers, in the user's order. They are read each
    /// time.
    public var preferredLocales: [Locale] {
      get { self[PreferredLocalesKey.self].read() }
      set { self[PreferredLocalesKey.self] = PreferredLocales { newValue } }
    }
  }

  private struct PreferredLocales {
    let read: @Sendable () -> [Locale]
  }

  private enum PreferredLocalesKey: DependencyKey {
    static let liveValue = PreferredLocales {
      Locale.preferredLanguages.map { Locale(identifier: $0) }
    }
  }
#endif
