/// A type whose values can be made for actions, when a test explores a feature.
///
/// Numbers, strings, dates, collections, optionals and enums with case paths need no conformance.
/// Conform a struct that is the payload of an action:
///
/// ```swift
/// import GeneratedTestSupport
///
/// struct Coordinate: Equatable { var x = 0, y = 0 }
///
/// extension Coordinate: Explorable {
///   static func explored(_ choices: inout ExploredChoices) throws -> Coordinate {
///     try Coordinate(x: choices.value(), y: choices.number(below: 100))
///   }
/// }
/// ```
///
/// For a type of another module, pass an ``ExploredValue`` to `explore`.
public protocol Explorable {
  /// Makes a value from choices. The first value of each choice should be the simplest one, because
  /// a failing run is simplified towards it.
  static func explored(_ choices: inout ExploredChoices) throws -> Self
}

/// How values of a type are made for actions, when a test explores a feature.
///
/// ```swift
/// import Foundation
/// import GeneratedTestSupport
///
/// let words = ExploredValue(AttributedString.self) { choices in
///   try AttributedString(choices.value(String.self))
/// }
/// ```
public struct ExploredValue {
  let type: Any.Type
  let make: (inout ExploredChoices) throws -> Any

  public init<Value>(
    _ type: Value.Type, make: @escaping (_ choices: inout ExploredChoices) throws -> Value
  ) {
    self.type = type
    self.make = make
  }
}

/// The choices from which a value is made.
public struct ExploredChoices {
  var numbers: ChoiceNumbers
  /// The state of the feature that gets the action. Nil if it is not known.
  var state: Any?
  /// The states in which ids and other values are looked for: the current one, and those before.
  let states: [Any]
  let values: [ExploredValue]
  private var depth = 0

  init(_ numbers: ChoiceNumbers, states: [Any], values: [ExploredValue] = []) {
    self.numbers = numbers
    self.states = states
    self.values = values
    state = states.last
  }

  /// Sometimes makes the action for a child that an earlier state contains.
  mutating func useEarlierState() {
    guard number(below: 4) == 3, !states.isEmpty else { return }
    state = states[number(below: states.count)]
  }

  /// A number from 0 to `bound - 1`. 0 is the simplest choice.
  public mutating func number(below bound: Int) -> Int {
    bound < 2 ? 0 : numbers.below(bound)
  }

  /// One of the elements. The first one is the simplest choice.
  public mutating func element<Element>(of elements: [Element]) throws -> Element {
    if elements.isEmpty { throw NoValue("there is nothing to choose from") }
    return elements[number(below: elements.count)]
  }

  /// A value of a type that is ``Explorable``, or for which exploring needs no conformance.
  public mutating func value<Value>(_ type: Value.Type = Value.self) throws -> Value {
    try make(type) as! Value
  }

  /// Makes a part of a value. Types that contain themselves end somewhere.
  mutating func make(_ type: Any.Type) throws -> Any {
    if depth > 12 { throw NoValue("'\(type)' contains itself") }
    depth += 1
    defer { depth -= 1 }
    return try ValueMaker.make(type, &self)
  }
}

/// The reason why no value can be made.
struct NoValue: Error {
  let reason: String
  /// How many names of the path had a state. The reason that is nearest to the end is reported.
  var depth = 0

  init(_ reason: String) { self.reason = reason }
}
