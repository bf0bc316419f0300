#if Foundation
  import Foundation

  /// How a value is stored in `UserDefaults`.
  ///
  /// The functions capture nothing but types. They are not `@Sendable`, because the conformance of
  /// the value to `Codable` or `RawRepresentable` may be isolated to the main actor. The key calls
  /// them in its `codingThread`.
  struct AppStorageCoder<Value>: @unchecked Sendable {
    /// Returns nil if nothing is stored.
    let read: (_ key: String, UserDefaults) throws -> Value?
    let write: (Value, _ key: String, UserDefaults) throws -> Void
  }

  extension AppStorageCoder where Value: _AppStorageValue {
    static var plain: Self {
      Self(
        read: { key, store in Value._read(key, from: store) },
        write: { value, key, store in value._write(key, to: store) })
    }
  }

  extension AppStorageCoder where Value: RawRepresentable, Value.RawValue: _AppStorageValue {
    static var raw: Self {
      Self(
        read: { key, store in Value.RawValue._read(key, from: store).flatMap(Value.init(rawValue:))
        },
        write: { value, key, store in value.rawValue._write(key, to: store) })
    }
  }

  extension AppStorageCoder where Value: Codable {
    static var json: Self {
      Self(
        read: { key, store in
          try Data._read(key, from: store).map { try JSONDecoder().decode(Value.self, from: $0) }
        },
        write: { value, key, store in
          try JSONEncoder().encode(value)._write(key, to: store)
        })
    }
  }

  extension AppStorageCoder {
    /// Nil is stored by removing the value.
    static func optional<Wrapped>(_ coder: AppStorageCoder<Wrapped>) -> Self
    where Value == Wrapped? {
      Self(
        read: { key, store in try coder.read(key, store).map(Optional.some) },
        write: { value, key, store in
          guard let value else { return store.removeObject(forKey: key) }
          try coder.write(value, key, store)
        })
    }
  }

  /// A value that `UserDefaults` can store: `Bool`, `Int`, `Double`, `String`, `[String]`, `URL`,
  /// `Data`, `Date`, or an optional of these.
  public protocol _AppStorageValue: Sendable {
    static func _read(_ key: String, from store: UserDefaults) -> Self?
    func _write(_ key: String, to store: UserDefaults)
  }

  extension _AppStorageValue {
    public static func _read(_ key: String, from store: UserDefaults) -> Self? {
      store.object(forKey: key) as? Self
    }

    public func _write(_ key: String, to store: UserDefaults) { store.set(self, forKey: key) }
  }

  // The typed functions of `UserDefaults` also convert: a number from the command line is a text.

  extension Bool: _AppStorageValue {
    public static func _read(_ key: String, from store: UserDefaults) -> Bool? {
      store.object(forKey: key) == nil ? nil : store.bool(forKey: key)
    }
  }

  extension Int: _AppStorageValue {
    public static func _read(_ key: String, from store: UserDefaults) -> Int? {
      store.object(forKey: key) == nil ? nil : store.integer(forKey: key)
    }
  }

  extension Double: _AppStorageValue {
    public static func _read(_ key: String, from store: UserDefaults) -> Double? {
      store.object(forKey: key) == nil ? nil : store.double(forKey: key)
    }
  }

  extension String: _AppStorageValue {
    public static func _read(_ key: String, from store: UserDefaults) -> String? {
      store.string(forKey: key)
    }
  }

  extension Array: _AppStorageValue where Element == String {
    public static func _read(_ key: String, from store: UserDefaults) -> [String]? {
      store.stringArray(forKey: key)
    }
  }

  extension Data: _AppStorageValue {
    public static func _read(_ key: String, from store: UserDefaults) -> Data? {
      store.data(forKey: key)
    }
  }

  extension Date: _AppStorageValue {}

  /// A file is stored as its path, and another URL as an archive. `UserDefaults` does the same on
  /// Apple platforms. On Linux, it reads archives, but stores only the path of any URL.
  extension URL: _AppStorageValue {
    public static func _read(_ key: String, from store: UserDefaults) -> URL? {
      // Older versions of this package stored texts.
      guard let text = store.object(forKey: key) as? String, !text.hasPrefix("/"),
        !text.hasPrefix("~")
      else { return store.object(forKey: key) == nil ? nil : store.url(forKey: key) }
      return URL(string: text)
    }

    public func _write(_ key: String, to store: UserDefaults) {
      #if os(Linux)
        if !isFileURL { return store.set(storedValue, forKey: key) }
      #endif
      store.set(self, forKey: key)
    }

    /// The value that `UserDefaults` has for this URL.
    var storedValue: Any? {
      if isFileURL { return path }
      return try? NSKeyedArchiver.archivedData(
        withRootObject: self as NSURL, requiringSecureCoding: true)
    }
  }

  /// Nil is stored by removing the value.
  extension Optional: _AppStorageValue where Wrapped: _AppStorageValue {
    public static func _read(_ key: String, from store: UserDefaults) -> Wrapped?? {
      Wrapped._read(key, from: store).map(Optional.some)
    }

    public func _write(_ key: String, to store: UserDefaults) {
      guard let self else { return store.removeObject(forKey: key) }
      self._write(key, to: store)
    }
  }
#endif
