/// Reducers, whose actions and states ask without saying so.
extension TrialGenerator {
  mutating func reducerFile(_ name: String) -> String { placed(name) { $0.reducer(name) } }

  private mutating func reducer(_ name: String) -> String {
    let access = access()
    let generics = genericClause()
    let outer = parameters
    let state =
      chance(50)
      ? nested("struct State", access, properties())
      : nested("enum State", access, members(isRaw: false))
    parameters = outer
    let action = nested("enum Action", access, members(isRaw: false))
    let body = "  \(access)var body: some ReducerOf<Self> { EmptyReducer() }\n"
    return access + "struct " + name + generics + inheritance(asked: "Reducer", "")
      + " {\n" + state + action + "«" + body + "»}\n"
  }

  private mutating func nested(_ head: String, _ access: String, _ members: [String]) -> String {
    "  ‹nonisolated ›" + access + head + pick("", "", "", ": Sendable") + " {\n"
      + members.joined(separator: "\n") + "\n  }\n"
  }
}
