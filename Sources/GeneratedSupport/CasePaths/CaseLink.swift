/// A ``CaseLink`` between types that may not be named, because they need not be copyable. It has no
/// state, which the compiler can't see of a class that has subclasses.
@usableFromInline
class AnyCaseLink: @unchecked Sendable {
  @inlinable
  init() {}
}

/// How to reach a place that no ``CaseRoute`` leads to.
///
/// A class and its subclasses, so that a longer path costs one allocation. They have no state that
/// changes, which the compiler can check for the subclasses but not for a class that has any.
@usableFromInline
class CaseLink<Root, Value>: AnyCaseLink, @unchecked Sendable {
  @inlinable
  override init() {}

  @usableFromInline
  func embed(_ value: Value) -> Root { preconditionFailure("abstract") }

  @usableFromInline
  func extract(from root: Root) -> Value? { preconditionFailure("abstract") }

  @usableFromInline
  func matches(_ root: Root) -> Bool { extract(from: root) != nil }

  /// Calls `yield` with the payload, in place where that can be; false when `root` is elsewhere.
  @usableFromInline
  func modify(_ root: inout Root, _ yield: (inout Value) -> Void) -> Bool {
    guard var value = extract(from: root) else { return false }
    yield(&value)
    root = embed(value)
    return true
  }
}

/// A case of the payload at another place.
@usableFromInline
final class JoinedLink<Root, Middle: CasePathable, Value>: CaseLink<Root, Value>,
  @unchecked Sendable
{
  private let outer: CaseLink<Root, Middle>
  private let inner: Case<Middle, Value>

  @usableFromInline
  init(_ outer: CaseLink<Root, Middle>, _ inner: Case<Middle, Value>) {
    self.outer = outer
    self.inner = inner
  }

  override func embed(_ value: Value) -> Root { outer.embed(inner._embed(value)) }

  override func extract(from root: Root) -> Value? {
    outer.extract(from: root).flatMap { inner._extract(from: $0) }
  }

  override func matches(_ root: Root) -> Bool {
    outer.extract(from: root).map { inner._matches($0) } ?? false
  }

  override func modify(_ root: inout Root, _ yield: (inout Value) -> Void) -> Bool {
    var isReached = false
    return outer.modify(&root) { isReached = inner._modify(&$0, yield) } && isReached
  }
}

/// A place with a route, for those who keep it without knowing that its enum has cases.
final class RouteLink<Root: CasePathable, Value>: CaseLink<Root, Value>, @unchecked Sendable {
  private let place: Case<Root, Value>

  init(_ place: Case<Root, Value>) {
    self.place = place
  }

  override func embed(_ value: Value) -> Root { place._embed(value) }
  override func extract(from root: Root) -> Value? { place._extract(from: root) }
  override func matches(_ root: Root) -> Bool { place._matches(root) }

  override func modify(_ root: inout Root, _ yield: (inout Value) -> Void) -> Bool {
    place._modify(&root, yield)
  }
}

/// A place that functions tell how to reach.
final class FunctionLink<Root, Value>: CaseLink<Root, Value>, @unchecked Sendable {
  private let embedding: @Sendable (Value) -> Root
  private let extraction: @Sendable (Root) -> Value?

  init(
    embed: @escaping @Sendable (Value) -> Root, extract: @escaping @Sendable (Root) -> Value?
  ) {
    embedding = embed
    extraction = extract
  }

  override func embed(_ value: Value) -> Root { embedding(value) }
  override func extract(from root: Root) -> Value? { extraction(root) }
}
