import ReducerGenIndex
import ReducerGenSyntax

/// Makes the model of a requirement of its closures, which have got their names.
struct InterfaceRequirementMaker {
  let index: TargetIndex
  /// The closure that is called, and the one that is called for a new value.
  let drafts: [InterfaceEndpoints.Draft]
  let names: [String]

  private var member: InterfaceMember { drafts[0].member }
  private var endpoints: EndpointResolver { EndpointResolver(index: index, client: member.owner) }

  func requirement() -> InterfaceRequirement {
    let all = zip(drafts, names).map(endpoint)
    let declaration = member.declaration
    let kind: InterfaceRequirement.Kind =
      switch declaration.kind {
      case .func: .function
      case .var: .variable
      default: .subscript
      }
    return InterfaceRequirement(
      kind: kind, name: kind == .subscript ? "" : member.file.text(declaration.name),
      parameters: declaration.parameters.enumerated().map(parameter),
      type: type, attributes: attributes,
      getter: all[0], setter: all.count > 1 ? all[1] : nil, clauses: declaration.clauses)
  }

  private func endpoint(_ draft: InterfaceEndpoints.Draft, _ name: String) -> InterfaceEndpoint {
    let escaped = SwiftName.escaped(name) ?? name
    return InterfaceEndpoint(
      name: escaped, type: index.qualifier(of: draft.function).qualified(draft.syntax),
      endpoint: endpoints.endpoint(named: name, draft.function),
      effects: endpoints.effects(in: draft.function), value: draft.value,
      needsValue: draft.needsValue,
      documentation: draft.isSetter ? [] : member.comments.documentation,
      clauses: member.declaration.clauses,
      typeNames: Set(draft.syntax.firstNames.map(\.nameText)))
  }

  /// With the label of the requirement, and the type as the requirement has it.
  private func parameter(_ index: Int, _ written: ParameterSyntax) -> EndpointParameter {
    let label = member.declaration.labels(in: member.file)[index]
    let closure = drafts[0].function.syntax.parameters[index]
    var parameter = endpoints.parameter(closure, of: drafts[0].function)
    parameter.label = label == "_" ? nil : label
    parameter.type = qualifier.qualified(written.type)
    return parameter
  }

  /// The value as the requirement has it: its closure returns `T?` for `T!`.
  private var type: String {
    if endpoints.resultType(of: drafts[0].function).isEmpty {
      return member.declaration.kind == .func ? "" : "Swift.Void"
    }
    return (member.declaration.type ?? member.declaration.result).map(qualifier.qualified) ?? ""
  }

  private var qualifier: TypeQualifier { TypeQualifier(index: index, type: member.owner) }

  private var attributes: [CopiedAttribute] {
    let own = member.declaration.attributes.compactMap { CopiedAttribute($0, member.file) }
    let actor = member.actor.map {
      CopiedAttribute(text: "@" + qualifier.qualified($0.type), clauses: [])
    }
    let words = member.declaration.modifiers.filter { $0.keyword == .nonisolated }.map {
      CopiedAttribute(text: member.file.text($0.range), clauses: [])
    }
    let places = member.declaration.attributes.filter {
      ["concurrent", "discardableResult"].contains(member.file.text($0.name))
    }.map { CopiedAttribute(text: "@" + member.file.text($0.name), clauses: []) }
    return own + places + [actor].compactMap { $0 } + words
  }
}
