import GeneratedSupport

/// Writes the statements that change one state into another, the smallest ones that a person would
/// write.
final class ChangeWriter {
  /// So many changed fields become one assignment of their struct.
  private static let limit = 12

  let printer: ExpressionPrinter
  /// The shared values that a statement has changed already. Several features can share one.
  private var written: Set<ObjectIdentifier> = []
  private var readers: [(place: String, value: any SharedValue)] = []

  private init(_ types: any TypeFacts) { printer = ExpressionPrinter(types: types) }

  /// Call this inside of `SharedComparison.comparing`, if the state has shared values.
  static func statements<State>(
    from before: State, to after: State, _ types: any TypeFacts
  ) -> [Statement] {
    let writer = ChangeWriter(types)
    return writer.statements(from: before, to: after, at: "$0") + writer.changesOfReaders
  }

  /// Changes of shared values that the state can only read: a person has to find a `Shared` for
  /// them.
  private var changesOfReaders: [Statement] {
    readers.filter { !written.contains($0.value.objectIdentifier) }.map { place, value in
      let dump = String(reporting: value.customDiffValues.1)
      return .assign(place: place, .placeholder(dump: dump))
    }
  }

  /// - Parameter place: The expression that the value is assigned to.
  func statements(from before: Any, to after: Any, at place: String) -> [Statement] {
    if areEqual(before, after) { return [] }
    return parts(from: before, to: after, at: place) ?? [.assign(place: place, printer.code(after))]
  }

  /// The changes of the parts. Nil if the value can only be assigned as a whole.
  private func parts(from before: Any, to after: Any, at place: String) -> [Statement]? {
    if let before = before as? any ChangedByParts {
      return before.statements(to: after, at: place, self)
    }
    let isWrittenWhole = after is any PrintedAsExpression || after is any SwiftExpressible
    guard !isWrittenWhole, type(of: before) == type(of: after) else { return nil }
    return casePayload(from: before, to: after, at: place)
      ?? properties(from: before, to: after, at: place)
  }

  // MARK: Structs

  private func properties(from before: Any, to after: Any, at place: String) -> [Statement]? {
    guard let old = StoredProperties(of: before), let new = StoredProperties(of: after),
      old.names == new.names
    else { return nil }
    let changes = zip(old.properties, new.properties).filter { !areEqual($0.value, $1.value) }
    if changes.isEmpty { return nil }
    // A shared value is changed where it is nearest.
    let shared = changes.map { sharedChange(from: $0, to: $1, at: place) }
    var result: [Statement] = []
    for ((old, new), shared) in zip(changes, shared) {
      let statements = shared ?? property(from: old, to: new, of: after, at: place)
      guard let statements else { return nil }
      result += statements
    }
    let isKnown = printer.types.initializer(of: after, new) != nil
    return result.count >= Self.limit && isKnown ? nil : result
  }

  private func property(
    from old: StoredProperties.Property, to new: StoredProperties.Property, of value: Any,
    at place: String
  ) -> [Statement]? {
    let name = SourceName.escaped(new.name)
    let type = type(of: value)
    let (typeName, module) = (dumpTypeName(type), moduleName(of: type))
    guard printer.types.isSettable(new.name, of: typeName, module: module) else { return nil }
    let isForeign = new.isWrapped && !(new.value is any ChangedByParts)
    if isForeign || printer.types.needsFullNames(new.name, of: typeName, module: module) {
      return [.assign(place: "\(place).\(name)", printer.code(new, of: value))]
    }
    return statements(from: old.value, to: new.value, at: "\(place).\(name)")
  }

  /// Nil for a property that is not shared.
  private func sharedChange(
    from old: StoredProperties.Property, to new: StoredProperties.Property, at place: String
  ) -> [Statement]? {
    guard let before = old.value as? any SharedValue, let after = new.value as? any SharedValue
    else { return nil }
    let name = (new.isWrapped ? "$" : "") + SourceName.escaped(new.name)
    if !after.isWritable {
      readers.append(("\(place).\(name)", after))
      return []
    }
    return shared(from: before, to: after, at: "\(place).\(name)")
  }

  private func shared(
    from old: any SharedValue, to new: any SharedValue, at place: String
  ) -> [Statement] {
    if !written.insert(new.objectIdentifier).inserted { return [] }
    let (before, after) = (old.customDiffValues.0, new.customDiffValues.1)
    let changes = statements(from: before, to: after, at: "$0")
    if changes.isEmpty { return [] }
    let body = changes.count == 1 ? changes.map(\.withoutResult) : changes
    return [.block(head: "\(place).withLock", body)]
  }

  // MARK: Enums

  /// The change of a case's payload, where it is smaller than the case.
  private func casePayload(from before: Any, to after: Any, at place: String) -> [Statement]? {
    guard let after = after as? any CasePathable, let name = caseWithPath(after),
      name == enumCaseName(of: before),
      let old = payload(ofCase: before), let new = payload(ofCase: after)
    else { return nil }
    let changes = statements(from: old, to: new, at: "$0")
    if changes.contains(where: { $0.assigns("$0") }) || changes.isEmpty { return nil }
    return [.block(head: "\(place).modify(\\.\(SourceName.escaped(name)))", changes)]
  }

  /// The name of the value's case, if it has a case key path.
  func caseWithPath(_ value: any CasePathable) -> String? {
    guard let name = enumCaseName(of: value), caseNames(of: value).contains(name) else {
      return nil
    }
    return name
  }
}

/// What a case holds: one value, also with a label, or a tuple.
func payload(ofCase value: Any) -> Any? {
  guard let payload = Mirror(reflecting: value).children.first?.value else { return nil }
  let parts = Mirror(reflecting: payload)
  let isOneWithLabel = parts.displayStyle == .tuple && parts.children.count == 1
  return isOneWithLabel ? parts.children.first?.value : payload
}

/// Those that have a case key path.
func caseNames<Root: CasePathable>(of value: Root) -> [String] {
  Root.caseNames
}

/// Values are equal if they are so for the test store, or, without `Equatable`, if their dumps are.
func areEqual(_ one: Any, _ other: Any) -> Bool {
  func isEqual<Value: Equatable>(_ one: Value) -> Bool { (other as? Value) == one }
  func hasNoDifference<Value>(_ one: Value) -> Bool {
    (other as? Value).map { diff(one, $0) == nil } ?? false
  }
  if let one = one as? any Equatable { return isEqual(one) }
  return _openExistential(one, do: hasNoDifference)
}

/// `Shared` and `SharedReader`.
protocol SharedValue: CustomDiffObject {
  var isWritable: Bool { get }
}

extension Shared: SharedValue {
  var isWritable: Bool { true }
}

extension SharedReader: SharedValue {
  var isWritable: Bool { false }
}
