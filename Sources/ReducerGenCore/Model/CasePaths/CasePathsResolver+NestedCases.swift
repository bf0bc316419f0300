import ReducerGenIndex
import ReducerGenSyntax

/// Which payloads have cases that are generated along with the enum's own.
///
/// In doubt, a payload counts as having none. A path to such a case is then looked up at run time,
/// and works as well.
extension CasePathsResolver {
  /// The type of a case's payload, if that is an enum with generated cases.
  func payload(of element: DeclarationSyntax, in type: TypeEntry) -> TypeEntry? {
    guard element.parameters.count == 1,
      let payload = index.certainType(element.parameters[0].type, from: type),
      hasCasesHere(payload)
    else { return nil }
    return payload
  }

  /// Whether the built-in template is printed for a type, whatever conditions are set.
  private func hasCasesHere(_ type: TypeEntry) -> Bool {
    guard !type.isIgnored, type.replacement(of: .casePathable) == nil,
      let reason = reason(for: type),
      problem(with: type, reason) == nil
    else { return false }
    guard let site = reason.site else { return true }
    return !type.extensions.contains { entry in
      entry.file === site.file && !entry.declaration.clauses.isEmpty
        && entry.declaration.inherits.contains(site.type)
    }
  }
}

extension TargetIndex {
  /// The type of the target that a path means where `scope` is declared, if no `#if` and no generic
  /// parameter has a say in that.
  fileprivate func certainType(_ type: TypeSyntax?, from scope: TypeEntry) -> TypeEntry? {
    certainEntry(type, from: scope).flatMap(certain)
  }

  /// The same, or a typealias at the end of the path.
  private func certainEntry(_ type: TypeSyntax?, from scope: TypeEntry) -> TypeEntry? {
    let path = type?.path ?? []
    guard let first = path.first, scope.ownerOfGenericParameter(first) == nil,
      type?.kind != .attribute
    else { return nil }
    return walk(path, from: first == "Self" ? scope : lookUp(first, from: scope), certain)
  }

  /// What a typealias leads to. A chain of them can be long, so this does not call itself for each.
  private func certain(_ type: TypeEntry) -> TypeEntry? {
    var chain: [Findings] = []
    var found: TypeEntry? = type
    while let alias = found, alias.isTypeAlias, alias.clausesAround.isEmpty {
      let findings = findings(of: alias)
      if let known = findings.certain {
        found = known
        break
      }
      findings.certain = .some(nil)
      chain.append(findings)
      found = nested { certainEntry(alias.declaration.type, from: alias) }
    }
    if found?.clausesAround.isEmpty == false { found = nil }
    for findings in chain { findings.certain = .some(found) }
    return found
  }
}
