import GeneratedSupport
import Testing

// Values that the tests of dumps and diffs share.

struct Traveller: Equatable, Identifiable {
  var id: Int
  var name: String
}

struct Ride: Equatable {
  var driver: Traveller
  var passenger: Traveller
}

struct Email: Equatable {
  var subject: String
  var body: String
}

enum Enum: Equatable {
  case foo
  case bar(Int)
  case fu(bar: Int)
  case baz(fizz: Double, buzz: String)
  case fizz(Double, buzz: String)
  case pair((Int, String))
  case unit(Void)
  case buzz

  static func == (one: Self, other: Self) -> Bool { "\(one)" == "\(other)" }
}

enum Nested: Equatable {
  case nest(Enum)
  case two(Int, Enum)
}

enum Namespaced {
  struct Struct { var x: Int }
  enum Enum { case x(Int) }
}

struct NeverEqual: Equatable {
  static func == (one: Self, other: Self) -> Bool { false }
}

struct NeverEqualUser: Equatable {
  var id = 1
  var name = "Blob"
  static func == (one: Self, other: Self) -> Bool { false }
}

struct Redacted: CustomDumpStringConvertible, Equatable {
  var text: String
  var customDumpDescription: String { "<redacted>" }
}

struct Credentials: CustomDumpReflectable {
  var email: String
  var password: String
  var token = "secret"
  var customDumpMirror: Mirror {
    Mirror(
      self, children: ["email": email, "password": Redacted(text: password)],
      displayStyle: .struct)
  }
}

struct CancelButton: CustomDumpReflectable {
  var customDumpMirror: Mirror {
    Mirror(self, children: ["cancel": (action: Int?.none, label: "Cancel")], displayStyle: .enum)
  }
}

struct Wrapper<RawValue>: CustomDumpRepresentable {
  var rawValue: RawValue
  var customDumpValue: Any { rawValue }
}

/// A value that is dumped as itself.
struct Forever: CustomDumpRepresentable {
  var customDumpValue: Any { self }
}

class Human {
  let name: String
  init(name: String = "John") { self.name = name }
}

class Doctor: Human {
  let field = "Podiatry"
}

final class Link {
  var next: Link?
}

indirect enum Deep: Equatable {
  case end(Int)
  case node(Deep)

  static func make(_ depth: Int, end: Int) -> Self {
    (0..<depth).reduce(.end(end)) { deep, _ in .node(deep) }
  }
}

indirect enum DeepUnequatable {
  case end(Int)
  case node(DeepUnequatable)

  static func make(_ depth: Int, end: Int) -> Self {
    (0..<depth).reduce(.end(end)) { deep, _ in .node(deep) }
  }
}

/// A dictionary that keeps its order.
struct Layers<Value: Equatable>: CustomDumpReflectable, Equatable {
  struct ID: CustomDumpStringConvertible, Hashable {
    var number: Int
    var customDumpDescription: String { "#\(number)" }
  }
  var ids: [ID]
  var values: [Value]

  init(_ elements: KeyValuePairs<Int, Value>) {
    ids = elements.map { ID(number: $0.key) }
    values = elements.map(\.value)
  }

  var customDumpMirror: Mirror {
    Mirror(self, unlabeledChildren: Array(zip(ids, values)), displayStyle: .dictionary)
  }
}

/// A reference with a value before and after.
final class Tracked: CustomDiffObject, Equatable {
  let before: Any
  let after: Any

  init(_ before: Any = Traveller(id: 1, name: "Blob"), _ after: Any = Traveller(id: 1, name: "Jr."))
  {
    self.before = before
    self.after = after
  }

  var customDiffValues: (Any, Any) { (before, after) }
  static func == (one: Tracked, other: Tracked) -> Bool { false }
}

/// A text with a name for a table of tests.
struct TextRow: CustomTestStringConvertible, @unchecked Sendable {
  var name: String
  var actual: @Sendable () -> String?
  var expected: String?

  init(
    _ name: String, _ actual: @autoclosure @escaping @Sendable () -> String?, _ expected: String?
  ) {
    self.name = name
    self.actual = actual
    self.expected = expected
  }

  var testDescription: String { name }
}
