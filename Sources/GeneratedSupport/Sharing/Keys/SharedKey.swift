/// A place where a shared value is stored.
///
/// ```swift
/// /// Stores a text in a dictionary.
/// struct NoteKey: SharedKey {
///   static let notes = LockIsolated<[String: String]>([:])
///   let name: String
///   var id: String { name }
///
///   func load(context: LoadContext<String>, continuation: LoadContinuation<String>) {
///     continuation.resume(with: .success(Self.notes.value[name]))
///   }
///
///   func subscribe(
///     context: LoadContext<String>, subscriber: SharedSubscriber<String>
///   ) -> SharedSubscription {
///     SharedSubscription {}
///   }
///
///   func save(_ value: String, context: SaveContext, continuation: SaveContinuation) {
///     Self.notes.withValue { $0[name] = value }
///     continuation.resume()
///   }
/// }
///
/// struct Editor {
///   @Shared(NoteKey(name: "today")) var note = ""
/// }
/// ```
public protocol SharedKey<Value>: SharedReaderKey {
  /// Saves the value.
  ///
  /// Resume the continuation exactly once, now or later. It is not called for one value by two
  /// threads at once.
  func save(_ value: Value, context: SaveContext, continuation: SaveContinuation)
}

/// Why a key saves a value.
public enum SaveContext: Hashable, Sendable {
  /// The value has changed. A key may save it later, together with further changes.
  case didSet
  /// The program has called ``Shared/save()``, and waits.
  case userInitiated
}
