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
    let head = generics + inheritance(asked: "Reducer", "") + " {\n"
    if chance(30) { return access + incomplete(name + head, [state, action]) }
    let body = "  \(access)var body: some ReducerOf<Self> { EmptyReducer() }\n"
    return access + "struct " + name + head + state + action + "«" + body + "»}\n"
  }

  /// A reducer without a `body`, and perhaps without the other members.
  private mutating func incomplete(_ head: String, _ types: [String]) -> String {
    let note = "«  enum Note: CasePathable { case state(State), action(Action) }\n»"
    let kept = types.filter { _ in chance(40) } + list(upTo: 1) { _ in note }
    return pick("struct ", "struct ", "final class ") + head + kept.joined() + "}\n"
  }

  private mutating func nested(_ head: String, _ access: String, _ members: [String]) -> String {
    "  ‹nonisolated ›" + access + head + pick("", "", "", ": Sendable") + " {\n"
      + members.joined(separator: "\n") + "\n  }\n"
  }
}
