import Foundation
import GeneratedSupport

// reducergen: key fileManager
struct FileManagerClient: DependencyClient {
  var contents: @Sendable (_ path: String) async throws -> String
}

extension FileManagerClient {
  static let mock = Self(contents: { path in "mock of \(path)" })
}

/// Off Apple's platforms the type doesn't say that it is thread-safe.
private enum UserDefaultsKey: DependencyKey {
  static let liveValue = UncheckedSendable(UserDefaults.standard)
}

extension DependencyValues {
  var userDefaults: UserDefaults {
    get { self[UserDefaultsKey.self].value }
    set { self[UserDefaultsKey.self] = UncheckedSendable(newValue) }
  }
}

extension UserDefaults {
  static var mock: UserDefaults { UserDefaults(suiteName: "reducergen-mock")! }
}
