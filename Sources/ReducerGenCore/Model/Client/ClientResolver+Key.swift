/// The client's property of `DependencyValues`.
///
/// A nested client gets one only if a directive asks for it, because most nested clients are called
/// `Client`.
extension ClientResolver {
  mutating func key(of type: TypeEntry) -> ClientKey? {
    let directive = type.comments.directives.first { $0.word == "key" }
    if let written = writtenKey(of: type) { return ClientKey(name: written, isGenerated: false) }
    let isNested = type.parentType != nil || type.parentExtension != nil
    if directive?.argument == "none" || directive == nil && isNested { return nil }
    if type.isInGenericContext {
      if let directive { reportUselessKey(directive, of: type) }
      return nil
    }
    let name = directive?.argument ?? SwiftName.lowerFirst(type.name)
    let place = directive.map { type.file.place($0.range) } ?? type.namePlace
    if declaredKeys.contains(where: { $0.name == name }) { return nil }
    if builtInKeys.contains(name) {
      report(.builtInKey(name, of: type.name, at: place))
      return nil
    }
    if let other = keys[name], !other.declaration.excludes(type.declaration) {
      report(
        .sameKey(name, of: type.fullPath, at: place, other: other.fullPath, at: other.namePlace))
      return nil
    }
    keys[name] = type
    return ClientKey(name: SwiftName.escaped(name) ?? name, isGenerated: true)
  }

  private mutating func reportUselessKey(_ directive: Directive, of type: TypeEntry) {
    let place = type.file.place(directive.range)
    let belongs = "a client that is not generic, nor in something generic"
    report(.misplacedDirective("key", belongs: belongs, at: place))
  }

  /// A property of this client's type that the target declares, under any name.
  private func writtenKey(of type: TypeEntry) -> String? {
    declaredKeys.first { key in
      index.type(at: key.declaration.type?.path ?? []) === type
    }?.name
  }

  private struct DeclaredKey {
    var name: String
    var declaration: DeclarationSyntax
    var file: ParsedFile
  }

  /// The properties that the target adds to `DependencyValues`.
  private var declaredKeys: [DeclaredKey] {
    index.extensions.filter { $0.path.last == "DependencyValues" }.flatMap { entry in
      entry.declaration.members.filter { $0.kind == .var }.map { member in
        DeclaredKey(
          name: entry.file.text(member.name).withoutBackticks, declaration: member,
          file: entry.file)
      }
    }
  }
}

/// Names that `DependencyValues` declares itself.
private let builtInKeys: Set = [
  "assert", "assertionFailure", "calendar", "context", "continuousClock", "date", "fireAndForget",
  "locale", "mainQueue", "mainRunLoop", "notificationCenter", "openURL", "precondition",
  "preferredLocales", "suspendingClock", "timeZone", "urlSession", "uuid",
  "withRandomNumberGenerator",
]
