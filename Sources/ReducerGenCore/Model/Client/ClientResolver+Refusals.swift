import ReducerGenIndex
import ReducerGenSyntax

/// The reasons for which a client is refused.
extension ClientResolver {
  func problem(with type: TypeEntry, at site: InheritanceSite) -> Diagnostic? {
    refusal(of: type, .dependencyClient, at: site.place) ?? index.capturedName(in: type)
      ?? index.silentTestValue(of: type).map { .silentTestValue(type.name, at: $0.place) }
  }

  func problems(with properties: [ClientProperty], of type: TypeEntry) -> [Diagnostic] {
    let isMadeByHand = type.declares("unimplementedValue")
    let hasTestValue = isMadeByHand || type.testValueCondition != nil
    if type.effectiveAccess > .internal, properties.variants == nil {
      return [.conditionalEndpoints(type.name, at: type.namePlace)]
    }
    return properties.compactMap { property in
      let place = type.file.place(property.declaration.name)
      if !property.isSettable && !property.hasDefault {
        return hasTestValue ? nil : .hiddenEndpoint(property.name, in: type.name, at: place)
      }
      if let problem = unseenClosure(property, of: type), !isMadeByHand { return problem }
      guard let function = property.function else {
        return hasTestValue ? nil : missingValue(of: property, in: type)
      }
      let endpoints = EndpointResolver(index: index, client: type)
      return endpoints.problem(with: property, function, at: place)
        ?? endpoints.problem(withDefaultOf: property, function)
    }
  }

  /// A property without a default value, for which no value can be generated.
  private func missingValue(of property: ClientProperty, in type: TypeEntry) -> Diagnostic? {
    let declaration = property.declaration
    guard property.isRequired, index.isDependency(declaration.type, in: type) == false else {
      return nil
    }
    let place = type.file.place(declaration.name)
    if index.functionType(declaration.type, in: type) == nil {
      let written = declaration.type?.text ?? ""
      return .propertyWithoutDefault(property.name, written, in: type.name, at: place)
    }
    return property.isIgnored
      ? .ignoredWithoutDefault(property.name, in: type.name, at: place)
      : .constantWithoutDefault(property.name, in: type.name, at: place)
  }

  /// A closure that looks like an endpoint, but that generated code cannot replace.
  private func unseenClosure(_ property: ClientProperty, of type: TypeEntry) -> Diagnostic? {
    let declaration = property.declaration
    let place = type.file.place(declaration.name)
    if declaration.isIgnored(in: type.file) || declaration.readAccess == .hidden { return nil }
    if let wrapper = property.wrapper {
      guard wrapper.arguments.isEmpty, declaration.initializer.isEmpty,
        index.functionType(declaration.type, in: type) != nil,
        index.entry(wrapper.type, in: type).flatMap(index.resolveAlias) == nil
      else { return nil }
      let name = type.file.text(wrapper.name)
      return .unknownAttribute(name, of: property.name, at: type.file.place(wrapper.name))
    }
    if property.isLeftAlone || !property.hasDefault || property.isConstant { return nil }
    if declaration.type == nil {
      let isClosure = type.file.isClosure(declaration.initializer)
      return isClosure ? .unseenClosure(property.name, .untyped, at: place) : nil
    }
    guard property.function != nil else { return nil }
    return property.isSettable
      ? nil : .unseenClosure(property.name, .hiddenSetter, at: place)
  }
}

extension ParsedFile {
  /// Whether an expression is a closure that is not called at once.
  fileprivate func isClosure(_ expression: SourceRange) -> Bool {
    if expression.isEmpty { return false }
    return read(expression) { parser in
      guard parser.at(.leftBrace) else { return false }
      parser.skipBrackets()
      return parser.at(.endOfFile)
    }
  }
}

extension TypeEntry {
  /// Whether an initialiser in the declaration itself keeps Swift from adding its own.
  var declaresInitializer: Bool { declaration.members.contains { $0.kind == .`init` } }

  /// Whether the client or an extension declares `init()`.
  var declaresEmptyInitializer: Bool {
    declaredMembers.contains { $0.declaration.kind == .`init` && $0.declaration.parameters.isEmpty }
  }
}
