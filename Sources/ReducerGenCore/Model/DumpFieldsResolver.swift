/// Decides which types get a table of their fields, and what stands in it.
///
/// A type that holds something which code in another file cannot read gets none: then a dump reflects
/// on the whole of it, and says nothing wrong.
struct DumpFieldsResolver {
  let index: TargetIndex

  /// Nil if the type gets nothing.
  func model(of type: TypeEntry) -> DumpFieldsModel? {
    guard asksForTable(type), !type.isIgnored, isReadable(type), let shape = shape(of: type)
    else { return nil }
    return DumpFieldsModel(
      type: type.extensionPath, access: type.effectiveAccess,
      attributes: type.attributesAround.compactMap(CopiedAttribute.init),
      clauses: type.clausesAround, shape: shape)
  }

  /// Whether its fields are for dumps: it says so, or a reducer does.
  func asksForTable(_ type: TypeEntry) -> Bool {
    index.site(of: .customDumpFields, on: type) != nil || isState(type)
  }

  /// The state of a reducer, unless it says itself how it is dumped.
  private func isState(_ type: TypeEntry) -> Bool {
    guard type.name == "State", !type.isTypeAlias, let parent = type.parent, !parent.isIgnored,
      index.site(of: .reducer, on: parent) != nil
    else { return false }
    let inherited = index.inheritedPaths(of: type).compactMap(\.names.last)
    return Self.ownWays.isDisjoint(with: inherited)
  }

  private static let ownWays: Set = [
    "CustomDumpReflectable", "CustomDumpRepresentable", "CustomDumpStringConvertible",
    "CustomReflectable",
  ]

  private func isReadable(_ type: TypeEntry) -> Bool {
    type.hiddenPlace == nil && type.constrainedExtension == nil && type.suppression == nil
      && type.takenSuppression == nil && !type.declares("_visitDumpFields")
      && index.capturedName(in: type) == nil
      && type.declaration.attributes.allSatisfy { harmless.contains(type.file.text($0.name)) }
  }

  private func shape(of type: TypeEntry) -> DumpFieldsModel.Shape? {
    switch type.declaration.kind {
    case .struct: fields(of: type).map { .fields($0) }
    case .enum: cases(of: type)
    default: nil
    }
  }

  /// In order. Nil if one of them cannot be read from another file or has no value, or is not in the
  /// list of declarations.
  private func fields(of type: TypeEntry) -> [DumpField]? {
    if type.hasPattern { return nil }
    let fields = type.storedProperties
    guard fields.allSatisfy({ isReadable($0, of: type) }) else { return nil }
    return fields.map { DumpField(name: type.file.text($0.name), clauses: $0.clauses) }
  }

  private func isReadable(_ member: DeclarationSyntax, of type: TypeEntry) -> Bool {
    member.readAccess != .hidden && member.attributes.isEmpty
      && !member.modifiers.contains { type.file.text($0.range).contains("unsafe") }
      && !member.modifiers.contains { $0.keyword == .lazy }
      && !isUnsafe(type.file.text(member.type))
      && !index.inhabitance(of: member.type, in: type).isUninhabited
  }

  /// Nil if no value can be taken apart without a warning; and for an enum with a description, which
  /// reflection shows instead of the name of a case.
  private func cases(of type: TypeEntry) -> DumpFieldsModel.Shape? {
    let inherited = index.inheritedPaths(of: type).compactMap(\.names.last)
    if inherited.contains("CustomStringConvertible") { return nil }
    var cases: [DumpCase] = []
    let elements = type.declaration.members.filter { $0.kind == .case }
    for element in elements {
      guard element.clauses.isEmpty, element.attributes.isEmpty else { return nil }
      let types = element.parameters.map { type.file.text($0.type) }
      if types.contains(where: isUnsafe) { return nil }
      let labels = element.parameters.map { type.file.text($0.label).withoutBackticks }
      cases.append(
        DumpCase(
          name: type.file.text(element.name), labels: labels.map { $0 == "_" ? "" : $0 }))
    }
    if Set(cases.map(\.name)).count < cases.count { return nil }
    if elements.contains(where: { index.inhabitance(of: $0, in: type).isInhabited }) {
      return .cases(cases, isSwitched: true)
    }
    let isEmpty = elements.allSatisfy { index.inhabitance(of: $0, in: type).isUninhabited }
    return isEmpty ? nil : .cases(cases, isSwitched: false)
  }
}

/// Attributes that change nothing about who may read what. Any other may be a property wrapper, a
/// global actor or a macro.
private let harmless: Set<String> = [
  "available", "dynamicCallable", "dynamicMemberLookup", "frozen", "preconcurrency",
  "propertyWrapper", "resultBuilder", "_spi", "usableFromInline",
]

/// Types whose use is a warning under strict memory safety.
private func isUnsafe(_ type: String) -> Bool {
  type.contains("Unsafe") || type.contains("OpaquePointer")
}
