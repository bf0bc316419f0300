/// A place inside an enum: one of its cases, or a case of that case's payload, and so on.
///
/// A case key path leads to a value of this type. Use the key path; to keep a place and use it
/// often, use ``AnyCasePath``. To write a case path yourself, use ``init(embed:extract:)``.
///
/// Members of this type that are not names of cases begin with an underscore: `\.child.save` is the
/// case `save` of the payload of `child`.
///
/// `Root` always has case paths. The type does not require it, because the compiler would check it
/// for each property of each enum, on every build: a tenth of the time that case paths take. For
/// the same reason it does not require that `Root` and `Value` can be copied, which they always
/// can.
@dynamicMemberLookup
public struct Case<Root: ~Copyable & ~Escapable, Value: ~Copyable & ~Escapable>: Sendable {
  /// The cases that lead here, unless there is a link.
  @usableFromInline let _route: CaseRoute

  /// A `CaseLink` from the root to the value, if a route has no room for all steps, or if a step is
  /// written by hand.
  @usableFromInline let _anyLink: AnyCaseLink?

  @inlinable
  init(route: CaseRoute) {
    _route = route
    _anyLink = nil
  }

  /// For generated code: the case with this index.
  @inlinable
  public init(_ index: Int) {
    self.init(route: CaseRoute(index))
  }
}

extension Case {
  @inlinable
  init(link: CaseLink<Root, Value>) {
    _route = CaseRoute()
    _anyLink = link
  }

  @inlinable
  var _link: CaseLink<Root, Value>? {
    // Only the initializer above sets it, and it takes a link between these types.
    _anyLink.map { unsafe unsafeDowncast($0, to: CaseLink<Root, Value>.self) }
  }

  /// For generated code: the case with this index of the payload that is at `start`.
  @inlinable
  public init<Enum: CasePathable>(_ start: Case<Root, Enum>, _ index: Int) {
    if start._link == nil, let route = start._route.appending(CaseRoute(index)) {
      self.init(route: route)
    } else {
      self.init(link: JoinedLink(start._link!, Case<Enum, Value>(index)))
    }
  }
}

extension Case where Root == Value {
  /// For generated code: the enum itself, where case paths start.
  @inlinable
  public init() {
    self.init(route: CaseRoute())
  }
}

extension Case where Root: CasePathable {
  /// A case of the payload: the second step of `\.child.save`, if `child` carries an enum of
  /// another module, an optional or a generic parameter.
  ///
  /// A key path with such a step is made each time, which takes some microseconds. Where that
  /// matters, keep the path, or an ``AnyCasePath`` of it. For an enum of the same module, generated
  /// code has a property instead, and no key path is made.
  @_disfavoredOverload
  @inlinable
  public subscript<Next>(dynamicMember path: CaseKeyPath<Value, Next>) -> Case<Root, Next>
  where Value: CasePathable {
    let next = Value._caseAccess().start[keyPath: path]
    if _link == nil, next._link == nil, let route = _route.appending(next._route) {
      return Case<Root, Next>(route: route)
    }
    return Case<Root, Next>(link: JoinedLink(_asLink, next))
  }

  /// For generated code: the case of the payload with this index, where further cases start. Its
  /// route has room for one more case, or it has a link.
  @inlinable
  public func _inner<Next>(_ index: Int) -> Case<Root, Next> where Value: CasePathable {
    if _link == nil, let route = _route.appending(CaseRoute(index)), !route.isFull {
      return Case<Root, Next>(route: route)
    }
    return Case<Root, Next>(link: JoinedLink(_asLink, Case<Value, Next>(index)))
  }

  @usableFromInline
  var _asLink: CaseLink<Root, Value> { _link ?? RouteLink(self) }

  /// A case path that no value reaches, for a payload that has no actions.
  @inlinable
  public var never: Case<Root, Never> { Case<Root, Never>._unreachable() }
}
