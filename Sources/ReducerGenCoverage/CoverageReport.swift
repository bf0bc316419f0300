import Foundation

/// Which cases of the actions some test has sent or received.
struct CoverageReport: Encodable {
  struct Case: Encodable {
    var name: String
    var line: Int
    var isCovered: Bool
  }

  struct Actions: Encodable {
    var module: String
    var type: String
    var file: String
    var cases: [Case]

    var covered: Int { cases.count(where: \.isCovered) }
  }

  var covered: Int
  var total: Int
  var actions: [Actions]

  init(_ enums: [ActionEnum], _ recorded: RecordedActions) {
    actions = enums.map { actions in
      Actions(
        module: actions.module, type: actions.type, file: actions.file,
        cases: actions.cases.map {
          Case(
            name: $0.name, line: $0.line,
            isCovered: recorded.contain($0.name, of: actions.type, in: actions.module))
        })
    }
    covered = actions.map(\.covered).reduce(0, +)
    total = actions.map(\.cases.count).reduce(0, +)
  }

  /// In percent, rounded down, so that 100 means all.
  var percentage: Int { total == 0 ? 100 : covered * 100 / total }

  var text: String {
    let parts = actions.filter { $0.covered < $0.cases.count }.map(text)
    return (parts + ["\(covered) of \(total) cases are covered: \(percentage) %"])
      .joined(separator: "\n\n") + "\n"
  }

  private func text(_ actions: Actions) -> String {
    let head =
      "\(actions.module), \(actions.type): \(actions.covered) of \(actions.cases.count) cases"
    let missing = actions.cases.filter { !$0.isCovered }
    return
      ([head] + missing.map { "\(actions.file):\($0.line): no test sends or receives '\($0.name)'" })
      .joined(separator: "\n  ")
  }

  var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
  }
}
