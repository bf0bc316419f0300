extension SharedReaderKey {
  /// A key with a default value: `InMemoryKey<Bool>.Default`. See ``subscript(_:default:)``.
  public typealias Default = _SharedKeyDefault<Self>

  /// A key with a default value, so that the places that use it need not repeat the value:
  ///
  /// ```swift
  /// extension SharedReaderKey where Self == InMemoryKey<Bool>.Default {
  ///   static var isMuted: Self { Self[.inMemory("isMuted"), default: false] }
  /// }
  ///
  /// struct Player {
  ///   @Shared(.isMuted) var isMuted
  /// }
  /// ```
  public static subscript<Base: SharedReaderKey>(
    key: Base, default value: @autoclosure @escaping () -> Base.Value
  ) -> Self where Self == _SharedKeyDefault<Base> {
    Self(base: key, initial: UncheckedSendable(value))
  }
}

/// A key and its default value. Write `Key.Default`.
public struct _SharedKeyDefault<Base: SharedReaderKey>: SharedReaderKey {
  let base: Base
  /// Not `@Sendable`, so that the value can be one of the main actor. It is called where a shared
  /// value with this key is declared; a key with such a value can be named on the main actor only.
  fileprivate let initial: UncheckedSendable<() -> Base.Value>

  func makeInitial() -> Base.Value { initial.value() }

  /// The default value of the key.
  public var initialValue: Base.Value { makeInitial() }

  public var id: Base.ID { base.id }

  public func load(
    context: LoadContext<Base.Value>, continuation: LoadContinuation<Base.Value>
  ) {
    base.load(context: context, continuation: continuation)
  }

  public func subscribe(
    context: LoadContext<Base.Value>, subscriber: SharedSubscriber<Base.Value>
  ) -> SharedSubscription {
    base.subscribe(context: context, subscriber: subscriber)
  }
}

extension _SharedKeyDefault: SharedKey where Base: SharedKey {
  public func save(_ value: Base.Value, context: SaveContext, continuation: SaveContinuation) {
    base.save(value, context: context, continuation: continuation)
  }
}

extension _SharedKeyDefault: StorageDependent {
  var withCurrentStorage: Self {
    guard let base = (base as? any StorageDependent)?.withCurrentStorage as? Base else {
      return self
    }
    return Self(base: base, initial: initial)
  }
}

extension _SharedKeyDefault: DefaultStoring {
  var isStored: Bool { (base as? any DefaultStoring)?.isStored ?? true }
}

extension _SharedKeyDefault: CodingThreadKey {
  var codingThread: CodingThread { GeneratedSupport.codingThread(of: base) }
}

extension _SharedKeyDefault: CustomStringConvertible {
  public var description: String { "\(base)" }
}
