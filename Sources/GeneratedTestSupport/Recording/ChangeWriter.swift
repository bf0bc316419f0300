import GeneratedSupport

/// Writes the statements that change one state into another, the smallest ones that a person would
/// write.
final class ChangeWriter {
  /// So many changed fields become one assignment of their struct.
  private static let limit = 12

  private(set) var printer: ExpressionPrinter
  /// The shared values that a statement has changed already. Several features can share one.
  private var written: Set<ObjectIdentifier> = []
  private var readers: [(place: String, value: any SharedValue)] = []

  private init(_ types: any TypeFacts) { printer = ExpressionPrinter(types: types) }

  /// Call this inside of `SharedComparison.comparing`, if the state has shared values.
  static func statements<State>(
    from before: State, to after: State, _ types: any TypeFacts
  ) -> [Statement] {
    let writer = ChangeWriter(types)
    writer.printer.sharedPlaces = SharedPlaces(of: before)
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
    let isWrittenWhole =
      after is any PrintedAsExpression || after is any SwiftExpressible
      || after is any RawRepresentable
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
    let isWhole = isBetterWhole(result, after, new, at: place)
    return isWhole ? nil : result
  }

  /// Whether a person would assign the struct instead of its fields.
  private func isBetterWhole(
    _ changes: [Statement], _ value: Any, _ properties: StoredProperties, at place: String
  ) -> Bool {
    if changes.count < 2 || printer.types.initializer(of: value, properties) == nil { return false }
    if changes.count >= Self.limit { return true }
    // A struct that begins anew.
    return place != "$0" && printer.code(value).flat?.hasSuffix("()") == true
  }

  func isShorter(_ whole: Statement, _ parts: [Statement]) -> Bool {
    whole.length < parts.map(\.length).reduce(0, +)
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
    let changes = block(from: before, to: after)
    if changes.isEmpty { return [] }
    let body = changes.count == 1 ? changes.map(\.withoutResult) : changes
    return [.block(head: "\(place).withLock", body)]
  }

  /// The statements of a block with a `$0` of its own, in which the state has no name.
  func block(from before: Any, to after: Any) -> [Statement] {
    let places = printer.sharedPlaces
    printer.sharedPlaces = SharedPlaces()
    defer { printer.sharedPlaces = places }
    return statements(from: before, to: after, at: "$0")
  }
}
