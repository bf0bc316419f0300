/// A place inside an enum: one of its cases, or a case of that case's payload, and so on.
///
/// This is what a case key path leads to. Use the key path; when you want to keep a place and use it
/// often, use ``AnyCasePath``. The members of this type begin with an underscore, because every
/// other name belongs to the payload's cases: `\.child.save` is the case `save` of what `child`
/// carries.
@dynamicMemberLookup
public struct Case<Root, Value>: Sendable {
  /// The index of a case of `Root`. Has no meaning when there is a link.
  @usableFromInline let _index: Int

  /// How to go when the way is longer than one case, or is not a case of `Root` at all.
  @usableFromInline let _link: CaseLink<Root, Value>?

  @usableFromInline
  init(link: CaseLink<Root, Value>) {
    _index = -1
    _link = link
  }

  /// A place that code tells how to reach. `modify` may be left out.
  package init(
    _embed embed: @escaping @Sendable (Value) -> Root,
    _extract extract: @escaping @Sendable (Root) -> Value?,
    _modify modify: (@Sendable (inout Root, (inout Value) -> Void) -> Bool)? = nil
  ) {
    self.init(link: CaseLink(embed: embed, extract: extract, modify: modify))
  }
}

extension Case where Root: CasePathable {
  /// For generated code: the case with this index.
  @inlinable
  public init(_ index: Int) {
    _index = index
    _link = nil
  }
}

extension Case {
  /// A case of the payload: the second step of `\.child.save`.
  public subscript<Next>(dynamicMember path: CaseKeyPath<Value, Next>) -> Case<Root, Next>
  where Value: CasePathable {
    _appending(Value._casePathRoot[keyPath: path])
  }

  /// A place that no value reaches, for a domain that has no actions.
  public var never: Case<Root, Never> {
    Case<Root, Never>(_embed: absurd, _extract: { _ in nil }, _modify: { _, _ in false })
  }

  @usableFromInline
  func _appending<Next>(_ next: Case<Value, Next>) -> Case<Root, Next> {
    Case<Root, Next>(
      _embed: { _embed(next._embed($0)) },
      _extract: { root in _extract(from: root).flatMap { next._extract(from: $0) } },
      _modify: { root, yield in
        var isReached = false
        // The outer payload must not be moved out in vain: a mismatch further in would still cost
        // a round trip, but leaves the value as it was.
        return _modify(&root) { isReached = next._modify(&$0, yield) } && isReached
      })
  }
}

/// How to reach a place that is not simply a case of `Root`.
@usableFromInline
final class CaseLink<Root, Value>: Sendable {
  let embed: @Sendable (Value) -> Root
  let extract: @Sendable (Root) -> Value?
  let modify: (@Sendable (inout Root, (inout Value) -> Void) -> Bool)?

  init(
    embed: @escaping @Sendable (Value) -> Root,
    extract: @escaping @Sendable (Root) -> Value?,
    modify: (@Sendable (inout Root, (inout Value) -> Void) -> Bool)?
  ) {
    self.embed = embed
    self.extract = extract
    self.modify = modify
  }

  @usableFromInline
  func callEmbed(_ value: Value) -> Root { embed(value) }

  @usableFromInline
  func callExtract(_ root: Root) -> Value? { extract(root) }

  @usableFromInline
  func callModify(_ root: inout Root, _ yield: (inout Value) -> Void) -> Bool {
    if let modify { return modify(&root, yield) }
    guard var value = extract(root) else { return false }
    yield(&value)
    root = embed(value)
    return true
  }
}

/// There is no argument to call this with.
@Sendable
private func absurd<Value>(_ never: Never) -> Value {}
