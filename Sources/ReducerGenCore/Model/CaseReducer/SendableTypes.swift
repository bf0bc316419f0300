import ReducerGenIndex
import ReducerGenSyntax

/// Whether tasks can share the values of a type, as far as the target's code shows it: nil if it
/// does not.
struct SendableTypes {
  let index: TargetIndex
  private var known: [ObjectIdentifier: Bool?] = [:]

  init(index: TargetIndex) { self.index = index }

  /// - Parameter scope: the type in whose declaration the type is written.
  mutating func isSendable(_ type: TypeSyntax, in scope: TypeEntry) -> Bool? {
    switch type.kind {
    case .optional, .array, .dictionary, .tuple, .element:
      return all(type.parts.map { isSendable($0, in: scope) })
    case .function: return false
    case .attribute:
      if type.specifiers.contains("@Sendable"), type.bare.kind == .function { return true }
      return nil
    case .name, .member: return isNamedSendable(type, in: scope)
    default: return nil
    }
  }

  private mutating func isNamedSendable(_ type: TypeSyntax, in scope: TypeEntry) -> Bool? {
    let path = type.path
    if scope.ownerOfGenericParameter(path[0]) != nil { return nil }
    if let entry = index.walk(path, from: index.lookUp(path[0], from: scope)) {
      return isSendable(entry)
    }
    guard KnownName.facts(of: path).contains(.sendable) else { return nil }
    return all(type.genericArguments.map { isSendable($0, in: scope) })
  }

  /// A type of the target.
  mutating func isSendable(_ type: TypeEntry) -> Bool? {
    let identity = ObjectIdentifier(type)
    if let known = known[identity] { return known }
    // A type that contains itself is as sendable as the rest of it.
    known[identity] = .some(true)
    let found = find(type)
    known[identity] = .some(found)
    return found
  }

  private mutating func find(_ type: TypeEntry) -> Bool? {
    if !type.clausesAround.isEmpty { return nil }
    if type.isTypeAlias {
      guard type.genericParameters.isEmpty, let aliased = type.declaration.type else { return nil }
      return isSendable(aliased, in: type)
    }
    let conformances = index.standardConformances(of: type).filter { $0.name == "Sendable" }
    if conformances.contains(where: \.isUnconditional) { return true }
    let isIsolated = type.declaration.attributes.contains(where: \.isCapitalized)
    if !conformances.isEmpty || isIsolated || type.isInGenericContext { return nil }
    switch type.declaration.kind {
    case .actor: return true
    case .class: return false
    case .struct, .enum: return isEverythingSendable(in: type)
    default: return nil
    }
  }

  /// The compiler infers the conformance of a type that is not public from its contents.
  private mutating func isEverythingSendable(in type: TypeEntry) -> Bool? {
    if type.effectiveAccess > .package, !type.isGenerated { return false }
    if type.declaration.kind == .enum {
      let payloads = type.declaration.members.filter { $0.kind == .case }.flatMap(\.parameters)
      return all(payloads.map { isSendable($0.type, in: type) })
    }
    return all(type.storedProperties.map { isSendable($0, of: type) })
  }

  private mutating func isSendable(_ property: DeclarationSyntax, of type: TypeEntry) -> Bool? {
    let wrappers = property.attributes.filter(\.isCapitalized).map { type.file.text($0.name) }
    guard wrappers.isEmpty || wrappers == ["Presents"] else { return nil }
    if let written = property.type { return isSendable(written, in: type) }
    return type.file.isLiteral(property.initializer) ? true : nil
  }

  private func all(_ parts: [Bool?]) -> Bool? {
    parts.contains(false) ? false : parts.contains(nil) ? nil : true
  }
}

extension StandardConformance {
  fileprivate var isUnconditional: Bool {
    extending.map { $0.declaration.whereClause.range.isEmpty && $0.declaration.clauses.isEmpty }
      ?? true
  }
}

extension ParsedFile {
  /// Whether an expression is a number, a text or a truth value.
  fileprivate func isLiteral(_ expression: SourceRange) -> Bool {
    if expression.isEmpty { return false }
    return read(expression) { parser in
      switch parser.current.kind {
      case .integer, .float, .string: break
      case .identifier where parser.at(.true) || parser.at(.false): break
      default: return false
      }
      parser.advance()
      return parser.at(.endOfFile)
    }
  }
}
