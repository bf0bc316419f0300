/// The names of a client's closures. One has the name of its requirement; overloads add their labels
/// and, where these are the same, their types.
enum InterfaceNames {
  /// Nil for a closure that has the name of another one.
  static func names(of drafts: [InterfaceEndpoints.Draft]) -> [String?] {
    let stages: [(InterfaceEndpoints.Draft) -> String] = [
      { $0.name }, { $0.name + words($0.labels) }, { $0.name + words($0.labels + $0.types) },
      { $0.name + words($0.labels + $0.types + [$0.result]) },
    ]
    var names = drafts.map(\.name)
    for stage in stages {
      let shared = Self.shared(names, drafts)
      for index in drafts.indices where shared.contains(index) {
        names[index] = stage(drafts[index])
      }
    }
    let shared = Self.shared(names, drafts)
    return names.enumerated().map { shared.contains($0) ? nil : $1 }
  }

  /// Those that have the name of another one. Two that stand in different clauses of one `#if` may
  /// share a name.
  private static func shared(
    _ names: [String], _ drafts: [InterfaceEndpoints.Draft]
  ) -> Set<Int> {
    let groups = Dictionary(grouping: names.indices) { names[$0] }.values
    return Set(
      groups.flatMap { group in
        group.filter { index in
          group.contains { other in
            other != index
              && !drafts[index].member.declaration.clauses.exclude(
                drafts[other].member.declaration.clauses)
          }
        }
      })
  }

  /// `AsInt` for `["_", "as", "[Int]"]`.
  private static func words(_ parts: [String]) -> String {
    parts.filter { $0 != "_" }.map { part in
      part.split { !$0.isLetter && !$0.isNumber }.map { SwiftName.upperFirst(String($0)) }.joined()
    }.joined()
  }
}
