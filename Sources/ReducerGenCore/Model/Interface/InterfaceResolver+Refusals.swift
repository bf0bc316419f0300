import ReducerGenIndex
import ReducerGenSyntax

/// The reasons for which a protocol gets no client.
extension InterfaceResolver {
  func problem(
    with type: TypeEntry, client: String, at site: InheritanceSite
  ) -> Diagnostic? {
    if let refusal = refusal(of: type, .dependencyInterface, at: site.place) { return refusal }
    if let captured = index.capturedName(in: type) { return captured }
    if let problem = nameProblem(with: type.comments, in: type.file) { return problem }
    if type.ownClientNames.contains(type.name) {
      return .reservedName(type.name, of: .declaration, for: client, at: type.namePlace)
    }
    let around = type.parent.flatMap { $0.members[client]?.first }
    if let other = around ?? (type.parent == nil ? index.topLevel(client, from: type.file) : nil) {
      return .sameClientName(client, of: type.name, at: type.namePlace, other: other.namePlace)
    }
    return foreignRequirements(of: type, client: client)
  }

  /// A protocol of another module may have requirements, which the generator cannot read.
  private func foreignRequirements(of type: TypeEntry, client: String) -> Diagnostic? {
    if !index.membersInExtensions(ofClient: client).isEmpty { return nil }
    for owner in [type] + index.ancestors(of: type) {
      if owner.declaration.kind == .class {
        return .superclassOfInterface(owner.name, of: type.name, at: type.namePlace)
      }
      for path in index.inheritedPaths(of: owner)
      where index.entry(at: path.names, from: path.site) == nil {
        guard let name = path.names.last, !withoutRequirements.contains(name) else { continue }
        return .foreignRequirements(name, of: type.name, client: client, at: path.site.place)
      }
    }
    return nil
  }

  func problems(with members: [InterfaceMember], of type: TypeEntry, client: String) -> [Diagnostic]
  {
    members.compactMap { member in
      if let problem = nameProblem(with: member.comments, in: member.file) { return problem }
      if let reason = member.reasonAgainstClosure {
        return .unsupportedRequirement(
          member.title, reason, isType: member.declaration.kind == .associatedtype, of: type.name,
          client: client, at: member.place)
      }
      return reservedMembers.contains(member.title)
        ? .reservedRequirement(member.title, client: client, at: member.place) : nil
    }
  }

  /// - Parameter names: Nil for a closure that would have the name of another one.
  func problems(
    with drafts: [InterfaceEndpoints.Draft], _ names: [String?], of type: TypeEntry,
    client: String
  ) -> [Diagnostic] {
    zip(drafts, names).compactMap { draft, name in
      let member = draft.member
      let endpoints = EndpointResolver(index: index, client: member.owner)
      if let reason = endpoints.unsupported(draft.function, hasDefault: !draft.value.isEmpty) {
        return .unsupportedRequirement(
          member.title, reason, isType: false, of: type.name, client: client, at: member.place)
      }
      if let hidden = hiddenType(of: draft, in: type) {
        return .shadowedPayload(hidden, in: client, at: member.place)
      }
      guard name != nil else {
        return .sameEndpoint(member.title, draft.candidate.name, at: member.place)
      }
      guard draft.value.isEmpty, endpoints.ending(of: draft.function, hasDefault: false) == nil
      else {
        return nil
      }
      let result = endpoints.result(of: draft.function).type.text
      return .requirementWithoutDefault(
        member.title, returning: result,
        throwing: endpoints.thrownType(of: draft.function)?.text ?? "", at: member.place)
    }
  }

  /// A type whose name means another type inside the client.
  private func hiddenType(of draft: InterfaceEndpoints.Draft, in type: TypeEntry) -> String? {
    let own = type.ownClientNames
    let name = draft.syntax.firstNames.first { own.contains($0.nameText) }
    guard let name, index.qualifier(of: draft.function).qualified(name) == name.nameText else {
      return nil
    }
    return name.nameText
  }

  // MARK: Directives

  /// A directive whose argument is not a name.
  private func nameProblem(with comments: LeadingComments, in file: ParsedFile) -> Diagnostic? {
    comments.directives.first { directive in
      ["key", "name"].contains(directive.word) && !directive.argument.isEmpty
        && SwiftName.escaped(directive.argument) != directive.argument
    }.map { .directiveName($0.argument, at: file.place($0.range)) }
  }

  /// Above a protocol that gets no client, and above functions that are not requirements of one.
  mutating func reportDirectives(ofNoInterface type: TypeEntry) {
    guard type.file.mayHaveDirectives else { return }
    if type.declaration.kind == .protocol {
      for directive in type.comments.directives
      where ["key", "name", "records"].contains(directive.word) {
        reportMisplaced(
          directive, belongs: "a protocol that has 'DependencyInterface'", in: type.file)
      }
    }
    // Those of a protocol may be inherited by one that gets a client.
    if type.declaration.kind == .protocol { return }
    reportDirectives(ofMembersIn: type.declaration, type.file)
  }

  /// Above functions that are not requirements.
  mutating func reportDirectives(ofMembersIn container: DeclarationSyntax, _ file: ParsedFile) {
    guard file.mayHaveDirectives else { return }
    for member in container.members where member.kind != .protocol {
      for directive in LeadingComments(member, in: file).directives
      where ["name", "default"].contains(directive.word) {
        reportMisplaced(directive, belongs: "a requirement of a 'DependencyInterface'", in: file)
      }
    }
  }
}

extension InterfaceMember {
  /// Why no closure can stand for the requirement.
  var reasonAgainstClosure: String? {
    let types =
      declaration.parameters.map(\.type) + [declaration.result, declaration.type].compactMap { $0 }
    let effects = declaration.effects.map(file.text)
    switch declaration.kind {
    case .associatedtype:
      return "is an associated type, but a dependency has the type 'any \(owner.name)'"
    case .`init`: return "creates a value, but a dependency is one that exists"
    default: break
    }
    if has(.static) || has(.class) { return "is static" }
    if !declaration.generics.range.isEmpty || types.contains(where: \.isOpaque) {
      return "is generic, and a closure cannot be"
    }
    if types.contains(where: { $0.names.contains("Self") }) { return "names 'Self'" }
    if effects.contains("rethrows") || effects.contains("reasync") {
      return "is '\(effects.last ?? "rethrows")', and a closure cannot be"
    }
    return nil
  }
}

extension TypeEntry {
  /// The types in the client of a protocol.
  fileprivate var ownClientNames: Set<String> {
    let records = comments.directives.contains { $0.word == "records" }
    return records ? ["Calls", "Endpoints", "Value"] : ["Endpoints", "Value"]
  }
}

extension TypeSyntax {
  fileprivate var isOpaque: Bool { nodes.contains { $0.kind == .some } }
}

/// Protocols of other modules whose requirements every generated client fulfils.
private let withoutRequirements: Set = [
  "Actor", "AnyObject", "Copyable", "DependencyInterface", "Escapable", "Sendable",
  "SendableMetatype",
]

/// The members that a generated client has in any case.
private let reservedMembers: Set = [
  "Calls", "Endpoints", "calls", "endpoints", "liveValue", "previewValue", "recording", "testValue",
]
