extension TypeEntry {
  /// The properties of a struct that take room in its values, in order.
  var storedProperties: [DeclarationSyntax] {
    declaration.members.filter { member in
      (member.kind == .var || member.kind == .let) && !member.isStatic && !isComputed(member)
    }
  }

  /// Whether the accessors of a property are others than observers.
  private func isComputed(_ member: DeclarationSyntax) -> Bool {
    guard member.hasAccessors else { return false }
    let inside = SourceRange(start: member.body.start + 1, end: member.body.end)
    let word = file.read(inside) { parser in
      while parser.at(.at) { parser.readTypeAttribute() }
      return parser.current.range
    }
    return !["willSet", "didSet"].contains(file.text(word))
  }
}

extension DeclarationSyntax {
  var isStatic: Bool { modifiers.contains { $0.keyword == .static || $0.keyword == .class } }

  /// The written access level for reading, which `private(set)` does not change. Nil if no level is
  /// written.
  var readAccess: Access? { Access(modifiers.filter { !$0.isForSetting }) }

  /// The written access level for setting.
  var writeAccess: Access? { Access(modifiers.filter(\.isForSetting)) ?? readAccess }
}

extension ModifierSyntax {
  /// `private(set)`, whose range goes beyond its keyword.
  fileprivate var isForSetting: Bool {
    keyword.isAccess && range.count > keyword.spelling.utf8.count
  }
}
