/// The names in generated signatures, and the access level of these. Signatures that only the module sees need nothing
/// of its imports, so they are left out.
struct Signatures {
  var access: Access
  /// The first names of types, as they are written.
  var names: Set<String>
  /// Whether they contain types of `GeneratedSupport` that the source does not name.
  var nameOurTypes = false
  /// The conditions of the `#if`s around them. All of them hold where the signatures are compiled.
  var conditions: [String]
}

extension CasePathsModel {
  func signatures(in file: ParsedFile) -> [Signatures] {
    if header.access <= .internal { return [] }
    let around = header.clauses.conditions(in: file)
    let own = Signatures(access: header.access, names: [], nameOurTypes: true, conditions: around)
    return [own]
      + cases.map { element in
        let conditions = around + element.clauses.conditions(in: file)
        return Signatures(
          access: header.access, names: element.importedNames, conditions: conditions)
      }
  }
}

extension ReducerModel {
  func signatures(in file: ParsedFile) -> [Signatures] {
    if header.access <= .internal { return [] }
    let conditions = header.clauses.conditions(in: file)
    return [
      Signatures(access: header.access, names: [], nameOurTypes: true, conditions: conditions)
    ]
  }
}

extension ClientModel {
  func signatures(in file: ParsedFile) -> [Signatures] {
    if header.access <= .internal { return [] }
    let own = [propertyOfValues, ownInitializer].compactMap { $0 }
    var all = own + memberwise.map(signature)
    for method in methods {
      var signature = signature(method.access, [method.property])
      signature.conditions = method.clauses.conditions(in: file)
      all.append(signature)
    }
    let around = header.clauses.conditions(in: file)
    for index in all.indices { all[index].conditions.insert(contentsOf: around, at: 0) }
    return all.filter { $0.access > .internal }
  }

  private var propertyOfValues: Signatures? {
    guard key?.isGenerated ?? false else { return nil }
    return Signatures(access: header.access, names: [], nameOurTypes: true, conditions: [])
  }

  private var ownInitializer: Signatures? {
    guard case .initializer(let parameters, let access, let actor)? = unimplemented.maker else {
      return nil
    }
    return signature(access, parameters.map(\.name), actor)
  }

  private func signature(of initializer: MemberwiseInitializer) -> Signatures {
    var signature = signature(
      initializer.access, initializer.parameters.map(\.name), initializer.actor)
    if !initializer.condition.isEmpty { signature.conditions = [initializer.condition] }
    return signature
  }

  /// - Parameter actor: `@MainActor`, or nothing.
  private func signature(
    _ access: Access, _ properties: [String], _ actor: String = ""
  ) -> Signatures {
    var names = properties.reduce(into: Set()) { $0.formUnion(typeNames[$1] ?? []) }
    if !actor.isEmpty { names.insert(String(actor.dropFirst().prefix { $0 != "." })) }
    return Signatures(access: access, names: names, conditions: [])
  }
}
