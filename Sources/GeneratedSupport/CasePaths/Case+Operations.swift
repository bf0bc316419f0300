// The operations of a case path. All of them can be inlined, down to the `switch` of the enum.

extension Case where Root: CasePathable {
  @inlinable
  func _matches(_ root: Root) -> Bool {
    if let _link { return _link.matches(root) }
    return _CaseVisitor.matches(root, _route)
  }

  @inlinable
  func _extract(from root: Root) -> Value? {
    if let _link { return _link.extract(from: root) }
    return _CaseVisitor.payload(of: root, at: _route)
  }

  @inlinable
  func _embed(_ value: Value) -> Root {
    if let _link { return _link.embed(value) }
    return _CasePayload.make(_route, value)
  }

  @inlinable
  func _modify(_ root: inout Root, _ yield: (inout Value) -> Void) -> Bool {
    if let _link { return _link.modify(&root, yield) }
    guard _CaseVisitor.matches(root, _route) else { return false }
    _CaseVisitor.modify(&root, at: _route, yield)
    return true
  }
}

/// A case path without the type of its payload.
protocol ErasedCase {
  /// The index of the case, or `nil` if the path has several steps or is written by hand.
  var directIndex: Int? { get }
  var payload: Any.Type { get }
  var spelling: String? { get }
  func matches(_ root: Any) -> Bool
  func extractAny(from root: Any) -> Any?
  func embedAny(_ value: Any) -> Any?
}

extension Case: ErasedCase where Root: CasePathable {
  var directIndex: Int? { _link == nil ? _route.onlyIndex : nil }
  var payload: Any.Type { Value.self }

  func matches(_ root: Any) -> Bool {
    (root as? Root).map { _matches($0) } ?? false
  }

  func extractAny(from root: Any) -> Any? {
    (root as? Root).flatMap { _extract(from: $0) }
  }

  func embedAny(_ value: Any) -> Any? {
    (value as? Value).map { _embed($0) }
  }
}
