/// What a client cannot be, and why.
extension ClientResolver {
  func problem(with type: TypeEntry, at site: InheritanceSite) -> Diagnostic? {
    guard type.declaration.kind == .struct else {
      return .notAStruct(
        type.name, type.declaration.kind.rawValue, at: site.file.place(site.range))
    }
    if let hidden = type.hiddenPlace {
      return .hiddenClient(type.name, hidden.name, at: hidden.place)
    }
    if let missing = type.suppression ?? type.takenSuppression {
      return .clientSuppresses(missing, type.name, at: type.namePlace)
    }
    if let constrained = type.constrainedExtension {
      return .constrainedExtension(type.name, at: constrained)
    }
    return index.capturedName(in: type, of: "members of this client") ?? silentTestValue(of: type)
  }

  /// `static let testValue = Self()` in a client whose endpoints all have a value already: they would
  /// run in tests, and nobody would be told.
  private func silentTestValue(of type: TypeEntry) -> Diagnostic? {
    let properties = index.clientProperties(of: type)
    guard properties.allSatisfy(\.hasDefault), properties.contains(where: \.isReplaced),
      !type.declaresInitializer
    else { return nil }
    let found = type.firstMember { member, file in
      guard file.text(member.name) == "testValue" else { return false }
      let value = [member.initializer, member.body].map(file.text).joined()
        .filter { !"{} \n\t".contains($0) }
      return ["Self()", ".init()", "Self.init()", type.name + "()"].contains(value)
    }
    return found.map { .silentTestValue(type.name, at: $1.place($0.name)) }
  }

  func problems(with properties: [ClientProperty], of type: TypeEntry) -> [Diagnostic] {
    let isMadeByHand = type.declares("unimplementedValue")
    if type.effectiveAccess > .internal,
      !ClientConditions(properties.map(\.clauses), type.file).isSimple
    {
      return [.conditionalEndpoints(type.name, at: type.namePlace)]
    }
    return properties.compactMap { property in
      let place = type.file.place(property.declaration.name)
      if !property.isSettable && !property.hasDefault {
        return .hiddenEndpoint(property.name, at: place)
      }
      if let problem = unseenClosure(property, of: type), !isMadeByHand { return problem }
      guard let function = property.function else {
        guard case .other = property.kind, !property.hasDefault, !isMadeByHand else { return nil }
        let written = type.file.text(property.declaration.type)
        return .propertyWithoutDefault(property.name, written, in: type.name, at: place)
      }
      return EndpointResolver(index: index, client: type)
        .problem(with: property, function, at: place)
    }
  }
}

extension ClientResolver {
  /// A closure that looks like an endpoint, and that nothing generated could replace.
  private func unseenClosure(_ property: ClientProperty, of type: TypeEntry) -> Diagnostic? {
    let declaration = property.declaration
    let place = type.file.place(declaration.name)
    if declaration.isIgnored(in: type.file) || declaration.readAccess == .hidden { return nil }
    if let wrapper = property.wrapper {
      guard wrapper.arguments.isEmpty, declaration.initializer.isEmpty,
        index.functionType(declaration.type, in: type) != nil
      else { return nil }
      let name = type.file.text(wrapper.name)
      return .unknownAttribute(name, of: property.name, at: type.file.place(wrapper.name))
    }
    if property.isLeftAlone || !property.hasDefault { return nil }
    if declaration.type.isEmpty {
      let isClosure = TypeText.isClosure(declaration.initializer, type.file)
      return isClosure ? .unseenClosure(property.name, "has no written type", at: place) : nil
    }
    guard property.function != nil else { return nil }
    if property.isConstant { return .unseenClosure(property.name, "is a 'let'", at: place) }
    return property.isSettable
      ? nil : .unseenClosure(property.name, "cannot be set from another file", at: place)
  }
}

extension TypeEntry {
  /// Whether an initialiser in the declaration itself keeps Swift from adding its own.
  var declaresInitializer: Bool { declaration.members.contains { $0.kind == .`init` } }

  /// Whether somebody has written `init()`.
  var declaresEmptyInitializer: Bool {
    firstMember { member, _ in member.kind == .`init` && member.parameters.isEmpty } != nil
  }
}
