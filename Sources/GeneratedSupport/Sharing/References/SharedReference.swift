/// The version of a shared value.
enum SharedVersion {
  /// The value that all parts of the program share.
  case current
  /// The value that a test expects.
  case expected(SharedComparison)
  /// The value that a test compares with the expected one.
  case actual(SharedComparison)

  /// The version that the running code reads.
  static var read: Self {
    if let comparison = SharedComparison.assigning { return .expected(comparison) }
    return SharedComparison.running.map(Self.actual) ?? .current
  }
}

/// A shared value, or a part of one. Subclasses do the work.
class SharedReference<Value>: @unchecked Sendable {
  // Subclasses protect their properties.
  private let members = Locked<[AnyKeyPathKey: WeakMember]>([:])

  private struct WeakMember {
    weak var reference: AnyObject?
  }

  /// A key path is a constant that can be used on any thread.
  private struct AnyKeyPathKey: Hashable, @unchecked Sendable {
    let keyPath: AnyKeyPath
    let isReader: Bool
  }

  func value(in version: SharedVersion) -> Value { fatalError("a subclass implements it") }

  /// - Parameter site: the call of `withLock`, for reports.
  func mutate<Result, Failure: Error>(
    at site: CallSite, _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    fatalError("a subclass implements it")
  }

  /// The observers and the persistence of the whole value.
  var status: SharedStatus { fatalError("a subclass implements it") }

  /// The name in reports: `Shared<Int>(.inMemory("count"))`, or `Shared<Int>()` without a key.
  final var name: String { name(of: "Shared", showsValue: false) }

  /// - Parameters:
  ///   - wrapper: The name of the property wrapper's type.
  ///   - showsValue: Whether the value takes the place of a missing key.
  func name(of wrapper: String, showsValue: Bool) -> String {
    fatalError("a subclass implements it")
  }

  /// Two references with this identity have one value.
  var identity: ObjectIdentifier { ObjectIdentifier(self) }

  /// Calls the function after each change of the value, on the thread that has changed it.
  func listen(_ function: @escaping @Sendable () -> Void) -> SharedSubscription {
    status.observation.listen(function)
  }

  /// The value for the running code, which observes it if it observes anything.
  final var value: Value {
    status.observation.accessValue()
    return value(in: .read)
  }

  /// A member of the value. The same member has the same reference.
  final func member<Member>(_ keyPath: WritableKeyPath<Value, Member>) -> SharedReference<Member> {
    member(keyPath, isReader: false) { MemberReference(self, keyPath) }
  }

  final func member<Member>(_ keyPath: KeyPath<Value, Member>) -> SharedReference<Member> {
    member(keyPath, isReader: true) {
      ReadReference(self, memberSpelling(of: keyPath)) { $0[keyPath: keyPath] }
    }
  }

  private func member<Member>(
    _ keyPath: AnyKeyPath, isReader: Bool, _ make: () -> SharedReference<Member>
  ) -> SharedReference<Member> {
    let key = AnyKeyPathKey(keyPath: keyPath, isReader: isReader)
    let made = UncheckedSendable(make())
    return members.withLock { members in
      if let known = members[key]?.reference as? SharedReference<Member> { return known }
      members = members.filter { $0.value.reference != nil }
      members[key] = WeakMember(reference: made.value)
      return made.value
    }
  }
}
