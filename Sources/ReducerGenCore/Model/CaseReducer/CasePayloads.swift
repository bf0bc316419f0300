import ReducerGenIndex
import ReducerGenSyntax

/// Decides what the payload of a case is: a reducer, the state of an alert, or something to keep.
struct CasePayloads {
  let index: TargetIndex
  let type: TypeEntry
  private(set) var diagnostics: [Diagnostic] = []

  init(index: TargetIndex, type: TypeEntry) {
    self.index = index
    self.type = type
  }

  private var file: ParsedFile { type.file }

  /// Nil if an error was reported.
  mutating func model(of element: DeclarationSyntax) -> CaseReducerCase? {
    let comments = LeadingComments(element, in: file)
    let isEphemeral = comments.directives.contains { $0.word == "ephemeral" }
    let alert = comments.isIgnored ? nil : self.alert(element)
    var model = CaseReducerCase(
      name: file.text(element.name), payload: .kept(kept(element), action: alert),
      isIndirect: element.modifiers.contains { $0.keyword == .indirect },
      isEphemeral: (isEphemeral || alert != nil) && !element.isUnavailable(in: file),
      isDeprecated: element.isDeprecated(in: file),
      isUnavailable: element.isUnavailable(in: file), importedNames: importedNames(element),
      documentation: comments.documentation,
      attributes: element.attributes.compactMap { CopiedAttribute($0, file) },
      clauses: element.clauses)
    guard !comments.isIgnored, alert == nil, element.parameters.count == 1 else { return model }
    let payload = element.parameters[0]
    if let owner = enumOfReducers(withBody: payload.type) {
      diagnostics.append(.payloadIsABody(of: owner, at: file.place(payload.type.range)))
      return nil
    }
    let isReducer = isReducer(payload.type)
    if isEphemeral && isReducer != true {
      model.payload = .kept(kept(element), action: firstArgument(payload.type))
      return model
    }
    if isReducer == false {
      diagnostics.append(
        .payloadIsNoReducer(
          payload.type.text, kind(of: payload.type), at: file.place(payload.type.range)))
      return nil
    }
    model.payload = .reducer(qualifier.qualified(payload.type.bare))
    model.child = model.isUnavailable ? nil : child(payload)
    return model
  }

  private var qualifier: TypeQualifier { TypeQualifier(index: index, type: type) }

  private func importedNames(_ element: DeclarationSyntax) -> Set<String> {
    let names = element.parameters.flatMap(\.type.firstNames).map(\.nameText)
    return Set(names).filter { index.lookUp($0, from: type) == nil }
  }

  private func kept(_ element: DeclarationSyntax) -> [PayloadField] {
    element.parameters.map { PayloadField($0, qualifier, in: file) }
  }

  /// The action of an alert or a dialog, also behind a typealias of the target.
  private func alert(_ element: DeclarationSyntax) -> String? {
    guard element.parameters.count == 1 else { return nil }
    return alertAction(element.parameters[0].type, in: type)
  }

  private func alertAction(_ type: TypeSyntax, in scope: TypeEntry, _ limit: Int = 8) -> String? {
    let type = type.bare
    if limit > 0, let alias = index.alias(type, in: scope), let aliased = alias.declaration.type {
      return alertAction(aliased, in: alias, limit - 1)
    }
    let path = type.path
    guard KnownName.facts(of: path).contains(.ephemeral),
      path.count > 1 || index.lookUp(path[0], from: scope) == nil,
      let argument = type.genericArguments.first
    else { return nil }
    return TypeQualifier(index: index, type: scope).qualified(argument)
  }

  /// The action of a payload that is like an alert: `Toast<Action>`.
  private func firstArgument(_ type: TypeSyntax) -> String? {
    type.bare.genericArguments.first.map(qualifier.qualified)
  }

  /// Whether a type is a reducer. A type of another module is taken for one unless it is well
  /// known.
  private func isReducer(_ type: TypeSyntax) -> Bool? {
    let path = type.bare.path
    guard let name = path.last, type.bare == type else { return false }
    if path.count == 1, self.type.ownerOfGenericParameter(name) != nil { return true }
    if let entry = index.entry(type, in: self.type) {
      guard let found = index.resolveAlias(entry) else { return nil }
      return index.site(of: .reducer, on: found) != nil
    }
    return KnownName(path).map { $0.facts.contains(.reducer) }
  }

  /// `Inner` for `Inner.Body`, if it is an enum of reducers.
  private func enumOfReducers(withBody type: TypeSyntax) -> String? {
    let path = type.bare.path
    guard path.count > 1, path.last == "Body",
      let entry = index.entry(at: path.dropLast(), in: self.type).flatMap(index.resolveAlias),
      index.site(of: .caseReducer, on: entry) != nil
    else { return nil }
    return path.dropLast().joined(separator: ".")
  }

  /// The kind of a type that is not a reducer.
  private func kind(of type: TypeSyntax) -> Diagnostic.NoReducer {
    if type.kind == .any { return .protocolType }
    guard let found = index.entry(type, in: self.type).flatMap(index.resolveAlias) else {
      return .other
    }
    return found.isNominal ? .conformable : .protocolType
  }

  private mutating func child(_ payload: ParameterSyntax) -> CaseReducerCase.Child {
    if !payload.defaultValue.isEmpty { return .defaultValue }
    let entry = index.entry(payload.type, in: type).flatMap(index.resolveAlias)
    if let entry, index.site(of: .caseReducer, on: entry) != nil {
      return .body
    }
    let (written, place) = (payload.type.text, file.place(payload.type.range))
    if type.ownerOfGenericParameter(written) != nil {
      diagnostics.append(.genericReducer(written, at: place))
    } else if entry?.needsArguments == true {
      diagnostics.append(.reducerNeedsArguments(written, at: place))
    }
    return .initializer
  }
}

extension TypeEntry {
  /// Whether every way to make a value of it takes an argument, as far as the target's code shows
  /// that.
  fileprivate var needsArguments: Bool {
    guard declaration.kind == .struct || declaration.kind == .actor else { return false }
    let initializers = declaredMembers.filter { $0.declaration.kind == .`init` }
    let own = initializers.filter { $0.container === declaration }
    if initializers.contains(where: { $0.declaration.parameters.allSatisfy(\.canBeLeftOut) }) {
      return false
    }
    return !own.isEmpty
      || declaration.kind == .struct && storedProperties.contains(where: \.lacksValue)
  }
}

extension ParameterSyntax {
  fileprivate var canBeLeftOut: Bool { !defaultValue.isEmpty || type.kind == .variadic }
}

extension DeclarationSyntax {
  /// Whether a stored property must be set by an initialiser. A wrapper may have a value of its
  /// own.
  fileprivate var lacksValue: Bool {
    initializer.isEmpty && attributes.isEmpty && !modifiers.contains { $0.keyword == .lazy }
      && !(kind == .var && type?.hasOptionalMark ?? false)
  }
}
