import ReducerGenIndex
import ReducerGenSyntax

extension WiredFeature {
  /// Whether reducers of other modules are parts of it, which may do anything with its actions.
  func hasUnknownParts(in index: TargetIndex) -> Bool {
    let body = bodies.first { $0.member.name == "body" }
    let types = body?.code.first?.builtReducers ?? []
    return types.contains { path in
      !Self.builtIn.contains(path.last ?? "") && index.entry(at: path, in: type) == nil
    }
  }

  private static let builtIn: Set = [
    "BindingReducer", "CombineReducers", "EmptyReducer", "Reduce", "Scope",
  ]
}

extension CodeSyntax {
  /// The types of the reducers that a builder's statements make.
  fileprivate var builtReducers: [[String]] {
    switch kind {
    case .statements, .if, .block, .switch, .case, .for, .conditional, .clause, .return:
      return parts.flatMap(\.builtReducers)
    default:
      let type = leadingType
      return type.isEmpty ? [] : [type]
    }
  }
}
