import GeneratedSupport

extension ChangeWriter {
  /// The change of a case's payload, where it is smaller than the case.
  func casePayload(from before: Any, to after: Any, at place: String) -> [Statement]? {
    guard let after = after as? any CasePathable, let name = caseWithPath(after),
      name == enumCaseName(of: before),
      let old = payload(ofCase: before), let new = payload(ofCase: after), !areEqual(old, new)
    else { return nil }
    let changes = block(from: old, to: new)
    if changes.contains(where: { $0.assigns("$0") }) { return nil }
    // A shared value in it has been changed elsewhere.
    if changes.isEmpty { return [] }
    return [.block(head: "\(place).modify(\\.\(SourceName.escaped(name)))", changes)]
  }

  /// The name of the value's case, if it has a case key path.
  func caseWithPath(_ value: any CasePathable) -> String? {
    guard let name = enumCaseName(of: value), caseNames(of: value).contains(name) else {
      return nil
    }
    return name
  }
}

/// What a case holds: one value, also with a label, or a tuple.
func payload(ofCase value: Any) -> Any? {
  guard let payload = Mirror(reflecting: value).children.first?.value else { return nil }
  let parts = Mirror(reflecting: payload)
  let isOneWithLabel = parts.displayStyle == .tuple && parts.children.count == 1
  return isOneWithLabel ? parts.children.first?.value : payload
}

/// Those that have a case key path.
func caseNames<Root: CasePathable>(of value: Root) -> [String] {
  Root.caseNames
}

/// Values are equal if they are so for the test store, or, without `Equatable`, if their dumps are.
func areEqual(_ one: Any, _ other: Any) -> Bool {
  func isEqual<Value: Equatable>(_ one: Value) -> Bool { (other as? Value) == one }
  func hasNoDifference<Value>(_ one: Value) -> Bool {
    (other as? Value).map { diff(one, $0) == nil } ?? false
  }
  if let one = one as? any Equatable { return isEqual(one) }
  return _openExistential(one, do: hasNoDifference)
}
