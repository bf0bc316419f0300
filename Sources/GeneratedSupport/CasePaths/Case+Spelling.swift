// Reports show case key paths as a program spells them. A key path itself can describe only stored
// properties.

extension CasePathable {
  /// `\.child.saved`, or nil if a step of the path is written by hand.
  package static func spelling<Value>(of path: CaseKeyPath<Self, Value>) -> String? {
    _caseAccess().start[keyPath: path].spelling.map { "\\" + $0 }
  }

  fileprivate static func spelling(of route: CaseRoute) -> String? {
    if route.isEmpty { return "" }
    let names = caseNames
    guard names.indices.contains(route.first) else { return nil }
    let name = "." + names[route.first]
    if route.rest.isEmpty { return name }
    return casesOfPayload(at: route.first)?.spelling(of: route.rest).map { name + $0 }
  }

  /// The names of the cases that have a key path, in their order.
  package static var caseNames: [String] {
    "\(_caseAccess().names)".split(separator: "\n").map(String.init)
  }

  private static func casesOfPayload(at index: Int) -> (any CasePathable.Type)? {
    let path = CasePathTable<Self>.path(at: index)
    let start = _caseAccess().start[keyPath: path] as? any ErasedCase
    return start?.payload as? any CasePathable.Type
  }
}

extension Case where Root: CasePathable {
  /// `.child.saved`, or nil if a step is written by hand.
  var spelling: String? { _link == nil ? Root.spelling(of: _route) : _link?.spelling }
}
