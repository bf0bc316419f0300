import ReducerGenIndex

/// The access level that an import needs. The compiler reports an import whose level is higher than
/// necessary.
struct ImportReach {
  var access: Access
  /// Where that holds, if not everywhere.
  var condition = ""
  /// The access level in all other builds.
  var otherwise = Access.internal

  /// - Parameter given: The conditions under which the import is compiled.
  init(_ needing: [Signatures], given: [String]) {
    var needs = needing
    for index in needs.indices { needs[index].conditions.removeAll(where: given.contains) }
    let always = needs.filter(\.conditions.isEmpty)
      .reduce(.internal) { max($0, $1.access.ofImports) }
    access = needs.reduce(.internal) { max($0, $1.access.ofImports) }
    otherwise = always
    var conditions: [String] = []
    for need in needs where need.access.ofImports > always {
      let all = need.conditions.joined(separator: " && ")
      let condition = need.conditions.count > 1 ? "(" + all + ")" : all
      if !conditions.contains(condition) { conditions.append(condition) }
    }
    condition = conditions.joined(separator: " || ")
  }

  init(_ access: Access) { self.access = access }

  /// The same, but not higher than the level that is written.
  func limited(to written: Access) -> Self {
    if otherwise >= written { return Self(max(.internal, written)) }
    var limited = self
    limited.access = max(.internal, min(access, written))
    if limited.access == otherwise { limited.condition = "" }
    return limited
  }
}
