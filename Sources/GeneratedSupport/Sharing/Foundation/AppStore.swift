#if Foundation
  import Foundation

  /// A `UserDefaults`, which is safe to use on any thread but not declared as `Sendable`.
  struct AppStore: Hashable, @unchecked Sendable {
    let defaults: UserDefaults

    /// Whether it exists only in memory. If so, it announces its changes itself.
    var isInMemory: Bool { defaults is MemoryDefaults }

    static func == (left: Self, right: Self) -> Bool { left.defaults === right.defaults }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(defaults)) }
  }

  extension DependencyValues {
    /// Where the values of the keys `.appStorage` are stored. In tests and previews, this is
    /// memory, and each test has its own.
    public var defaultAppStorage: UserDefaults {
      get { appStore.defaults }
      set { appStore = AppStore(defaults: newValue) }
    }

    var appStore: AppStore {
      get { self[AppStoreDependency.self] }
      set { self[AppStoreDependency.self] = newValue }
    }

    /// Has no effect. The keys of `.appStorage` may be any texts here, so there is no warning about
    /// their format.
    public var appStorageKeyFormatWarningEnabled: Bool {
      get { self[AppStorageKeyFormatDependency.self] }
      set { self[AppStorageKeyFormatDependency.self] = newValue }
    }
  }

  private enum AppStoreDependency: DependencyKey {
    static var liveValue: AppStore { AppStore(defaults: .standard) }
    static var previewValue: AppStore { AppStore(defaults: .inMemory) }
    static var testValue: AppStore { AppStore(defaults: .inMemory) }
  }

  private enum AppStorageKeyFormatDependency: DependencyKey {
    static let liveValue = true
    static let testValue = true
  }

  extension UserDefaults {
    /// A new store that exists only in memory.
    public static var inMemory: UserDefaults { MemoryDefaults(suiteName: UUID().uuidString)! }
  }

  /// Announces each change to the keys `.appStorage`, whoever makes it.
  private final class MemoryDefaults: UserDefaults {
    private let values = Locked(UncheckedSendable<[String: Any]>([:]))

    override func object(forKey key: String) -> Any? {
      values.withLock { UncheckedSendable($0.value[key]) }.value
    }

    override func set(_ value: Any?, forKey key: String) {
      let value = UncheckedSendable(value)
      values.withLock { $0.value[key] = value.value }
      AppStorageListeners.valueChanged(
        AppStorageKeyID(key: key, store: AppStore(defaults: self)))
    }

    override func set(_ url: URL?, forKey key: String) { set(url?.storedValue, forKey: key) }

    override func removeObject(forKey key: String) { set(nil as Any?, forKey: key) }

    override func dictionaryRepresentation() -> [String: Any] {
      values.withLock { $0 }.value
    }
  }
#endif
