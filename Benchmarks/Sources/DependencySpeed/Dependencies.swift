import GeneratedSupport

struct Model {
  @Dependency(\.number) var number
  @Dependency(\.pair.second) var part
  @Dependency(\.text) var text
  @Dependency(Number.self) var keyed

  /// So that nobody sees which key paths it has.
  @inline(never) @_optimize(none)
  static func made() -> Model { Model() }
}

final class Plain {}

final class Parent {
  @Dependency(\.number) var number
}

struct Pair: Sendable {
  var first = 1
  var second = 3
}

enum Number: DependencyKey { static let liveValue = 1 }
enum PairKey: DependencyKey { static let liveValue = Pair() }
enum Text: DependencyKey { static let liveValue = "text" }

/// A key for each type argument.
enum Other<Tag>: DependencyKey { static var liveValue: Int { 0 } }

extension DependencyValues {
  var number: Int {
    get { self[Number.self] }
    set { self[Number.self] = newValue }
  }

  var pair: Pair {
    get { self[PairKey.self] }
    set { self[PairKey.self] = newValue }
  }

  var text: String {
    get { self[Text.self] }
    set { self[Text.self] = newValue }
  }
}

/// 21 overrides; those that are read were made first.
func many(_ values: inout DependencyValues) {
  values.number = 2
  values.pair.first = 2
  values.text = "text"
  values[Other<Int>.self] = 1
  values[Other<Int8>.self] = 1
  values[Other<Int16>.self] = 1
  values[Other<Int32>.self] = 1
  values[Other<Int64>.self] = 1
  values[Other<UInt>.self] = 1
  values[Other<UInt8>.self] = 1
  values[Other<UInt16>.self] = 1
  values[Other<UInt32>.self] = 1
  values[Other<UInt64>.self] = 1
  values[Other<Float>.self] = 1
  values[Other<Double>.self] = 1
  values[Other<String>.self] = 1
  values[Other<Character>.self] = 1
  values[Other<Bool>.self] = 1
  values[Other<Void>.self] = 1
  values[Other<Never>.self] = 1
  values[Other<Substring>.self] = 1
}
