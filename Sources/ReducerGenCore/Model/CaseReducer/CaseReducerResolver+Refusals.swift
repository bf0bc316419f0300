import ReducerGenIndex
import ReducerGenSyntax

/// The reasons to refuse an enum of reducers. The first one found is reported.
extension CaseReducerResolver {
  func problem(with type: TypeEntry, _ site: InheritanceSite) -> Diagnostic? {
    refusal(of: type, .caseReducer, at: site.place) ?? index.capturedName(in: type)
      ?? reservedCase(of: type) ?? CasePathsResolver(index: index).problem(withCasesOf: type)
      ?? instanceBody(of: type) ?? handwrittenEnum("State", of: type)
      ?? handwrittenEnum("Action", of: type)
  }

  /// The names of generated members, of the enum itself or of its case paths.
  private func reservedCase(of type: TypeEntry) -> Diagnostic? {
    let names = CasePathsResolver.reservedCases.union([
      "State", "Action", "CaseScope", "StateReducer", "body", "scope",
    ])
    return type.declaration.members.first { member in
      member.kind == .case && names.contains(type.file.text(member.name).withoutBackticks)
    }.map { element in
      .reservedName(
        type.file.text(element.name), of: .declaration, for: type.extensionPath,
        at: type.file.place(element.name))
    }
  }

  /// A `body` that a case reducer does not use.
  private func instanceBody(of type: TypeEntry) -> Diagnostic? {
    type.implementedMembers.first(where: \.isBody).map { .instanceBody(at: $0.place) }
  }

  /// A `State` or `Action` of the user's own that lacks a case. Other members are made for these
  /// cases.
  private func handwrittenEnum(_ name: String, of type: TypeEntry) -> Diagnostic? {
    guard let own = type.members[name]?.first, !own.isTypeAlias else { return nil }
    guard own.declaration.kind == .enum else {
      return .memberNotAnEnum(name, own.declaration.kind.rawValue, at: own.namePlace)
    }
    let names = Set(caseNames(of: own))
    let required = name == "Action" ? cases(withActionsOf: type) : cases(of: type)
    let missing = self.names(of: required, type).filter { !names.contains($0) }
    if !missing.isEmpty { return .missingCases(name, missing, of: type.name, at: own.namePlace) }
    // A state in another case would have no 'CaseScope'.
    let surplus = names.subtracting(caseNames(of: type)).sorted()
    guard name == "State", !surplus.isEmpty, !declaresScope(type) else { return nil }
    return .surplusCases(name, surplus, of: type.name, at: own.namePlace)
  }

  private func caseNames(of type: TypeEntry) -> [String] { names(of: cases(of: type), type) }

  private func names(of cases: [DeclarationSyntax], _ type: TypeEntry) -> [String] {
    cases.map { type.file.text($0.name).withoutBackticks }
  }

  private func cases(of type: TypeEntry) -> [DeclarationSyntax] {
    type.declaration.members.filter { $0.kind == .case }
  }

  /// An own `Action` can leave out cases without a payload, and cases that a directive excludes: no
  /// reducer runs on them.
  private func cases(withActionsOf type: TypeEntry) -> [DeclarationSyntax] {
    cases(of: type).filter { !$0.parameters.isEmpty && !$0.isIgnored(in: type.file) }
  }

  /// Directives that have a meaning only in an enum of reducers.
  mutating func reportUselessDirectives(of type: TypeEntry) {
    guard type.declaration.kind == .enum, type.file.mayHaveDirectives else { return }
    if let directive = type.directive("sendable") {
      report(
        .misplacedDirective(
          "sendable", belongs: "a 'CaseReducer'", at: type.file.place(directive.range)))
    }
    for element in type.declaration.members where element.kind == .case {
      let directives = LeadingComments(element, in: type.file).directives
      for directive in directives where directive.word == "ephemeral" {
        report(
          .misplacedDirective(
            "ephemeral", belongs: "a case of a 'CaseReducer'", at: type.file.place(directive.range))
        )
      }
    }
  }
}
