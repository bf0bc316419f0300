import ReducerGenSyntax

/// Names for things that are made of functions, such as a client's closures. One has the name of its
/// function; overloads add their labels and, where these are the same, their types.
enum OverloadNames {
  /// What tells a function from others of its name.
  struct Candidate {
    var name: String
    var labels: [String]
    var types: [String]
    var result: String
    var clauses: [ClauseSyntax]
  }

  /// Nil for a function that has the name of another one.
  static func names(of candidates: [Candidate]) -> [String?] {
    let stages: [(Candidate) -> String] = [
      { $0.name }, { $0.name + words($0.labels) }, { $0.name + words($0.labels + $0.types) },
      { $0.name + words($0.labels + $0.types + [$0.result]) },
    ]
    var names = candidates.map(\.name)
    for stage in stages {
      let shared = Self.shared(names, candidates)
      for index in candidates.indices where shared.contains(index) {
        names[index] = stage(candidates[index])
      }
    }
    let shared = Self.shared(names, candidates)
    return names.enumerated().map { shared.contains($0) ? nil : $1 }
  }

  /// Those that have the name of another one. Two that stand in different clauses of one `#if` may
  /// share a name.
  private static func shared(
    _ names: [String], _ candidates: [Candidate]
  ) -> Set<Int> {
    let groups = Dictionary(grouping: names.indices) { names[$0] }.values
    return Set(
      groups.filter { $0.count > 1 }.flatMap { group in
        // Whatever stands in no clause has the name of all others.
        if group.contains(where: { candidates[$0].clauses.isEmpty }) { return group }
        return group.filter { index in
          group.contains { other in
            other != index && !candidates[index].clauses.exclude(candidates[other].clauses)
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
