// What can be done at a place. Each operation exists twice: for a root that is known to be
// case-pathable, where the compiler can inline down to the enum's `switch`, and for any root, where
// a bare index still means that the type conforms, but only the running program knows it.

extension Case where Root: CasePathable {
  @inlinable
  func _matches(_ root: Root) -> Bool {
    if let _link { return _link.callExtract(root) != nil }
    return _CaseVisitor.index(of: root) == _index
  }

  @inlinable
  func _extract(from root: Root) -> Value? {
    if let _link { return _link.callExtract(root) }
    return _CaseVisitor.payload(of: root, at: _index)
  }

  @inlinable
  func _embed(_ value: Value) -> Root {
    if let _link { return _link.callEmbed(value) }
    return _CasePayload.make(_index, value)
  }

  @inlinable
  func _modify(_ root: inout Root, _ yield: (inout Value) -> Void) -> Bool {
    if let _link { return _link.callModify(&root, yield) }
    guard _CaseVisitor.index(of: root) == _index else { return false }
    _CaseVisitor.modify(&root, at: _index, yield)
    return true
  }
}

extension Case {
  @usableFromInline
  func _extract(from root: Root) -> Value? {
    if let _link { return _link.callExtract(root) }
    func open<E: CasePathable>(_: E.Type) -> Value? {
      _CaseVisitor.payload(of: root as! E, at: _index)
    }
    return open(Self._conformingRoot)
  }

  @usableFromInline
  func _embed(_ value: Value) -> Root {
    if let _link { return _link.callEmbed(value) }
    func open<E: CasePathable>(_: E.Type) -> Root {
      _CasePayload.make(_index, value) as E as! Root
    }
    return open(Self._conformingRoot)
  }

  @usableFromInline
  func _modify(_ root: inout Root, _ yield: (inout Value) -> Void) -> Bool {
    if let _link { return _link.callModify(&root, yield) }
    guard var value = _extract(from: root) else { return false }
    yield(&value)
    root = _embed(value)
    return true
  }

  /// Only ``Case/init(_:)`` makes a place without a link, and it asks for the conformance.
  private static var _conformingRoot: any CasePathable.Type { Root.self as! any CasePathable.Type }
}

/// A place whose value's type is not known.
protocol ErasedCase {
  /// The index of a case, or `nil` when it is further in.
  var directIndex: Int? { get }
  func matches(_ root: Any) -> Bool
  func extractAny(from root: Any) -> Any?
  func embedAny(_ value: Any) -> Any?
}

extension Case: ErasedCase {
  var directIndex: Int? { _link == nil ? _index : nil }

  func matches(_ root: Any) -> Bool {
    guard let root = root as? Root else { return false }
    return _extract(from: root) != nil
  }

  func extractAny(from root: Any) -> Any? {
    (root as? Root).flatMap { _extract(from: $0) }
  }

  func embedAny(_ value: Any) -> Any? {
    (value as? Value).map { _embed($0) }
  }
}
