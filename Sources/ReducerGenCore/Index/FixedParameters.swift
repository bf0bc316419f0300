/// The generic parameters around a type, and which of them have a fixed type.
extension TargetIndex {
  /// Whether every generic parameter around a type has a fixed type, and there is one: in
  /// `extension Box where T == Int`, for example.
  func hasOnlyFixedParameters(_ type: TypeEntry) -> Bool {
    var parameters = FixedParameters()
    var next: TypeEntry? = type
    while let entry = next {
      let declaration = entry.declaration
      parameters.add(entry.genericParameters)
      parameters.add(declaration.generics.requirements + declaration.whereClause.requirements)
      if let extending = entry.parentExtension {
        parameters.add(extending.declaration.whereClause.requirements)
        if isSpecialized(extending) { return parameters.areFixed(around: true) }
        if extending.extended == nil { parameters.addSubjects() }
      }
      next = entry.parent
    }
    return parameters.areFixed(around: false)
  }

  /// Whether an extension fixes the generic parameters of the extended type, also by means of a typealias.
  private func isSpecialized(_ entry: ExtensionEntry) -> Bool {
    if entry.isSpecialized { return true }
    guard let first = entry.path.first else { return false }
    var found = walk(entry.path, from: topLevel[first]?.first)
    for _ in 0..<8 {
      guard let alias = found, alias.isTypeAlias, alias.genericParameters.isEmpty,
        let type = alias.declaration.type
      else { return false }
      if type.isShorthand || type.hasArguments { return true }
      found = self.entry(type, in: alias)
    }
    return false
  }
}

private struct FixedParameters {
  private var names: Set<String> = []
  private var equalities: [RequirementSyntax] = []

  mutating func add(_ parameters: [String]) { names.formUnion(parameters) }

  mutating func add(_ requirements: [RequirementSyntax]) {
    equalities += requirements.filter(\.isEquality)
  }

  /// The parameters of a type of another module are not known. Those that the target's code fixes are taken for all.
  mutating func addSubjects() {
    names.formUnion(equalities.map(\.subject.path).filter { $0.count == 1 }.joined())
  }

  /// - Parameter around: whether parameters further out are fixed.
  func areFixed(around: Bool) -> Bool {
    var free = names
    while let fixed = fixedName(in: free) { free.remove(fixed) }
    return free.isEmpty && (around || !names.isEmpty)
  }

  /// A parameter that equals a type without any of the free parameters.
  private func fixedName(in free: Set<String>) -> String? {
    for equality in equalities {
      let sides = [(equality.subject, equality.type), (equality.type, equality.subject)]
      for (one, other) in sides where one.path.count == 1 {
        if free.contains(one.path[0]) && free.isDisjoint(with: other.names) { return one.path[0] }
      }
    }
    return nil
  }
}
