import ReducerGenIndex
import ReducerGenSyntax

/// Two operators in one body run the same reducer for the same child.
enum ChildRunsTwice: WiringRule {
  static let id = "child-runs-twice"
  static let problem =
    "Two operators run the reducer of the same child, so each action of the child runs it twice."
  static let remedy = "Remove one of the operators."

  static func diagnostics(in target: WiredTarget) -> [Diagnostic] {
    let words = ChildOperator.Kind.allCases.map(\.rawValue)
    return target.features.filter { words.contains(where: $0.mentions) }.flatMap { feature in
      feature.bodies.flatMap { repeated(in: $0, of: feature) }
    }
  }

  private static func repeated(in body: WiredBody, of feature: WiredFeature) -> [Diagnostic] {
    let operators = feature.logic.operators.filter { found in
      found.place.file === body.member.file.file
        && body.member.declaration.body.contains(found.place.range)
    }
    return operators.indices.compactMap { index in
      let second = operators[index]
      let first = operators[..<index].first { first in
        first.runsTheSame(as: second)
          && !body.code.contains { $0.separates(first.place.range, second.place.range) }
      }
      return first.map { first in
        .childRunsTwice(
          (second.action ?? []).joined(separator: "."), of: feature.name, at: second.place,
          first: first.place)
      }
    }
  }
}

extension ChildOperator {
  fileprivate func runsTheSame(as other: ChildOperator) -> Bool {
    // With `\.self`, several reducers are parts of one feature.
    guard let action, action != ["self"], action == other.action, let state = plainState,
      state == other.plainState
    else { return false }
    // A closure with other than plain types may run something else.
    return children == other.children && children.isEmpty != hasClosure
      && hasClosure == other.hasClosure
  }

  private var plainState: [String]? {
    state?.map { $0.hasPrefix("$") ? String($0.dropFirst()) : $0 }
  }
}
