/// What a case key path leads to: the place of a case in its enum, and in the enums around that.
///
/// Its own members begin with `_`, because the cases of `Value` are its members.
@dynamicMemberLookup
public struct Case<Value>: Sendable {
  let _index: Int
  /// The case, in another enum, that holds this one's enum. Nil in most key paths: `\.settings`.
  let _outer: CaseNesting?

  /// The case of that number in the enum that the key path begins with.
  public init(_ index: Int) {
    _index = index
    _outer = nil
  }

  init(_ index: Int, in outer: CaseNesting) {
    _index = index
    _outer = outer
  }

  /// A case of the enum that this case holds.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, Case<Member>>
  ) -> Case<Member> where Value: CasePathable {
    let inner = Value.AllCasePaths()[keyPath: keyPath]
    let outer = CaseNestingIn(self)
    return Case<Member>(inner._index, in: inner._outer.map { $0.nested(in: outer) } ?? outer)
  }
}

extension Case {
  /// What the case holds, if `root` is this case.
  func _extract<Root: CasePathable>(from root: Root) -> Value? {
    if let _outer { return _outer.extract(_index, from: root) }
    return extractPayload(_index, from: root)
  }

  /// Whether `root` is this case.
  func _matches<Root: CasePathable>(_ root: Root) -> Bool {
    if let _outer { return _outer.matches(_index, root) }
    return indexOfCase(root) == _index
  }

  func _embed<Root: CasePathable>(_ value: Value, in root: Root.Type) -> Root {
    if let _outer { return _outer.embed(_index, value) }
    return makeCase(_index, value)
  }
}

/// What a `Case` can do when its value's type is not known.
protocol AnyCase {
  func anyValue<Root: CasePathable>(from root: Root) -> Any?
  func embedAny<Root: CasePathable>(_ value: Any, in root: Root.Type) -> Root?
  func matches<Root: CasePathable>(_ root: Root) -> Bool
}

extension Case: AnyCase {
  func anyValue<Root: CasePathable>(from root: Root) -> Any? {
    _extract(from: root).map { $0 as Any }
  }

  func embedAny<Root: CasePathable>(_ value: Any, in root: Root.Type) -> Root? {
    guard let value = value as? Value else { return nil }
    return _embed(value, in: root)
  }

  func matches<Root: CasePathable>(_ root: Root) -> Bool { _matches(root) }
}
