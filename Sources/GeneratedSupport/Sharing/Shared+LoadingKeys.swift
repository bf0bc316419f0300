extension Shared {
  /// Loads the value of another key. From now on, this shared value and its copies and parts are
  /// the value of that key. Returns when the value has been loaded.
  ///
  /// ```swift
  /// struct Notebook {
  ///   @Shared(.inMemory("page 1")) var page = ""
  ///
  ///   func turn(to number: Int) async throws {
  ///     try await $page.load(.inMemory("page \(number)"))
  ///   }
  /// }
  /// ```
  ///
  /// The value stays as it is until the other one is loaded, and also if nothing is stored under
  /// the key. If the value cannot be loaded, this throws, and the error is the ``loadError``. Other
  /// declarations keep the key that they had.
  public nonisolated(nonsending) func load(_ key: some SharedKey<Value>) async throws {
    try await reference.load(key) { reference.value(in: .current) }
  }

  /// Loads the value of another key. If nothing is stored, this is the default value of the key.
  /// See ``load(_:)``.
  public nonisolated(nonsending) func load<Key: SharedKey<Value>>(
    _ key: Key.Default
  ) async throws {
    try await reference.load(key, default: key.makeInitial)
  }
}

extension SharedReader {
  /// Loads the value of another key. From now on, this shared value and its copies and parts are
  /// the value of that key. Returns when the value has been loaded.
  ///
  /// ```swift
  /// struct Page {
  ///   @SharedReader(value: "") var text
  ///
  ///   func turn(to number: Int) async throws {
  ///     try await $text.load(.inMemory("page \(number)"))
  ///   }
  /// }
  /// ```
  ///
  /// The value stays as it is until the other one is loaded, and also if nothing is stored under
  /// the key. If the value cannot be loaded, this throws, and the error is the ``loadError``. Other
  /// declarations keep the key that they had.
  public nonisolated(nonsending) func load(_ key: some SharedReaderKey<Value>) async throws {
    try await reference.load(key) { reference.value(in: .current) }
  }

  /// Loads the value of another key. If nothing is stored, this is the default value of the key.
  /// See ``load(_:)``.
  public nonisolated(nonsending) func load<Key: SharedReaderKey<Value>>(
    _ key: Key.Default
  ) async throws {
    try await reference.load(key, default: key.makeInitial)
  }
}
