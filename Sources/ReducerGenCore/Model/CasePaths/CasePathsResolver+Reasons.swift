import ReducerGenIndex
import ReducerGenSyntax

/// Which types get case paths.
extension CasePathsResolver {
  /// Why a type gets case paths.
  struct Reason {
    /// The conformance. Nil for the nested `Action` or `State` of a reducer.
    var site: InheritanceSite?
  }

  func reason(for type: TypeEntry) -> Reason? {
    if !type.isNominal || type.conformsByHand { return nil }
    if let site = index.site(of: .casePathable, on: type) { return Reason(site: site) }
    guard type.declaration.kind == .enum, type.name == "Action" || type.name == "State",
      let parent = type.parent, !parent.isIgnored, index.site(of: .reducer, on: parent) != nil
    else { return nil }
    return Reason()
  }
}
