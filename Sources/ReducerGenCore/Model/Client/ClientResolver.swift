import ReducerGenIndex
import ReducerGenSyntax

/// Decides what is generated for dependency clients: an unimplemented value, initialisers, methods
/// with labels, and a property of `DependencyValues`.
struct ClientResolver: KeyResolver {
  let index: TargetIndex
  let module: String
  /// By protocol, those whose closures generated code declares.
  var interfaces: [ObjectIdentifier: InterfaceModel] = [:]
  var diagnostics: [Diagnostic] = []
  var keys: [String: TypeEntry] = [:]

  /// The client's model. Nil if the type is not a client, or if an error was reported for it.
  mutating func model(of type: TypeEntry) -> ClientModel? {
    guard !type.isTypeAlias, type.declaration.kind != .protocol else { return nil }
    guard let site = index.site(of: .dependencyClient, on: type) else {
      reportDirectives(ofNoClient: type)
      return nil
    }
    if type.isIgnored {
      if !type.declares("unimplementedValue") {
        report(.ignoredConformance(type.name, at: site.place))
      }
      return nil
    }
    if let problem = problem(with: type, at: site) {
      report(problem)
      return nil
    }
    let properties = index.clientProperties(of: type)
    reportDirectives(of: properties, in: type)
    let problems = problems(with: properties, of: type)
    problems.forEach { report($0) }
    let isRefused = problems.contains { $0.severity == .error }
    return isRefused ? nil : makeModel(of: type, properties)
  }

  mutating func finish(_ models: inout [ObjectIdentifier: ClientModel]) {
    refuseForeignTypes(.dependencyClient) { entry in
      entry.declaration.members.contains { entry.file.text($0.name) == "unimplementedValue" }
    }
  }

  private mutating func makeModel(
    of type: TypeEntry, _ properties: [ClientProperty]
  ) -> ClientModel {
    let endpoints = EndpointResolver(index: index, client: type)
    let initializers = ClientInitializers(index: index, client: type, properties: properties)
    let interface = type.origin.flatMap { interfaces[ObjectIdentifier($0)] }
    // The generated client of a protocol has methods of its own.
    let methods = interface == nil ? properties.compactMap { endpoints.method(of: $0) } : []
    reportConflicts(among: methods, of: type, properties)
    let unimplemented = initializers.unimplementedValue(endpoints)
    let isDeprecated = index.setsDeprecated(properties, of: type)
    let nesting = unimplemented.maker.flatMap {
      initializers.nesting($0, isDeprecated: isDeprecated)
    }
    return ClientModel(
      header: TypeHeader(type), source: module + "/" + type.outputFile.file.baseName,
      interface: interface,
      key: interface.map(\.shownKey)
        ?? key(of: type, root: type.outermostName),
      endpoints: properties.filter { $0.function != nil }.map(\.name),
      unimplemented: unimplemented,
      memberwise: (nesting.map { [$0] } ?? []) + initializers.memberwise(), methods: methods,
      isDeprecated: isDeprecated,
      unsendable: endpoints.unsendable(properties),
      typeNames: endpoints.typeNames(properties),
      otherFiles: interface == nil ? endpoints.otherFiles(properties) : [])
  }

  private mutating func reportConflicts(
    among methods: [EndpointMethod], of type: TypeEntry, _ properties: [ClientProperty]
  ) {
    var seen: [String: String] = [:]
    for method in methods where method.clauses.isEmpty {
      let types = method.endpoint.parameters.map(\.type).joined(separator: ", ")
      let first = seen.updateValue(method.property, forKey: method.endpoint.title + types)
      guard let first else { continue }
      let property = properties.first { $0.name == method.property }
      let place = type.file.place(property?.declaration.name ?? .empty)
      report(.sameMethod(method.endpoint.title, of: first, method.property, at: place))
    }
  }
}

extension TargetIndex {
  /// Whether an unimplemented value sets a deprecated endpoint, of this client or of one in it.
  fileprivate func setsDeprecated(_ properties: [ClientProperty], of type: TypeEntry) -> Bool {
    var seen: Set<ObjectIdentifier> = []
    var rest = [(properties, type)]
    while let (properties, type) = rest.popLast() {
      for property in properties where property.isReplaced {
        if property.declaration.isDeprecated(in: type.file) { return true }
        guard case .client(let inner) = property.kind, !inner.declares("unimplementedValue"),
          seen.insert(ObjectIdentifier(inner)).inserted
        else { continue }
        rest.append((clientProperties(of: inner), inner))
      }
    }
    return false
  }
}
