extension StackState where Element: CasePathable {
  /// The payload of the element with an id, if the element is in the case that `path` names.
  ///
  /// ```swift
  /// struct Detail { var isLoading = false }
  /// enum Screen: CasePathable { case detail(Detail), settings }
  ///
  /// func load(_ id: StackElementID, in path: inout StackState<Screen>) {
  ///   path[id: id, case: \.detail]?.isLoading = true
  /// }
  /// ```
  ///
  /// Assigning `nil` removes the element. If the element is in another case, or is missing, a
  /// change is an issue, and changes nothing.
  public subscript<Value>(
    id id: StackElementID, case path: CaseKeyPath<Element, Value>,
    fileID fileID: _SiteText = #fileID, filePath filePath: _SiteText = #filePath,
    line line: _SiteNumber = #line, column column: _SiteNumber = #column
  ) -> Value? {
    get { self[id: id].flatMap { $0[case: path] } }
    _modify {
      let toCase = Element._caseAccess().start[keyPath: path]
      var value = takePayload(id, toCase)
      let isThere = value != nil
      defer {
        if isThere {
          putBackPayload(value.take(), id, toCase)
        } else {
          reportCase(of: id, otherThan: toCase, CallSite(at: fileID, filePath, line, column))
        }
      }
      yield &value
    }
  }

  /// Moves the payload of an element out of the stack, so that it is uniquely referenced while it
  /// changes.
  private mutating func takePayload<Value>(
    _ id: StackElementID, _ toCase: Case<Element, Value>
  ) -> Value? {
    guard let index = ids.firstIndex(of: id), let value = toCase._extract(from: elements[index])
    else { return nil }
    _ = take(at: index)
    return value
  }

  private mutating func putBackPayload<Value>(
    _ value: consuming Value?, _ id: StackElementID, _ toCase: Case<Element, Value>
  ) {
    guard let index = ids.firstIndex(of: id) else { return }
    putBack((consume value).map { toCase._embed($0) }, at: index)
  }

  private func reportCase<Value>(
    of id: StackElementID, otherThan toCase: Case<Element, Value>, _ site: CallSite
  ) {
    let fact = self[id: id].map {
      "the element with the ID \(id) is in another case, \"\(caseName(of: $0, otherThan: toCase))\""
    }
    let reason = fact ?? "no element has the ID \(id)"
    let text = "Can't change the value of this case, because \(reason)."
    IssueReport(text, site: site).deliver()
  }
}
