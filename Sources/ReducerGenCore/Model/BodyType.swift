/// Types that a reducer's `body` cannot have.
extension ReducerResolver {
  /// `some Reduce<State, Action>`, `some Reducer`, `any Reducer<State, Action>`.
  func wrongType(of body: ReducerMember, in type: TypeEntry) -> Diagnostic? {
    let range = body.declaration.type
    guard !range.isEmpty else { return nil }
    let (keyword, path, arguments) = parts(of: range, body.file)
    guard let name = path.last, isOurs(path, in: type, body.file) else { return nil }
    let problem: String
    if keyword == .some && Self.structs.contains(name) {
      problem = "'\(name)' is a struct, and 'some' needs a protocol"
    } else if name == "Reducer" && keyword != .some {
      problem = "an existential type does not conform to its protocol"
    } else if name == "Reducer" && arguments.isEmpty {
      problem = "it does not name the types of the state and of the actions"
    } else {
      return nil
    }
    return .bodyType(
      body.file.text(range), problem, arguments: arguments.isEmpty ? "<State, Action>" : arguments,
      at: body.file.place(range))
  }

  private static var structs: Set<String> { ["CombineReducers", "EmptyReducer", "Reduce"] }

  /// `some`, `GeneratedSupport.Reducer` and `<State, Action>`. No path, if anything stands around it.
  private func parts(
    of range: SourceRange, _ file: ParsedFile
  ) -> (keyword: Keyword, path: [String], arguments: String) {
    TypeText.withParser(range, file) { parser in
      var keyword = Keyword.none
      if parser.at(.some) || parser.at(.any) {
        keyword = parser.current.keyword
        parser.advance()
      }
      var path: [String] = []
      while parser.isAtName {
        path.append(file.text(parser.current.range).withoutBackticks)
        parser.advance()
        if !parser.eat(.period) { break }
      }
      let start = parser.current.start
      let hasArguments = parser.skipGenericArgumentsIfPresent()
      let arguments = hasArguments ? file.text(parser.range(from: start)) : ""
      return (keyword, parser.at(.endOfFile) ? path : [], arguments)
    }
  }

  /// Whether a name means ours in the declaration of a type.
  private func isOurs(_ path: [String], in type: TypeEntry, _ file: ParsedFile) -> Bool {
    if path.count == 2 { return path[0] == Annotation.module }
    guard path.count == 1 else { return false }
    return index.lookUp(path[0], from: type) == nil
      && type.ownerOfGenericParameter(path[0]) == nil && file.meansOurs(path[0])
  }
}
