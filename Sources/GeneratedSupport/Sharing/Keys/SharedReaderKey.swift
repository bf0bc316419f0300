/// A place from which a shared value is loaded, and which tells when the stored value changes.
///
/// A key that can also save the value is a ``SharedKey``.
public protocol SharedReaderKey<Value>: Sendable {
  /// The type of the shared value.
  associatedtype Value
  /// The type of ``id``. By default, this is the key itself.
  associatedtype ID: Hashable = Self

  /// Identifies the place. All shared values with the same id and type are one value. Ids are
  /// compared on any thread.
  var id: ID { get }

  /// Loads the value.
  ///
  /// Resume the continuation exactly once, now or later. The shared value has its default value
  /// until then.
  func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>)

  /// Subscribes to changes of the stored value that other programs, or other parts of this one,
  /// make.
  ///
  /// The returned subscription is cancelled when the last reference to the shared value goes away.
  func subscribe(
    context: LoadContext<Value>, subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription
}

extension SharedReaderKey where ID == Self {
  public var id: Self { self }
}

/// Why a key loads a value.
public enum LoadContext<Value> {
  /// The shared value is declared, with this default value.
  case initialValue(Value)
  /// The program has called ``Shared/load()``.
  case userInitiated

  /// The default value.
  public var initialValue: Value? {
    if case .initialValue(let value) = self { value } else { nil }
  }
}

extension LoadContext: Sendable where Value: Sendable {}
extension LoadContext: Equatable where Value: Equatable {}
extension LoadContext: Hashable where Value: Hashable {}
