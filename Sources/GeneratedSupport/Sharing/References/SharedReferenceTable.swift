/// The references to values with keys. Each test has a table of its own, and so has the
/// application.
///
/// The table does not keep references alive.
final class SharedReferenceTable: Sendable {
  private struct ID: Hashable {
    let value: ObjectIdentifier
    let key: AnyID

    init<SomeKey: SharedReaderKey>(_ key: SomeKey) {
      value = ObjectIdentifier(SomeKey.Value.self)
      self.key = AnyID(key.id)
    }
  }

  private struct Entry: @unchecked Sendable {
    // Read and written while the table is locked.
    weak var reference: AnyObject?
  }

  private let entries = Locked<[ID: Entry]>([:])

  private enum Key: DependencyKey {
    static var liveValue: SharedReferenceTable { SharedReferenceTable() }
    static var testValue: SharedReferenceTable { SharedReferenceTable() }
  }

  static var current: SharedReferenceTable { DependencyValues._current[Key.self] }

  /// The reference with this key. It is made if there is none.
  ///
  /// - Parameter loaded: A value that has just been loaded. An existing reference gets it, too.
  func reference<SomeKey: SharedReaderKey>(
    _ key: SomeKey, loaded: SomeKey.Value? = nil, default initial: () -> SomeKey.Value
  ) -> SharedReference<SomeKey.Value> {
    let key = withCurrentStorage(key)
    let id = ID(key)
    let known = find(id, SomeKey.Value.self)
    let root = known ?? add(key, id, loaded ?? initial())
    root.status.start(isLoaded: loaded != nil)
    if known != nil, let loaded { root.replace(by: loaded) }
    return root
  }

  /// The reference with this key, which the caller loads.
  func referenceToLoad<SomeKey: SharedReaderKey>(
    _ key: SomeKey, default initial: () -> SomeKey.Value
  ) -> SharedReference<SomeKey.Value> {
    let key = withCurrentStorage(key)
    let id = ID(key)
    return find(id, SomeKey.Value.self) ?? add(key, id, initial())
  }

  /// The reference with this key, if there is one.
  func knownReference<SomeKey: SharedReaderKey>(_ key: SomeKey) -> SharedReference<SomeKey.Value>? {
    find(ID(withCurrentStorage(key)), SomeKey.Value.self)
  }

  private func find<Value>(_ id: ID, _: Value.Type) -> RootReference<Value>? {
    entries.withLock { $0[id]?.reference as? RootReference<Value> }
  }

  /// Two threads may make the same reference. The first one is kept.
  private func add<SomeKey: SharedReaderKey>(
    _ key: SomeKey, _ id: ID, _ initial: SomeKey.Value
  ) -> RootReference<SomeKey.Value> {
    let status = KeyedStatus(key, initial: initial) { [weak self] in self?.removeIfReleased(id) }
    let root = RootReference(initial, label: "\(key)", status: status)
    status.attach(to: root)
    return entries.withLock { entries in
      if let known = entries[id]?.reference as? RootReference<SomeKey.Value> { return known }
      entries[id] = Entry(reference: root)
      return root
    }
  }

  private func removeIfReleased(_ id: ID) {
    entries.withLock { entries in
      if let entry = entries[id], entry.reference == nil { entries[id] = nil }
    }
  }
}

/// A key that uses the storage that is in force where a value is declared, not where the key was
/// made. A key may be a static constant, which all tests of a process share.
protocol StorageDependent {
  var withCurrentStorage: Self { get }
}

func withCurrentStorage<Key: SharedReaderKey>(_ key: Key) -> Key {
  (key as? any StorageDependent)?.withCurrentStorage as? Key ?? key
}

/// A key under which the default value is stored when nothing is.
protocol DefaultStoring {
  /// Whether anything is stored, even if it cannot be read.
  var isStored: Bool { get }
}

/// A default value is made again if it is lost, so it need not be on the disk at once.
enum DefaultSaving {
  /// Whether the running code saves a default value.
  @TaskLocal static var isRunning = false
}
