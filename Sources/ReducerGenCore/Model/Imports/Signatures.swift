import ReducerGenIndex

/// The names in generated signatures, and the access level of these. Signatures that only the
/// module sees need nothing of its imports, so they are left out.
struct Signatures {
  var access: Access
  /// The first names of types, as they are written.
  var names: Set<String> = []
  /// Whether they contain types of `GeneratedSupport` that the source does not name.
  var nameOurTypes = false
  /// The conditions of the `#if`s around them. All of them hold where the signatures are compiled.
  var conditions: [String] = []
}

extension FileModel.Part {
  var signatures: [Signatures] {
    if header.access <= .internal, annotation != nil { return [] }
    var all =
      switch self {
      case .casePaths(let model): [generated] + model.cases.map { $0.signature(header) }
      case .client(let model):
        (model.key?.isGenerated == true ? [generated] : []) + model.signatures
      case .reducer: [generated]
      case .binding(let model):
        [generated, Signatures(access: header.access, names: model.importedNames)]
      case .caseReducer(let model): [generated] + model.signatures
      case .interface(let model):
        (model.key?.isGenerated == true || header.access == .public ? [generated] : [])
          + model.signatures
      case .own(let code): code.signatures
      }
    let around = header.clauses.conditions
    for index in all.indices { all[index].conditions.insert(contentsOf: around, at: 0) }
    return all.filter { $0.access > .internal }
  }

  /// The signatures of declarations that name nothing of the source.
  private var generated: Signatures { Signatures(access: header.access, nameOurTypes: true) }
}

extension CaseReducerModel {
  fileprivate var signatures: [Signatures] {
    cases.map { element in
      Signatures(
        access: header.access, names: element.importedNames,
        conditions: element.clauses.conditions)
    }
  }
}

extension InterfaceModel {
  fileprivate var signatures: [Signatures] {
    endpoints.map { endpoint in
      Signatures(
        access: header.access, names: endpoint.typeNames, conditions: endpoint.clauses.conditions)
    }
  }
}

extension CaseModel {
  fileprivate func signature(_ header: TypeHeader) -> Signatures {
    Signatures(
      access: header.access, names: importedNames, conditions: clauses.conditions)
  }
}

extension ClientModel {
  fileprivate var signatures: [Signatures] {
    ([unimplemented.maker].compactMap { $0 } + memberwise).map(signature)
      + methods.map { method in
        let names = typeNames[method.property] ?? []
        let conditions = method.clauses.conditions
        return Signatures(access: method.access, names: names, conditions: conditions)
      }
  }

  private func signature(of initializer: InitializerModel) -> Signatures {
    var names = Set(initializer.parameters.flatMap { typeNames[$0.name] ?? [] })
    let actor = initializer.actor.dropFirst().prefix { $0 != "." }
    if !actor.isEmpty { names.insert(String(actor)) }
    let condition = initializer.condition
    return Signatures(
      access: initializer.access, names: names, conditions: condition.isEmpty ? [] : [condition])
  }
}
