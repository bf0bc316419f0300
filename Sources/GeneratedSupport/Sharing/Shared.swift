/// A value that several parts of a program share. All of them see each change at once.
///
/// ```swift
/// struct Counter: Reducer {
///   struct State: Equatable {
///     @Shared(.inMemory("count")) var count = 0
///   }
///   enum Action { case incrementTapped }
///
///   var body: some Reducer<State, Action> {
///     Reduce { state, action in
///       switch action {
///       case .incrementTapped:
///         state.$count.withLock { $0 += 1 }
///         return .none
///       }
///     }
///   }
/// }
/// ```
///
/// All values with the same key are one value: see ``SharedReaderKey/inMemory(_:)``,
/// `.fileStorage(_:)` and `.appStorage(_:)`. Each test has values of its own. A value without a
/// key, `Shared(value: 0)`, is shared by passing `$count` on.
///
/// A value can be read and changed on any thread. Code that is observed, such as a view, runs again
/// when the value changes. In a state, two shared values are equal if their values are; a
/// `TestStore` compares the value before an action with the one after it.
@propertyWrapper @dynamicMemberLookup
public struct Shared<Value> {
  let reference: SharedReference<Value>

  init(reference: SharedReference<Value>) {
    self.reference = reference
  }

  /// A value without a key. It is shared with everything that gets the projected value.
  public init(value: sending Value) {
    reference = DeclaredReference(RootReference(value))
  }

  /// The same shared value as another one: `_count = Shared(projectedValue: parent.$count)`.
  public init(projectedValue: Shared<Value>) {
    self = projectedValue
  }

  /// The value of an optional. Nil if the optional is nil now.
  ///
  /// ```swift
  /// func rename(_ name: Shared<String?>) {
  ///   if let name = Shared(name) {
  ///     name.withLock { $0 += ", Jr." }
  ///   }
  /// }
  /// ```
  ///
  /// If the optional becomes nil later, this keeps its last value, and changes are lost and
  /// reported as issues.
  public init?(_ base: Shared<Value?>) {
    guard let reference = UnwrappedReference(base.reference) else { return nil }
    self.init(reference: reference)
  }

  /// The current value.
  public var wrappedValue: Value {
    get { reference.value }
    @available(
      *, deprecated,
      message:
        "use '$value.withLock { $0 = … }', because other threads may change the value at the same time"
    )
    nonmutating set { withLock { $0 = newValue } }
  }

  /// The shared value itself, which is passed on to share it. Assign another one to share another
  /// value.
  public var projectedValue: Shared<Value> {
    get { self }
    set { self = newValue }
  }

  /// Changes the value. No other change happens meanwhile.
  ///
  /// The closure gets a copy of the value, so that others can read the value in the meantime. A
  /// value with a key is saved afterwards. The closure must not change the same shared value in
  /// another way.
  @discardableResult
  public func withLock<Result, Failure: Error>(
    _ operation: (inout Value) throws(Failure) -> Result, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(Failure) -> Result {
    try reference.mutate(at: CallSite(fileID, filePath, line, column), operation)
  }
}

extension Shared: Sendable where Value: Sendable {}

// MARK: Parts

extension Shared {
  /// A part of the value that can be changed: `$user.name`, `$users[id: 1]`.
  public subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> Shared<Member> {
    Shared<Member>(reference: reference.member(keyPath))
  }

  /// A part of the value that can be read: `$user.name.count`.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value, Member>
  ) -> SharedReader<Member> {
    SharedReader<Member>(reference: reference.member(keyPath))
  }

  /// A value that is computed from the shared one whenever it is read.
  ///
  /// ```swift
  /// func largest(of numbers: Shared<[Int]>) -> SharedReader<Int?> {
  ///   numbers.read { $0.max() }
  /// }
  /// ```
  public func read<Member>(
    _ body: @escaping @Sendable (Value) -> Member
  ) -> SharedReader<Member> {
    SharedReader<Member>(reference: ReadReference(reference, ".read", body))
  }
}
