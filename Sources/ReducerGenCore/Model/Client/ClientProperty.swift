import ReducerGenIndex
import ReducerGenSyntax

/// A stored property of a client, and how generated code can treat it.
struct ClientProperty {
  var declaration: DeclarationSyntax
  /// As written, with its back-ticks.
  var name: String
  var kind: Kind
  var access: Access

  enum Kind {
    /// A variable that holds a function. A constant is set once, so a test cannot override it.
    case endpoint(FunctionType)
    /// Another client of the target.
    case client(TypeEntry)
    case other
  }

  /// Whether a directive excludes it from the endpoints.
  var isIgnored: Bool
  /// An attribute that may be a property wrapper.
  var wrapper: AttributeSyntax?
  /// Whether it has a value without an initialiser's help.
  var hasDefault: Bool
  var isConstant: Bool { declaration.kind == .let }
  /// Whether a wrapper or a lazy value keeps generated code from setting it.
  var isLeftAlone: Bool
  /// Whether code in another file can set it.
  var isSettable: Bool { declaration.writeAccess != .hidden }
  var clauses: [ClauseSyntax] { declaration.clauses }

  var function: FunctionType? { if case .endpoint(let type) = kind { type } else { nil } }

  /// Whether an unimplemented value sets it.
  var isReplaced: Bool {
    guard isSettable, !isLeftAlone, !(isConstant && hasDefault) else { return false }
    return function != nil || !hasDefault
  }

  /// Whether an initialiser has to be given its value: it has no default value, and is neither an
  /// endpoint nor another client of the target.
  var isRequired: Bool {
    guard case .other = kind else { return false }
    return isReplaced
  }

  /// Whether an initialiser can take it as an argument.
  var isParameter: Bool {
    isSettable && !isLeftAlone && !(isConstant && hasDefault) && declaration.type != nil
  }
}

extension TargetIndex {
  var clients: [TypeEntry] {
    types.filter { !$0.isTypeAlias && site(of: .dependencyClient, on: $0) != nil }
  }

  func clientProperties(of client: TypeEntry) -> [ClientProperty] {
    client.storedProperties.map { property($0, of: client) }
  }

  private func property(_ member: DeclarationSyntax, of client: TypeEntry) -> ClientProperty {
    let file = client.file
    let isIgnored = member.isIgnored(in: file)
    let wrapper = member.attributes.first { isWrapper($0, on: client) }
    let isWrapped = wrapper != nil
    let isLazy = member.modifiers.contains { $0.keyword == .lazy }
    let isNil = member.kind == .var && member.type?.hasOptionalMark == true
    return ClientProperty(
      declaration: member, name: file.text(member.name),
      kind: isIgnored || isWrapped ? .other : kind(member, of: client),
      access: min(client.effectiveAccess, member.readAccess ?? .internal),
      isIgnored: isIgnored,
      wrapper: wrapper, hasDefault: !member.initializer.isEmpty || isWrapped || isLazy || isNil,
      isLeftAlone: isWrapped || isLazy)
  }

  private func kind(_ member: DeclarationSyntax, of client: TypeEntry) -> ClientProperty.Kind {
    if let function = functionType(member.type, in: client) {
      return member.kind == .let ? .other : .endpoint(function)
    }
    guard let found = entry(member.type, in: client).flatMap({ resolveAlias($0) }),
      site(of: .dependencyClient, on: found) != nil
    else { return .other }
    return .client(found)
  }
}
