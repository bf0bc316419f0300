/// What a change is about: a row of the report.
package struct ChangeKind: Hashable, Comparable, Sendable {
  package var name: String

  init(_ name: String) { self.name = name }

  static let attribute = ChangeKind("attributes removed")
  static let conformance = ChangeKind("conformances added")
  static let conformanceExtension = ChangeKind("extensions added")
  static let directive = ChangeKind("directives added")
  static let `import` = ChangeKind("imports replaced or merged")
  static let addedImport = ChangeKind("imports added")
  static let testValue = ChangeKind("test values of clients")
  static let endpoint = ChangeKind("endpoints that became variables")
  static let sendable = ChangeKind("conformances to Sendable replaced by a directive")
  static let name = ChangeKind("names replaced")
  static let casePath = ChangeKind("case paths written as key paths")
  static let reducerClosure = ChangeKind("'reducer:' arguments written as closures")
  static let access = ChangeKind("private types that became internal")
  static let boilerplate = ChangeKind(
    "properties and test values removed that the plugin generates")
  static let queue = ChangeKind("queues that became schedulers")
  static let testStore = ChangeKind("statements of tests that have another form")
  static let asyncTest = ChangeKind("tests that became asynchronous")
  static let isolation = ChangeKind("clients and keys that became nonisolated")
  static let onChange = ChangeKind("'onChange' written with an effect")

  package static func < (left: Self, right: Self) -> Bool { left.name < right.name }
}
