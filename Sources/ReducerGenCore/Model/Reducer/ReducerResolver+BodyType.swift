import ReducerGenIndex
import ReducerGenSyntax

/// Types that a reducer's `body` cannot have.
extension ReducerResolver {
  /// `some Reduce<State, Action>`, `some Reducer`, `any Reducer<State, Action>`.
  func wrongType(of body: DeclaredMember, in type: TypeEntry) -> Diagnostic? {
    guard let written = body.declaration.type else { return nil }
    let isPrefixed = written.kind == .some || written.kind == .any
    guard let constraint = isPrefixed ? written.parts.last : written,
      let name = constraint.path.last, isOurs(constraint.path, in: type, body.file)
    else { return nil }
    let count = constraint.genericArguments.count
    let problem: String
    if written.kind == .some && KnownName.facts(of: [name]).contains(.reducer) {
      problem = "'\(name)' is a struct, and 'some' needs a protocol"
    } else if name == "Reducer" && written.kind != .some {
      problem = "it is a protocol type, but 'body' needs the type of one reducer"
    } else if name == "Reducer" && count == 0 {
      problem = "it does not name the types of the state and of the actions"
    } else {
      return nil
    }
    return .bodyType(
      written.text, problem,
      arguments: count == 2 ? constraint.argumentsText : "<State, Action>",
      at: body.file.place(written.range))
  }

  /// Whether a name means ours in the declaration of a type.
  private func isOurs(_ path: [String], in type: TypeEntry, _ file: ParsedFile) -> Bool {
    if path.count == 2 { return path[0] == Annotation.module }
    guard path.count == 1 else { return false }
    return index.lookUp(path[0], from: type) == nil
      && type.ownerOfGenericParameter(path[0]) == nil && file.meansOurs(path[0])
  }
}

extension TypeSyntax {
  /// `<State, Action>` after the last name of a path.
  fileprivate var argumentsText: String { file.text(SourceRange(start: name.end, end: range.end)) }
}
