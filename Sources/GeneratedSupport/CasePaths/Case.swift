/// A place inside an enum: one of its cases, or a case of that case's payload, and so on.
///
/// This is what a case key path leads to. Use the key path; when you want to keep a place and use it
/// often, use ``AnyCasePath``. The members of this type that are not the names of cases begin with an
/// underscore: `\.child.save` is the case `save` of what `child` carries.
///
/// `Root` is an enum with case paths wherever there is a place. The type does not say so, because the
/// compiler would check it for each property of each enum, on every build: a tenth of the time that
/// case paths take.
@dynamicMemberLookup
public struct Case<Root, Value>: Sendable {
  /// The index of a case of `Root`. Has no meaning when there is a link.
  @usableFromInline let _index: Int

  /// How to go when the way is longer than one case, or is not a case of `Root` at all.
  @usableFromInline let _link: CaseLink<Root, Value>?

  /// For generated code: the case with this index.
  @inlinable
  public init(_ index: Int) {
    _index = index
    _link = nil
  }

  @inlinable
  init(link: CaseLink<Root, Value>) {
    _index = -1
    _link = link
  }
}

extension Case where Root: CasePathable {
  /// A case of the payload: the second step of `\.child.save`.
  ///
  /// A key path with such a step is made at each evaluation, which takes the Swift runtime some
  /// microseconds. Where that counts, keep the path, or an ``AnyCasePath`` of it.
  @inlinable
  public subscript<Next>(dynamicMember path: CaseKeyPath<Value, Next>) -> Case<Root, Next>
  where Value: CasePathable {
    _next(Value._casePathRoot[keyPath: path])
  }

  /// A case of the payload, by its index.
  @inlinable
  func _next<Next>(_ index: Int) -> Case<Root, Next> where Value: CasePathable {
    _next(Case<Value, Next>(index))
  }

  @inlinable
  func _next<Next>(_ next: Case<Value, Next>) -> Case<Root, Next> where Value: CasePathable {
    Case<Root, Next>(link: JoinedLink(self, next))
  }

  /// A place that no value reaches, for a domain that has no actions.
  public var never: Case<Root, Never> {
    Case<Root, Never>(link: FunctionLink(embed: absurd, extract: { _ in nil }))
  }
}

/// There is no argument to call this with.
@Sendable
private func absurd<Value>(_ never: Never) -> Value {}
