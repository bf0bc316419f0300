import ReducerGenIndex

/// The names that a client's property of `DependencyValues` must not have, because
/// `DependencyValues` declares them itself.
enum BuiltInKeys {
  static let all = Set(
    KnownName.words(
      """
      appStorageKeyFormatWarningEnabled assert assertionFailure calendar context continuousClock
      date defaultAppStorage defaultFileStorage defaultInMemoryStorage dismiss fireAndForget
      isPresented locale mainQueue mainRunLoop notificationCenter openURL precondition
      preferredLocales suspendingClock timeZone urlSession uuid withRandomNumberGenerator
      """))
}
