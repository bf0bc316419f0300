import ReducerGenIndex
import ReducerGenSyntax

/// Finds the extensions of a generated type that need functions which the compiler supplies only in
/// the file of the type.
struct Witnesses {
  let index: TargetIndex

  func models(of type: TypeEntry) -> [WitnessesModel] {
    var models: [WitnessesModel] = []
    var known = declaredKinds(of: type)
    // The compiler compares the values of an enum without payloads in every file.
    if type.declaration.members.allSatisfy(\.parameters.isEmpty) {
      known.formUnion([.equatable, .hashable])
    }
    let conformances = index.standardConformances(of: type)
    // 'Equatable' comes first, so that its own extension has '==' if 'Hashable' is in another one.
    for kind in WitnessesModel.Kind.allCases {
      for conformance in conformances where conformance.name == kind.name {
        guard let entry = conformance.extending else { continue }
        let kinds = Set(kind == .hashable ? [.equatable, .hashable] : [kind]).subtracting(known)
        known.formUnion(kinds)
        if !kinds.isEmpty { models.add(model(of: type, entry, kinds)) }
      }
    }
    return models
  }

  private func model(
    of type: TypeEntry, _ entry: ExtensionEntry, _ kinds: Set<WitnessesModel.Kind>
  ) -> WitnessesModel {
    let conditions = entry.declaration.clauses.conditions
    return WitnessesModel(
      type: type.extensionPath, kinds: kinds,
      whereClause: entry.file.text(entry.declaration.whereClause.range),
      condition: conditions.joined(separator: " && "),
      attributes: entry.declaration.attributes.compactMap { CopiedAttribute($0, entry.file)?.text },
      cases: cases(of: type))
  }

  /// Those that a value can be in.
  private func cases(of type: TypeEntry) -> [WitnessesModel.Case] {
    let cases = type.declaration.members.filter { $0.kind == .case }
    let qualifier = TypeQualifier(index: index, type: type)
    return cases.enumerated().compactMap { position, element in
      let fields = element.parameters.map { PayloadField($0, qualifier, in: type.file) }
      if element.isUnavailable(in: type.file) || fields.type == "Swift.Never" { return nil }
      return WitnessesModel.Case(
        name: type.file.text(element.name), index: position, fields: fields,
        clauses: element.clauses)
    }
  }

  /// The functions that extensions declare themselves.
  private func declaredKinds(of type: TypeEntry) -> Set<WitnessesModel.Kind> {
    Set(
      type.declaredMembers.compactMap { member in
        let labels = member.declaration.parameters.map { member.file.text($0.label) }
        switch (member.declaration.kind, member.name, labels) {
        case (.func, "==", _): return .equatable
        case (.func, "hash", ["into"]): return .hashable
        case (.func, "encode", ["to"]): return .encodable
        case (.`init`, _, ["from"]): return .decodable
        default: return nil
        }
      })
  }
}

extension [WitnessesModel] {
  /// Functions for one extension stand together.
  fileprivate mutating func add(_ model: WitnessesModel) {
    let place = firstIndex {
      $0.whereClause == model.whereClause && $0.condition == model.condition
        && $0.attributes == model.attributes
    }
    if let place { self[place].kinds.formUnion(model.kinds) } else { append(model) }
  }
}
