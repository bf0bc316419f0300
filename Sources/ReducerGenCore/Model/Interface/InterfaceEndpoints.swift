import ReducerGenIndex
import ReducerGenSyntax

/// Makes closures of the requirements of one protocol.
struct InterfaceEndpoints {
  let index: TargetIndex
  /// Whether the client is an actor.
  let isActor: Bool

  /// A closure that a requirement calls, before it has a name.
  struct Draft {
    var member: InterfaceMember
    /// Its name comes from that.
    var candidate: OverloadNames.Candidate
    var isSetter: Bool
    var function: FunctionType
    /// The same with its attributes: `@Sendable (_ url: URL) async throws -> Void`.
    var syntax: TypeSyntax
    var value: String
    var needsValue: Bool
  }

  func drafts(of member: InterfaceMember) -> [Draft] {
    let getter = draft(of: member, isSetter: false)
    let setter = member.isSettable ? draft(of: member, isSetter: true) : nil
    return [getter, setter].compactMap { $0 }
  }

  /// Nil if the requirement is not complete, which the compiler reports.
  private func draft(of member: InterfaceMember, isSetter: Bool) -> Draft? {
    let declaration = member.declaration
    let base = member.baseName
    let text = type(of: member, isSetter: isSetter)
    let parsed = ParsedFile(SourceFile(path: "", text: "var closure: " + text))
    guard let syntax = parsed.syntax.declarations.first?.type, let function = syntax.function else {
      return nil
    }
    let chosen = member.directive("name")?.argument
    let own = chosen ?? base
    let type = FunctionType(syntax: function, scope: member.owner)
    let (value, isNeeded) = value(of: type, member, isSetter: isSetter)
    return Draft(
      member: member,
      candidate: OverloadNames.Candidate(
        name: isSetter ? "set" + SwiftName.upperFirst(own) : own,
        labels: chosen == nil ? declaration.labels(in: member.file) : [],
        types: chosen == nil ? declaration.parameters.map(\.type.text) : [],
        result: chosen == nil ? declaration.result?.text ?? "" : "",
        clauses: declaration.clauses),
      isSetter: isSetter, function: type, syntax: syntax, value: value, needsValue: isNeeded)
  }

  /// The type of the closure as it would be written in the protocol.
  private func type(of member: InterfaceMember, isSetter: Bool) -> String {
    let declaration = member.declaration
    var parameters = declaration.parameters.map { parameter($0, in: member.file) }
    let isFunction = declaration.kind == .func
    let result = isFunction ? declaration.result : declaration.type ?? declaration.result
    if isSetter { parameters.append("_ newValue: " + text(of: result)) }
    let effects =
      isSetter
      ? [] : isFunction ? declaration.effects.map(member.file.text) : member.getterEffects
    let words = attributes(of: member) + ["(" + parameters.joined(separator: ", ") + ")"] + effects
    return words.joined(separator: " ") + " -> " + (isSetter ? "Swift.Void" : text(of: result))
  }

  /// In a function type, `T!` is `T?`.
  private func text(of type: TypeSyntax?) -> String {
    guard let type else { return "Swift.Void" }
    return type.kind == .unwrapped ? type.text.dropLast() + "?" : type.text
  }

  private func parameter(_ parameter: ParameterSyntax, in file: ParsedFile) -> String {
    let name = file.text(parameter.name)
    let isVariadic = parameter.type.kind == .variadic
    let type =
      isVariadic ? "[" + parameter.type.parts[0].text + "]" : text(of: parameter.type)
    return (name == "_" ? "" : "_ " + name + ": ") + type
  }

  /// Before the closure's type. It is on the actor of its requirement.
  private func attributes(of member: InterfaceMember) -> [String] {
    let places = member.declaration.attributes.map { member.file.text($0.name) }
    let isConcurrent = places.contains("concurrent")
    let staysOnActor = isActor && member.sendsArgumentsFromActor && !isConcurrent
    return (member.isNonsending || staysOnActor ? ["nonisolated(nonsending)"] : [])
      + (isConcurrent ? ["@concurrent"] : [])
      + (member.actor.map { ["@" + $0.type.text] } ?? []) + ["@Sendable"]
  }

  /// A closure that returns a value without doing anything, and whether an unimplemented endpoint
  /// needs it.
  private func value(
    of function: FunctionType, _ member: InterfaceMember, isSetter: Bool
  ) -> (String, Bool) {
    let endpoints = EndpointResolver(index: index, client: member.owner)
    let count = function.syntax.parameters.count
    let result = endpoints.result(of: function)
    let chosen = isSetter ? nil : member.directive("default")?.argument
    let known: String? =
      switch result.ending {
      case .nothing: ""
      case .returningNil: "nil"
      default: DefaultValue.known(for: result.type)
      }
    guard let value = chosen ?? known else { return ("", false) }
    let isNeeded = chosen != nil || endpoints.ending(of: function, hasDefault: false) == nil
    let closure =
      value.isEmpty && count == 0 ? "{}" : DefaultValue.closure(value, parameters: count)
    return (closure.replacing(" in  }", with: " in }"), isNeeded)
  }
}

extension InterfaceMember {
  fileprivate var isNonsending: Bool {
    declaration.modifiers.contains { modifier in
      modifier.keyword == .nonisolated
        && file.tokens(in: modifier.range).contains { file.text($0.range) == "nonsending" }
    }
  }

  /// Whether an actor that implements it would send the arguments away if its closure was not called
  /// on the actor. Arguments that are not sendable cannot be sent.
  fileprivate var sendsArgumentsFromActor: Bool {
    declaration.kind == .func && !declaration.parameters.isEmpty && actor == nil
      && !has(.nonisolated)
      && declaration.effects.contains { file.text($0) == "async" }
  }

  /// The global actor that it belongs to.
  var actor: AttributeSyntax? {
    if has(.nonisolated) { return nil }
    return declaration.attributes.first { $0.isCapitalized } ?? owner.actor
  }
}
