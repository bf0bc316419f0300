import GeneratedSupport

extension Optional: MadeFromParts {
  static func made(_ choices: inout ExploredChoices) throws -> Self {
    choices.number(below: 4) == 0 ? nil : try choices.value(Wrapped.self)
  }
}

extension Result: MadeFromParts {
  static func made(_ choices: inout ExploredChoices) throws -> Self {
    choices.number(below: 4) < 3
      ? .success(try choices.value()) : .failure(try choices.value(Failure.self))
  }
}

extension ExploredChoices {
  fileprivate mutating func elements<Element>(_ type: Element.Type) throws -> [Element] {
    let count = number(below: 4)
    return try (0..<count).map { _ in try value(type) }
  }
}

extension Array: MadeFromParts {
  static func made(_ choices: inout ExploredChoices) throws -> Self {
    try choices.elements(Element.self)
  }
}

extension Set: MadeFromParts {
  static func made(_ choices: inout ExploredChoices) throws -> Self {
    Set(try choices.elements(Element.self))
  }
}

extension OrderedSet: MadeFromParts {
  static func made(_ choices: inout ExploredChoices) throws -> Self {
    Self(try choices.elements(Element.self))
  }
}

extension Dictionary: MadeFromParts {
  static func made(_ choices: inout ExploredChoices) throws -> Self {
    var result: Self = [:]
    for key in try choices.elements(Key.self) { result[key] = try choices.value(Value.self) }
    return result
  }
}

extension IdentifiedArray: MadeFromParts where Element: Identifiable, ID == Element.ID {
  static func made(_ choices: inout ExploredChoices) throws -> Self {
    var result = Self()
    for element in try choices.elements(Element.self) { result.updateOrAppend(element) }
    return result
  }
}

extension Identified: MadeFromParts {
  static func made(_ choices: inout ExploredChoices) throws -> Self {
    Self(try choices.value(), id: try choices.value())
  }
}
