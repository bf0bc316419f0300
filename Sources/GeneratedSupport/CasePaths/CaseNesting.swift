/// The way from a root to the enum that holds a nested case. Immutable, so it may be shared.
class CaseNesting: @unchecked Sendable {
  // Safety: this class and its only subclass have `let` properties of Sendable type.

  func extract<Root: CasePathable, Value>(_ index: Int, from root: Root) -> Value? {
    preconditionFailure("overridden")
  }

  func matches<Root: CasePathable>(_ index: Int, _ root: Root) -> Bool {
    preconditionFailure("overridden")
  }

  func embed<Root: CasePathable, Value>(_ index: Int, _ value: Value) -> Root {
    preconditionFailure("overridden")
  }

  /// The same way, from further out.
  func nested(in outer: CaseNesting) -> CaseNesting {
    preconditionFailure("overridden")
  }
}

/// Through a case that holds an `Enum`.
final class CaseNestingIn<Enum: CasePathable>: CaseNesting, @unchecked Sendable {
  private let holder: Case<Enum>

  init(_ holder: Case<Enum>) {
    self.holder = holder
  }

  override func extract<Root: CasePathable, Value>(_ index: Int, from root: Root) -> Value? {
    guard let value = holder._extract(from: root) else { return nil }
    return extractPayload(index, from: value)
  }

  override func matches<Root: CasePathable>(_ index: Int, _ root: Root) -> Bool {
    guard let value = holder._extract(from: root) else { return false }
    return indexOfCase(value) == index
  }

  override func embed<Root: CasePathable, Value>(_ index: Int, _ value: Value) -> Root {
    holder._embed(makeCase(index, value), in: Root.self)
  }

  override func nested(in outer: CaseNesting) -> CaseNesting {
    CaseNestingIn(Case(holder._index, in: holder._outer.map { $0.nested(in: outer) } ?? outer))
  }
}
