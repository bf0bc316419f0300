// Protocols without requirements select templates. `AutoEquatable` and the others are this package's own names.

protocol AutoEquatable {}
protocol AutoHashable {}
protocol AutoMockable {}
protocol AutoLenses {}
protocol AutoCases {}
protocol AutoListed {}
protocol AutoDiffable {}
protocol AutoArbitrary {}
protocol AutoLogged {}

/// A getter, and a setter that returns a changed copy.
struct Lens<Whole, Part> {
  let get: (Whole) -> Part
  let set: (Part, Whole) -> Whole
}

struct AnalyticsEvent: Equatable {
  let name: String
  let parameters: [String: String]
}

/// A type that can make a random value of itself.
protocol Arbitrary {
  static func arbitrary(using generator: inout some RandomNumberGenerator) -> Self
}

extension Int: Arbitrary {
  static func arbitrary(using generator: inout some RandomNumberGenerator) -> Int {
    .random(in: -100...100, using: &generator)
  }
}

extension Bool: Arbitrary {
  static func arbitrary(using generator: inout some RandomNumberGenerator) -> Bool {
    .random(using: &generator)
  }
}

extension String: Arbitrary {
  static func arbitrary(using generator: inout some RandomNumberGenerator) -> String {
    String(
      (0..<Int.random(in: 0...5, using: &generator)).map { _ in
        "abc".randomElement(using: &generator)!
      })
  }
}

extension Array: Arbitrary where Element: Arbitrary {
  static func arbitrary(using generator: inout some RandomNumberGenerator) -> [Element] {
    (0..<Int.random(in: 0...3, using: &generator)).map { _ in .arbitrary(using: &generator) }
  }
}
