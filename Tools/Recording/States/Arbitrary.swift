import Foundation
import GeneratedSupport

extension SeededGenerator {
  mutating func pick<T>(_ values: T...) -> T { values[below(values.count)] }
}

/// A type with random values and random changes.
protocol Arbitrary: Equatable {
  static func arbitrary(_ choices: inout SeededGenerator) -> Self
  mutating func change(_ choices: inout SeededGenerator)
}

extension Arbitrary {
  mutating func change(_ choices: inout SeededGenerator) { self = .arbitrary(&choices) }
}

// MARK: Values

extension Int: Arbitrary {
  static func arbitrary(_ choices: inout SeededGenerator) -> Self {
    choices.pick(0, 1, -1, 7, 1_000_000, .max, .min, choices.below(50))
  }
}

extension UInt8: Arbitrary {
  static func arbitrary(_ choices: inout SeededGenerator) -> Self { UInt8(choices.below(256)) }
}

extension Bool: Arbitrary {
  static func arbitrary(_ choices: inout SeededGenerator) -> Self { choices.chance(50) }
}

extension Double: Arbitrary {
  static func arbitrary(_ choices: inout SeededGenerator) -> Self {
    choices.pick(0, 1.5, -2.25, 0.1, 1e300, -.infinity, 5e-324, 3)
  }
}

extension String: Arbitrary {
  static func arbitrary(_ choices: inout SeededGenerator) -> Self {
    choices.pick(
      "", "a", "Blob", "\"", "\\(x)", "\\", "two\nlines", "\u{0}\u{7}", "é👩‍👧", "#\"", "*/", "$0 = 1",
      "}", "\r\n", "<#a#>", String(repeating: "long ", count: 30))
  }
}

extension Character: Arbitrary {
  static func arbitrary(_ choices: inout SeededGenerator) -> Self {
    choices.pick("a", "\"", "\n", "👩‍👧")
  }
}

extension UUID: Arbitrary {
  static func arbitrary(_ choices: inout SeededGenerator) -> Self {
    choices.pick(
      UUID(choices.below(9)), UUID(uuidString: "DEADBEEF-DEAD-BEEF-DEAD-BEEFDEADBEEF")!)
  }
}

extension Date: Arbitrary {
  static func arbitrary(_ choices: inout SeededGenerator) -> Self {
    Date(timeIntervalSince1970: choices.pick(0, 1_234_567_890, 0.5, -1, 1e9 + 0.25))
  }
}

extension URL: Arbitrary {
  static func arbitrary(_ choices: inout SeededGenerator) -> Self {
    URL(string: "https://example.com/a?b=\(choices.below(3))")!
  }
}

extension Decimal: Arbitrary {
  static func arbitrary(_ choices: inout SeededGenerator) -> Self {
    choices.pick(0, 1, Decimal(string: "12.34")!, -5)
  }
}

extension Duration: Arbitrary {
  static func arbitrary(_ choices: inout SeededGenerator) -> Self {
    choices.pick(.zero, .seconds(3), .milliseconds(1_500), .nanoseconds(7))
  }
}

extension ClosedRange<Int>: Arbitrary {
  static func arbitrary(_ choices: inout SeededGenerator) -> Self {
    let start = choices.below(5)
    return start...(start + choices.below(5))
  }
}

struct Mishap: Error, Arbitrary {
  var code = 0

  static func arbitrary(_ choices: inout SeededGenerator) -> Self { Self(code: choices.below(4)) }
}

struct Boxed<Value: Arbitrary>: Arbitrary {
  var value: Value
  var note = ""

  static func arbitrary(_ choices: inout SeededGenerator) -> Self {
    Self(value: .arbitrary(&choices))
  }

  mutating func change(_ choices: inout SeededGenerator) {
    if choices.chance(70) { value.change(&choices) } else { note.change(&choices) }
  }
}

// MARK: Containers

extension Optional: Arbitrary where Wrapped: Arbitrary {
  static func arbitrary(_ choices: inout SeededGenerator) -> Self {
    choices.chance(30) ? nil : .arbitrary(&choices)
  }

  mutating func change(_ choices: inout SeededGenerator) {
    if self == nil || choices.chance(30) {
      self = .arbitrary(&choices)
    } else {
      self!.change(&choices)
    }
  }
}

extension Result: Arbitrary where Success: Arbitrary, Failure == Mishap {
  static func arbitrary(_ choices: inout SeededGenerator) -> Self {
    choices.chance(60) ? .success(.arbitrary(&choices)) : .failure(.arbitrary(&choices))
  }
}

extension Array: Arbitrary where Element: Arbitrary {
  static func arbitrary(_ choices: inout SeededGenerator) -> Self {
    (0..<choices.below(4)).map { _ in .arbitrary(&choices) }
  }

  mutating func change(_ choices: inout SeededGenerator) {
    switch choices.below(6) {
    case 0: self = .arbitrary(&choices)
    case 1: append(.arbitrary(&choices))
    case 2: insert(.arbitrary(&choices), at: choices.below(count + 1))
    case 3 where !isEmpty: remove(at: choices.below(count))
    case 4: reverse()
    default: if !isEmpty { self[choices.below(count)].change(&choices) }
    }
  }
}

extension Set: Arbitrary where Element: Arbitrary {
  static func arbitrary(_ choices: inout SeededGenerator) -> Self {
    Self([Element].arbitrary(&choices))
  }

  mutating func change(_ choices: inout SeededGenerator) {
    if choices.chance(30) { self = .arbitrary(&choices) }
    // Their order differs from run to run.
    if choices.chance(50), let first = self.min(by: { "\($0)" < "\($1)" }) { remove(first) }
    insert(.arbitrary(&choices))
  }
}

extension Dictionary: Arbitrary where Key: Arbitrary, Value: Arbitrary {
  static func arbitrary(_ choices: inout SeededGenerator) -> Self {
    let keys = [Key].arbitrary(&choices)
    return keys.reduce(into: [:]) { $0[$1] = .arbitrary(&choices) }
  }

  mutating func change(_ choices: inout SeededGenerator) {
    if choices.chance(20) { self = .arbitrary(&choices) }
    let key = Key.arbitrary(&choices)
    if var value = self[key], choices.chance(70) {
      value.change(&choices)
      self[key] = value
    } else {
      self[key] = choices.chance(80) ? .arbitrary(&choices) : nil
    }
  }
}

extension IdentifiedArray: Arbitrary where Element: Arbitrary & Identifiable, ID == Element.ID {
  static func arbitrary(_ choices: inout SeededGenerator) -> Self {
    var result: Self = []
    for element in [Element].arbitrary(&choices) { result.updateOrAppend(element) }
    return result
  }

  mutating func change(_ choices: inout SeededGenerator) {
    switch choices.below(5) {
    case 0: self = .arbitrary(&choices)
    case 1: updateOrAppend(.arbitrary(&choices))
    case 2: _ = popLast()
    case 3 where count > 1: swapAt(0, count - 1)
    default: if let id = ids.first { self[id: id]?.change(&choices) }
    }
  }
}

extension StackState: Arbitrary where Element: Arbitrary {
  static func arbitrary(_ choices: inout SeededGenerator) -> Self { Self() }

  mutating func change(_ choices: inout SeededGenerator) {
    switch choices.below(4) {
    case 0: if let id = ids.first { pop(from: id) }
    case 1: if let id = ids.last { self[id: id]?.change(&choices) }
    default: append(.arbitrary(&choices))
    }
  }
}
