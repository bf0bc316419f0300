#if Foundation
  import Foundation

  extension SharedReaderKey {
    /// A value that is stored in `UserDefaults`: a `Bool`, `Int`, `Double`, `String`, `[String]`,
    /// `URL`, `Data` or `Date`, or an optional of these.
    ///
    /// ```swift
    /// struct Player {
    ///   @Shared(.appStorage("isMuted")) var isMuted = false
    /// }
    /// ```
    ///
    /// If nothing is stored, the default value is stored, so that code that reads `UserDefaults`
    /// sees it. A nil is not.
    ///
    /// The key may be any text. All shared values with one key follow each other's changes. In tests
    /// and previews, and on Apple platforms, they also follow changes that other code of the
    /// program makes in `UserDefaults`. Otherwise, `UserDefaults` does not announce those on Linux,
    /// nor those of other processes; call ``Shared/load()`` there. Two `UserDefaults` objects of one suite are two
    /// stores, whose shared values do not follow each other: make one object, and use it
    /// everywhere.
    ///
    /// On Apple platforms, the system stores the changes. Elsewhere, changes are written at most
    /// ten times per second. If a tenth of a second has passed since the last one was written, a
    /// change is written before `withLock` returns. Otherwise, the change waits, and is written
    /// together with all other changes that wait. If the process exits normally before that, the
    /// waiting changes are written at the exit. A process that is killed or crashes loses them;
    /// `save()` writes at once.
    ///
    /// - Parameter store: Where the value is stored. By default,
    ///   ``DependencyValues/defaultAppStorage``.
    public static func appStorage<Value: _AppStorageValue>(
      _ key: String, store: UserDefaults? = nil
    ) -> Self where Self == AppStorageKey<Value> {
      AppStorageKey(key, store, .plain)
    }

    /// A value that is stored in `UserDefaults` as its raw value, such as an enum.
    @_disfavoredOverload
    public static func appStorage<Value: RawRepresentable & Sendable>(
      _ key: String, store: UserDefaults? = nil
    ) -> Self where Value.RawValue: _AppStorageValue, Self == AppStorageKey<Value> {
      AppStorageKey(key, store, .raw)
    }

    /// An optional value that is stored in `UserDefaults` as its raw value.
    @_disfavoredOverload
    public static func appStorage<Value: RawRepresentable & Sendable>(
      _ key: String, store: UserDefaults? = nil
    ) -> Self where Value.RawValue: _AppStorageValue, Self == AppStorageKey<Value?> {
      AppStorageKey(key, store, .optional(.raw))
    }
  }

  // The parameter without a meaning makes the compiler prefer the functions above, such as for an
  // enum that is `Codable` and has raw values.
  extension SharedReaderKey {
    /// A value that is stored in `UserDefaults` as JSON.
    @_disfavoredOverload
    public static func appStorage<Value: Codable & Sendable>(
      _ key: String, store: UserDefaults? = nil, _: Void = ()
    ) -> Self where Self == AppStorageKey<Value> {
      AppStorageKey(key, store, .json)
    }

    /// An optional value that is stored in `UserDefaults` as JSON.
    @_disfavoredOverload
    public static func appStorage<Value: Codable & Sendable>(
      _ key: String, store: UserDefaults? = nil, _: Void = ()
    ) -> Self where Self == AppStorageKey<Value?> {
      AppStorageKey(key, store, .optional(.json))
    }
  }

  // For values that belong to the main actor, where they are encoded and decoded. Still more
  // parameters without a meaning, so that the compiler prefers the functions above for all other
  // values.
  @MainActor
  extension SharedReaderKey {
    /// A value of the main actor that is stored in `UserDefaults` as its raw value.
    @_disfavoredOverload
    public static func appStorage<Value: RawRepresentable>(
      _ key: String, store: UserDefaults? = nil, _: Void = (), _: Void = ()
    ) -> Self where Value.RawValue: _AppStorageValue, Self == AppStorageKey<Value> {
      AppStorageKey(key, store, .raw, on: .mainActor)
    }

    /// An optional value of the main actor that is stored in `UserDefaults` as its raw value.
    @_disfavoredOverload
    public static func appStorage<Value: RawRepresentable>(
      _ key: String, store: UserDefaults? = nil, _: Void = (), _: Void = ()
    ) -> Self where Value.RawValue: _AppStorageValue, Self == AppStorageKey<Value?> {
      AppStorageKey(key, store, .optional(.raw), on: .mainActor)
    }

    /// A value of the main actor that is stored in `UserDefaults` as JSON.
    @_disfavoredOverload
    public static func appStorage<Value: Codable>(
      _ key: String, store: UserDefaults? = nil, _: Void = (), _: Void = (), _: Void = ()
    ) -> Self where Self == AppStorageKey<Value> {
      AppStorageKey(key, store, .json, on: .mainActor)
    }

    /// An optional value of the main actor that is stored in `UserDefaults` as JSON.
    @_disfavoredOverload
    public static func appStorage<Value: Codable>(
      _ key: String, store: UserDefaults? = nil, _: Void = (), _: Void = (), _: Void = ()
    ) -> Self where Self == AppStorageKey<Value?> {
      AppStorageKey(key, store, .optional(.json), on: .mainActor)
    }
  }

  /// The key of a value that is stored in `UserDefaults`: `.appStorage("isMuted")`.
  public struct AppStorageKey<Value>: SharedKey {
    private let key: String
    let codingThread: CodingThread
    private let coder: AppStorageCoder<Value>
    private var store: AppStore?

    init(
      _ key: String, _ store: UserDefaults?, _ coder: AppStorageCoder<Value>,
      on thread: CodingThread = .anyThread
    ) {
      codingThread = thread
      self.key = key
      self.coder = coder
      self.store = store.map(AppStore.init)
    }

    private var storeInForce: AppStore { store ?? DependencyValues._current.appStore }

    public var id: AppStorageKeyID { AppStorageKeyID(key: key, store: storeInForce) }

    public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
      let store = storeInForce
      if case .userInitiated = context { AppStorageDisk.forgetStoredValues(of: store) }
      continuation.resume(with: Result { try coder.read(key, store.defaults) })
    }

    public func subscribe(
      context: LoadContext<Value>, subscriber: SharedSubscriber<Value>
    ) -> SharedSubscription {
      let (store, key, coder, codingThread) = (storeInForce, key, coder, codingThread)
      return AppStorageListeners.add(id) {
        codingThread.run { subscriber.yield { Result { try coder.read(key, store.defaults) } } }
      }
    }

    public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
      let id = id
      let result = Result { try coder.write(value, key, id.store.defaults) }
      if case .success = result {
        if !id.store.isInMemory { AppStorageListeners.valueChanged(id) }
        AppStorageDisk.valueChanged(in: id.store, isUrgent: context == .userInitiated)
      }
      continuation.resume(with: result)
    }
  }

  extension AppStorageKey: StorageDependent {
    var withCurrentStorage: Self {
      var key = self
      key.store = storeInForce
      return key
    }
  }

  extension AppStorageKey: CodingThreadKey {}

  extension AppStorageKey: DefaultStoring {
    var isStored: Bool { storeInForce.defaults.object(forKey: key) != nil }
  }

  extension AppStorageKey: CustomStringConvertible {
    public var description: String { ".appStorage(\(String(reflecting: key)))" }
  }

  /// Identifies a value that is stored in `UserDefaults`.
  public struct AppStorageKeyID: Hashable, Sendable {
    let key: String
    let store: AppStore
  }
#endif
