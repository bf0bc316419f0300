import ReducerGenIndex
import ReducerGenSyntax

/// Decides which initialisers a client gets in addition to Swift's own.
struct ClientInitializers {
  let index: TargetIndex
  let client: TypeEntry
  let properties: [ClientProperty]

  /// How to create a client whose endpoints all report their calls.
  func unimplementedValue(_ endpoints: EndpointResolver) -> UnimplementedValue {
    let source = source
    let maker = maker(for: source)
    let replaced = maker == nil ? [] : properties.filter(\.isReplaced)
    let ordered = replaced.filter { !$0.hasDefault } + replaced.filter(\.hasDefault)
    let settings = ordered.map { property -> UnimplementedValue.Setting in
      let value: UnimplementedValue.Value =
        switch property.kind {
        case .endpoint(let function): .endpoint(endpoints.endpoint(property, function))
        case .client: .client
        case .other:
          property.clauses.isEmpty
            ? .parameter(isUnsafe: parameter(property).isUnsafe)
            : .testValue(argument(property).type)
        }
      return UnimplementedValue.Setting(
        name: property.name, clauses: property.clauses, value: value)
    }
    return UnimplementedValue(maker: maker, settings: settings, source: source)
  }

  private var source: UnimplementedValue.Source {
    if client.declares("unimplementedValue") { return .written }
    let isKnown = properties.allSatisfy { property in
      !property.isRequired || index.isDependency(property.declaration.type, in: client) == true
    }
    if !isKnown || hasHiddenProperty, let condition = client.testValueCondition {
      return .testValue(condition: condition)
    }
    return .made(required.map(argument))
  }

  /// The parameters of the initialiser that leaves endpoints unimplemented.
  private var required: [ClientProperty] {
    properties.filter { $0.isRequired && $0.clauses.isEmpty }
  }

  /// Whether a property has no value, and no generated code can give it one.
  private var hasHiddenProperty: Bool { properties.contains { !$0.isSettable && !$0.hasDefault } }

  private func argument(_ property: ClientProperty) -> UnimplementedValue.Argument {
    UnimplementedValue.Argument(
      name: property.name, type: qualifiedType(of: property),
      isDependency: index.isDependency(property.declaration.type, in: client) == true)
  }

  private func maker(for source: UnimplementedValue.Source) -> InitializerModel? {
    // Test values are sendable.
    if case .made = source {
      return visibleMaker(actor: "")
        ?? InitializerModel(parameters: required.map(parameter), access: .hidden, isHidden: true)
    }
    let isConditional = properties.contains { $0.isRequired && !$0.clauses.isEmpty }
    if hasHiddenProperty || isConditional { return nil }
    return visibleMaker(actor: actor(setting: required))
  }

  /// An initialiser that takes the required properties and leaves endpoints unimplemented. Nil if
  /// the client has an initialiser of that signature, or may have one.
  private func visibleMaker(actor: String) -> InitializerModel? {
    let required = required
    let names = required.map(\.name)
    let parameters = required.map(parameter)
    if required.isEmpty && mayHaveEmptyInitializer || isWritten(parameters)
      || !client.declaresInitializer && hasImplicitInitializer(taking: names)
      || memberwise().contains(where: { $0.parameters.map(\.name) == names })
    {
      return nil
    }
    let access = required.map(\.access).min() ?? client.effectiveAccess
    return InitializerModel(parameters: parameters, access: access, actor: actor)
  }

  /// Whether Swift adds an initialiser with these parameters, at least where an `#if` leaves out
  /// all others.
  func hasImplicitInitializer(taking names: [String]) -> Bool {
    let others = implicitParameters.filter { !$0.clauses.isEmpty }
    return implicitParameters.filter(\.clauses.isEmpty).map(\.name) == names
      && (others.isEmpty || canBeLeftOut(others))
  }

  /// Whether the client declares an `init()`, or Swift adds one. Swift does if every property has a
  /// default value, or an `#if` leaves out those that have none.
  private var mayHaveEmptyInitializer: Bool {
    if client.declaresInitializer || client.declaresEmptyInitializer {
      return client.declaresEmptyInitializer
    }
    return canBeLeftOut(properties.filter { !$0.hasDefault })
  }

  /// Whether an `#if` can leave out all of these.
  private func canBeLeftOut(_ list: [ClientProperty]) -> Bool {
    guard let variants = properties.variants else {
      return list.allSatisfy { !$0.clauses.isEmpty }
    }
    return variants.contains { clause, _ in !list.contains { $0.isPresent(in: clause) } }
  }

  /// One initialiser with all properties, and a second one without those that have default values.
  func memberwise() -> [InitializerModel] {
    let all = properties.filter {
      $0.isParameter && !($0.hasDefault && $0.declaration.readAccess == .hidden)
    }
    if all.isEmpty || hasHiddenProperty || isImplicitOneEnough { return [] }
    let required = all.filter { $0.function != nil || !$0.hasDefault }
    let lists = required.count < all.count && !required.isEmpty ? [all, required] : [all]
    let initializers = lists.flatMap(variants)
    return initializers.enumerated().filter { index, new in
      !initializers[..<index].contains {
        $0.condition == new.condition && $0.parameters.map(\.name) == new.parameters.map(\.name)
      }
    }.map(\.element)
  }

  /// Whether Swift's own initialiser can be called everywhere in the module, and a generated one
  /// could not be called from outside either.
  private var isImplicitOneEnough: Bool {
    client.effectiveAccess <= .internal && !client.declaresInitializer
      && implicitParameters.allSatisfy { $0.declaration.readAccess != .hidden }
  }

  /// One initialiser for each way in which `#if` can leave properties out of the list.
  private func variants(_ list: [ClientProperty]) -> [InitializerModel] {
    (properties.variants ?? []).compactMap { clause, condition in
      let present = list.filter { $0.isPresent(in: clause) }
      let implicit = implicitParameters.filter { $0.isPresent(in: clause) }
      return initializer(
        present, isImplicit: implicit.map(\.name) == present.map(\.name), condition: condition)
    }
  }

  /// The parameters of Swift's own initialiser, if there is one.
  private var implicitParameters: [ClientProperty] {
    client.declaresInitializer ? [] : properties.filter { !($0.isConstant && $0.hasDefault) }
  }

  private func initializer(
    _ list: [ClientProperty], isImplicit: Bool, condition: String
  ) -> InitializerModel? {
    let access = list.map(\.access).min() ?? client.effectiveAccess
    let parameters = list.map(parameter)
    if isImplicit && access <= .internal || parameters.isEmpty || isWritten(parameters) {
      return nil
    }
    return InitializerModel(
      parameters: parameters, access: access, actor: actor(setting: list), isMarked: isImplicit,
      condition: condition,
      isDeprecated: list.contains { $0.declaration.isDeprecated(in: client.file) })
  }

  /// The actor on which an initialiser has to run. Only code on an actor can set a property of that
  /// actor that is not `Sendable`, so every initialiser that takes values other than endpoints runs
  /// on it.
  func actor(setting list: [ClientProperty]) -> String {
    let values = list.filter { $0.function == nil }
    guard let actor = values.lazy.compactMap({ index.actor(of: $0.declaration, in: client) }).first,
      index.isGlobalActor(actor, on: client) || client.file.text(actor.name).hasSuffix("Actor")
    else { return "" }
    return "@" + TypeQualifier(index: index, type: client).qualified(actor.type)
  }

  /// Whether the client has an initialiser with these labels.
  func isWritten(_ parameters: [ClientParameter]) -> Bool {
    let names = parameters.map(\.name.withoutBackticks)
    return client.declaredMembers.contains { member in
      let labels = member.declaration.parameters.map { member.file.text($0.label) }
      return member.declaration.kind == .`init` && labels.map(\.withoutBackticks) == names
    }
  }

  func parameter(_ property: ClientProperty) -> ClientParameter {
    let type = qualifiedType(of: property)
    let function = index.functionType(property.declaration.type, in: client)
    let endpoints = EndpointResolver(index: index, client: client)
    return ClientParameter(
      name: property.name, type: function == nil ? type : escaping(type),
      isUnsafe: function.map(endpoints.isUnsafe) ?? false)
  }

  private func qualifiedType(of property: ClientProperty) -> String {
    let qualifier = TypeQualifier(index: index, type: client)
    return property.declaration.type.map(qualifier.qualified) ?? ""
  }

  /// Adds `@escaping`. It has to follow `nonisolated(nonsending)`.
  private func escaping(_ type: String) -> String {
    let place = "nonisolated(nonsending)"
    guard type.utf8.starts(with: place.utf8) else { return "@escaping " + type }
    return place + " @escaping" + type.dropFirst(place.count)
  }
}
