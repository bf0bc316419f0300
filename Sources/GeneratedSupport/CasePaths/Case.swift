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

  @inlinable
  init(link: CaseLink<Root, Value>) {
    _index = -1
    _link = link
  }

  /// A place that functions tell how to reach.
  package init(
    _embed embed: @escaping @Sendable (Value) -> Root,
    _extract extract: @escaping @Sendable (Root) -> Value?
  ) {
    self.init(link: FunctionLink(embed: embed, extract: extract))
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
  @inlinable
  public subscript<Next>(dynamicMember path: CaseKeyPath<Value, Next>) -> Case<Root, Next>
  where Value: CasePathable {
    _appending(Value._casePathRoot[keyPath: path])
  }

  /// A place that no value reaches, for a domain that has no actions.
  public var never: Case<Root, Never> {
    Case<Root, Never>(_embed: absurd, _extract: { _ in nil })
  }

  @inlinable
  func _appending<Next>(_ next: Case<Value, Next>) -> Case<Root, Next> {
    Case<Root, Next>(link: JoinedLink(self, next))
  }
}

/// There is no argument to call this with.
@Sendable
private func absurd<Value>(_ never: Never) -> Value {}
