/// A ``CaseLink`` whose types are not known to be copyable.
///
/// It has no state, but the compiler cannot prove that for a class with subclasses.
@usableFromInline
class AnyCaseLink: @unchecked Sendable {
  @inlinable
  init() {}
}

/// Reaches a place that no ``CaseRoute`` leads to.
///
/// This is a class with subclasses, so that a longer path costs one allocation. All their
/// properties are constants. The compiler can check that for the subclasses, but not for a class
/// that has any.
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

  /// `.child.saved`, for reports. Nil if it is not known.
  var spelling: String? { nil }

  /// Calls `yield` with the payload, in place if possible. False if `root` is in a different case.
  @usableFromInline
  func modify(_ root: inout Root, _ yield: (inout Value) -> Void) -> Bool {
    guard var value = extract(from: root) else { return false }
    yield(&value)
    root = embed(value)
    return true
  }
}

/// A case of the payload that another link reaches.
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

  override var spelling: String? {
    guard let outer = outer.spelling, let inner = inner.spelling else { return nil }
    return outer + inner
  }

  override func modify(_ root: inout Root, _ yield: (inout Value) -> Void) -> Bool {
    var isReached = false
    return outer.modify(&root) { isReached = inner._modify(&$0, yield) } && isReached
  }
}

/// A place with a route, for ``AnyCasePath``, which does not know that its enum has cases.
final class RouteLink<Root: CasePathable, Value>: CaseLink<Root, Value>, @unchecked Sendable {
  private let start: Case<Root, Value>

  init(_ start: Case<Root, Value>) {
    self.start = start
  }

  override func embed(_ value: Value) -> Root { start._embed(value) }
  override func extract(from root: Root) -> Value? { start._extract(from: root) }
  override func matches(_ root: Root) -> Bool { start._matches(root) }
  override var spelling: String? { start.spelling }

  override func modify(_ root: inout Root, _ yield: (inout Value) -> Void) -> Bool {
    start._modify(&root, yield)
  }
}

/// A place that two functions reach.
///
/// The functions are safe to call on any thread. Those that users write are `@Sendable`. Those of
/// this library capture only places and ids: they are not `@Sendable` because they also capture
/// types whose conformances can be isolated.
final class FunctionLink<Root, Value>: CaseLink<Root, Value>, @unchecked Sendable {
  private let embedding: (Value) -> Root
  private let extraction: (Root) -> Value?
  private let makeSpelling: (() -> String?)?

  init(
    embed: @escaping (Value) -> Root, extract: @escaping (Root) -> Value?,
    spelling: (() -> String?)? = nil
  ) {
    embedding = embed
    extraction = extract
    makeSpelling = spelling
  }

  override func embed(_ value: Value) -> Root { embedding(value) }
  override func extract(from root: Root) -> Value? { extraction(root) }
  override var spelling: String? { makeSpelling?() }
}
