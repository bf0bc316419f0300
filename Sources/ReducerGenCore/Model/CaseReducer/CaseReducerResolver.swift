import ReducerGenIndex
import ReducerGenSyntax

/// Decides what is generated for enums of reducers, in two steps: which members are missing, and
/// then which conformances the generated types have. For the second one, the index has to know the
/// generated types.
struct CaseReducerResolver: Resolver {
  let index: TargetIndex
  var diagnostics: [Diagnostic] = []

  /// The enum's model. Nil if it is not an enum of reducers, or if an error was reported for it.
  mutating func model(of type: TypeEntry) -> CaseReducerModel? {
    guard !type.isTypeAlias, type.declaration.kind != .protocol else { return nil }
    let site = index.site(of: .caseReducer, on: type)
    if site == nil { reportUselessDirectives(of: type) }
    guard let site, !type.isIgnored else { return nil }
    if let problem = problem(with: type, site) {
      report(problem)
      return nil
    }
    var payloads = CasePayloads(index: index, type: type)
    let cases = type.declaration.members.filter { $0.kind == .case }.compactMap {
      payloads.model(of: $0)
    }
    diagnostics += payloads.diagnostics
    guard payloads.diagnostics.isEmpty else { return nil }
    return model(of: type, cases)
  }

  private func model(of type: TypeEntry, _ cases: [CaseReducerCase]) -> CaseReducerModel {
    var model = CaseReducerModel(
      header: TypeHeader(type), cases: cases,
      isIndirect: type.declaration.modifiers.contains { $0.keyword == .indirect },
      supplies: missingMembers(of: type))
    if let state = index.member("State", of: type) {
      model.hasStateReducer = index.member("StateReducer", of: state) != nil
      model.hasStateConformance = index.inheritedPaths(of: state).contains {
        $0.names.last == "CaseReducerState"
      }
    }
    var position = 0
    for index in model.cases.indices {
      model.cases[index].position = position
      if !model.cases[index].isUnavailable { position += 1 }
    }
    return model
  }

  private func missingMembers(of type: TypeEntry) -> Set<CaseReducerModel.Member> {
    var missing: Set<CaseReducerModel.Member> = []
    if !index.declares("State", of: type) { missing.insert(.state) }
    if !index.declares("Action", of: type) { missing.insert(.action) }
    if !index.declares("CaseScope", of: type) { missing.insert(.caseScope) }
    if !declaresStatic("body", [.var, .let], in: type) { missing.insert(.body) }
    if !declaresScope(type) { missing.insert(.scope) }
    return missing
  }

  func declaresScope(_ type: TypeEntry) -> Bool { declaresStatic("scope", [.func], in: type) }

  private func declaresStatic(
    _ name: String, _ kinds: Set<DeclarationSyntax.Kind>, in type: TypeEntry
  ) -> Bool {
    ([type] + index.ancestors(of: type)).flatMap(\.implementedMembers).contains {
      $0.name.withoutBackticks == name && $0.declaration.isStatic
        && kinds.contains($0.declaration.kind)
    }
  }

  mutating func finish(_ models: inout [ObjectIdentifier: CaseReducerModel]) {
    refuseForeignTypes(.caseReducer)
  }

  /// Adds what can be said only when the index knows the generated types.
  mutating func complete(_ models: inout [ObjectIdentifier: CaseReducerModel]) {
    for type in index.types where models[ObjectIdentifier(type)] != nil {
      complete(&models[ObjectIdentifier(type)]!, of: type)
    }
  }

  private mutating func complete(_ model: inout CaseReducerModel, of type: TypeEntry) {
    var sendable = SendableTypes(index: index)
    let asks = type.directive("sendable") != nil
    for (member, name) in [(CaseReducerModel.Member.state, "State"), (.action, "Action")]
    where model.supplies.contains(member) {
      guard let entry = type.members[name]?.first else { continue }
      let conformances = index.standardConformances(of: entry).filter { $0.name == "Sendable" }
      let isUnchecked = conformances.contains { $0.site.type.isUnchecked }
      let isKnown = sendable.isSendable(entry)
      let isSendable = (isKnown ?? asks) || (asks && member == .state)
      if member == .state {
        model.isStateSendable = isSendable && !isUnchecked
      } else {
        model.isActionSendable = isSendable && !isUnchecked
      }
      let isFulfilled = isSendable || isUnchecked
      report(conformances.filter { !($0.isImplied && isFulfilled) }, of: entry, in: type)
      model.witnesses += Witnesses(index: index).models(of: entry)
    }
  }

  /// Reports extensions with a checked conformance, which cannot compile.
  private mutating func report(
    _ conformances: [StandardConformance], of entry: TypeEntry, in type: TypeEntry
  ) {
    for conformance in conformances where !conformance.site.type.isUnchecked {
      let site = conformance.site
      report(
        .sendableExtension(
          "\(type.name).\(entry.name)", of: type.name,
          implying: conformance.isImplied ? site.file.text(site.type.range) : nil, at: site.place))
    }
  }
}

extension TypeSyntax {
  /// `@unchecked Sendable`.
  fileprivate var isUnchecked: Bool { specifiers.contains("@unchecked") }
}

extension TypeEntry {
  /// The directive with this word above it.
  func directive(_ word: String) -> Directive? { comments.directives.first { $0.word == word } }
}
