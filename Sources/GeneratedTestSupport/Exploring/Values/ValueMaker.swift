import Foundation
import GeneratedSupport

/// Makes a value of a type that is known only at run time.
enum ValueMaker {
  static func make(_ type: Any.Type, _ choices: inout ExploredChoices) throws -> Any {
    if let value = choices.values.first(where: { $0.type == type }) {
      return try value.make(&choices)
    }
    if let known = try KnownValues.value(of: type, &choices) { return known }
    if let type = type as? any MadeFromParts.Type { return try type.made(&choices) }
    if let type = type as? any Explorable.Type { return try type.explored(&choices) }
    if let type = type as? any CasePathable.Type { return try enumCase(type, &choices) }
    if let type = type as? any CaseIterable.Type { return try oneOfAll(type, &choices) }
    if let tuple = TupleType(type) { return try tuple.value { try choices.make($0) } }
    if type == Void.self { return () }
    // Any error: a feature can't know it, and a test can write it.
    if type == (any Error).self { return NSError(domain: "explored", code: 1) }
    if let known = try KnownValues.existing(type, &choices) { return known }
    throw NoValue(
      """
      no value of '\(dumpTypeName(type))' can be made. Conform it to 'Explorable', or pass \
      'values: [ExploredValue(\(dumpTypeName(type)).self) { … }]'
      """)
  }

  // MARK: Enums

  private static func enumCase<Enum: CasePathable>(
    _ type: Enum.Type, _ choices: inout ExploredChoices
  ) throws -> Any {
    let paths = type.listedPaths
    if paths.isEmpty { throw NoValue("'\(dumpTypeName(type))' has no cases") }
    let value: Enum = try action(paths[choices.number(below: paths.count)], &choices)
    return value
  }

  /// A value of the case to which the path leads. Its payload is made for the state of the child
  /// that gets it.
  static func action<Enum: CasePathable>(
    _ path: PartialCaseKeyPath<Enum>, _ choices: inout ExploredChoices
  ) throws -> Enum {
    let state = choices.state
    defer { choices.state = state }
    for (depth, name) in (Enum.name(of: path)?.split(separator: ".") ?? []).enumerated() {
      do {
        choices.state = try ChildState.state(of: String(name), in: choices.state)
      } catch var problem as NoValue {
        problem.depth = depth
        throw problem
      }
    }
    guard let type = Enum.payloadType(at: path) else { throw NoValue("the case has no path") }
    guard let value = path(try choices.make(type)) else {
      throw NoValue("the case takes no '\(dumpTypeName(type))'")
    }
    return value
  }

  private static func oneOfAll<Value: CaseIterable>(
    _ type: Value.Type, _ choices: inout ExploredChoices
  ) throws -> Any {
    try choices.element(of: Array(type.allCases))
  }
}

/// A generic type that is made from values of its parameters, or from the state.
protocol MadeFromParts {
  static func made(_ choices: inout ExploredChoices) throws -> Self
}
