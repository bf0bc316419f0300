/// Which types get case paths.
extension CasePathsResolver {
  /// Why a type gets case paths.
  enum Reason {
    case conformance(InheritanceSite)
    /// The nested `Action` or `State` of a reducer.
    case reducer

    var isWritten: Bool {
      if case .conformance = self { true } else { false }
    }
  }

  func reason(for type: TypeEntry) -> Reason? {
    if !type.isNominal || type.conformsByHand { return nil }
    if let site = index.site(of: .casePathable, on: type) { return .conformance(site) }
    guard type.declaration.kind == .enum, type.name == "Action" || type.name == "State",
      let parent = type.parent, !parent.isIgnored, index.site(of: .reducer, on: parent) != nil
    else { return nil }
    return .reducer
  }
}
