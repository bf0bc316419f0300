import ReducerGenSyntax

extension TypeEntry {
  package var storedProperties: [DeclarationSyntax] { file.storedProperties(of: declaration) }
}

extension ParsedFile {
  /// The properties of a struct that take room in its values, in order.
  package func storedProperties(of declaration: DeclarationSyntax) -> [DeclarationSyntax] {
    declaration.members.filter { member in
      (member.kind == .var || member.kind == .let) && !member.isStatic && !isComputed(member)
    }
  }

  /// Whether the accessors of a property are others than observers.
  package func isComputed(_ member: DeclarationSyntax) -> Bool {
    guard member.hasAccessors else { return false }
    let first = accessors(of: member).first?.name
    return first != "willSet" && first != "didSet"
  }
}

extension DeclarationSyntax {
  package var isStatic: Bool {
    modifiers.contains { $0.keyword == .static || $0.keyword == .class }
  }

  /// The written access level for reading, which `private(set)` does not change. Nil if no level is
  /// written.
  package var readAccess: Access? { Access(modifiers.filter { !$0.isForSetting }) }

  /// The written access level for setting.
  package var writeAccess: Access? { Access(modifiers.filter(\.isForSetting)) ?? readAccess }
}

extension ModifierSyntax {
  /// `private(set)`, whose range goes beyond its keyword.
  fileprivate var isForSetting: Bool {
    keyword.isAccess && range.count > keyword.spelling.utf8.count
  }
}
