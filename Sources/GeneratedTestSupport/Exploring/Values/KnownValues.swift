import GeneratedSupport

/// Values that are in the state: ids of elements, and values of types that cannot be made.
enum KnownValues {
  /// Nil if the value should be made in another way.
  static func value(of type: Any.Type, _ choices: inout ExploredChoices) throws -> Any? {
    if isMade(type) { return nil }
    // The same number of choices in each state, so that a plan means the same with fewer steps.
    // Sometimes one that has gone, or one that was never there.
    let choice = choices.number(below: 8)
    if choice >= 4 && choice < 7 { return nil }
    let state = choice < 4 ? choices.states.count - 1 : choices.number(below: choices.states.count)
    guard choices.states.indices.contains(state) else { return nil }
    let values = values(of: type, in: choices.states[state])
    return values.isEmpty ? nil : try choices.element(of: values)
  }

  /// A value in the current state, of a type whose values can't be made.
  static func existing(_ type: Any.Type, _ choices: inout ExploredChoices) throws -> Any? {
    let values = choices.states.last.map { self.values(of: type, in: $0) } ?? []
    return values.isEmpty ? nil : try choices.element(of: values)
  }

  /// Whether no id and no part of a state has the type.
  private static func isMade(_ type: Any.Type) -> Bool {
    type == Bool.self || type == Void.self || type is any MadeFromParts.Type
      || type is any CasePathable.Type || TupleType(type) != nil
  }

  private static func values(of type: Any.Type, in state: Any) -> [Any] {
    var search = Search(type: type)
    search.visit(state, depth: 0)
    return search.found
  }

  private struct Search {
    let type: Any.Type
    var found: [Any] = []

    mutating func visit(_ value: Any, depth: Int) {
      if depth > 16 { return }
      if let value = value as? any SharedValue {
        return visit(value.customDiffValues.1, depth: depth + 1)
      }
      if let value = value as? any ElementsByID {
        if value.idType == type { add(value.elementsByID.map(\.id)) }
        for (_, element) in value.elementsByID { visit(element, depth: depth + 1) }
        return
      }
      if let value = value as? any Identifiable { addID(of: value) }
      if value is any PrintedAsDescription || value is String { return }
      for part in Self.parts(of: value) {
        if Swift.type(of: part) == type, !(part is any PrintedAsExpression) { add([part]) }
        visit(part, depth: depth + 1)
      }
    }

    /// Sets and dictionaries have another order in each process, and a seed must repeat its runs.
    private static func parts(of value: Any) -> [Any] {
      let mirror = Mirror(reflecting: value)
      let parts = mirror.children.map(\.value)
      guard mirror.displayStyle == .set || mirror.displayStyle == .dictionary else { return parts }
      return parts.map { (text: "\($0)", $0) }.sorted { $0.text < $1.text }.map(\.1)
    }

    private mutating func addID(of value: some Identifiable) {
      if Swift.type(of: value.id) == type { add([value.id]) }
    }

    private mutating func add(_ values: [Any]) {
      for value in values where !found.contains(where: { areEqual($0, value) }) {
        found.append(value)
      }
    }
  }
}

/// A collection whose elements get actions by their ids.
protocol ElementsByID {
  var idType: Any.Type { get }
  var elementsByID: [(id: Any, element: Any)] { get }
}

extension IdentifiedArray: ElementsByID {
  var idType: Any.Type { ID.self }
  var elementsByID: [(id: Any, element: Any)] { zip(ids, self).map { ($0, $1) } }
}

extension StackState: ElementsByID {
  var idType: Any.Type { StackElementID.self }
  var elementsByID: [(id: Any, element: Any)] { zip(ids, self).map { ($0, $1) } }
}
