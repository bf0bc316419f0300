import ReducerGenSyntax

/// `store.scope(state: { $0.a }, action: Action.a)`, `store.withState { }`, `alert(store: store)`,
/// and the publishers of stores and shared values.
struct OldMemberRule: MigrationRule {
  static let id = "old-members"
  static let summary =
    "Reports members that do not exist here: `withState`, `publisher`, `scope` with functions, and view modifiers such as `alert(store:)`."
  // Stores are found by the names of their types.
  static let watchedNames = members.union(StoreNames.types)

  private static let members: Set = viewModifiers.union([
    "publisher", "scope", "withState",
  ])

  private static let viewModifiers: Set = [
    "actionSheet", "alert", "confirmationDialog", "fullScreenCover", "legacyAlert",
    "navigationDestination", "popover", "sheet",
  ]

  let file: MigratedFile
  let facts: ModuleFacts

  func apply() {
    for member in file.places(of: Self.members) where member.previous?.kind == .period {
      if let finding = finding(member) { file.report(finding) }
    }
  }

  private func finding(_ member: TokenCursor) -> Diagnostic? {
    let place = file.place(member.token.range)
    let isStore = facts.stores.contain(before: member.index - 1, in: file)
    switch member.text {
    case "publisher":
      let isShared = member.previous(2)?.kind == .dollarIdentifier
      return isShared || isStore ? .sharedPublisher(at: place) : nil
    case "scope": return hasFunctions(member) ? .scopeFunctions(at: place) : nil
    case "withState": return isStore ? .withState(at: place) : nil
    case let name:
      let label = (1...3).compactMap(member.next).map(file.text)
      return label == ["(", "store", ":"] ? .oldViewAPI("\(name)(store:)", at: place) : nil
    }
  }

  private func hasFunctions(_ scope: TokenCursor) -> Bool {
    let tokens = file.tokens
    guard scope.next?.kind == .leftParen, scope.next(2).map(file.text) == "state",
      let close = tokens.partner(of: scope.index + 1)
    else { return false }
    if scope.next(4)?.kind == .leftBrace { return true }
    let label = (scope.index + 2..<close).first {
      tokens.text($0) == "action" && tokens[$0 + 1].kind == .colon
    }
    guard let value = label.map({ tokens[$0 + 2] }) else { return false }
    return value.kind == .leftBrace || value.kind == .period || value.kind == .identifier
  }
}
