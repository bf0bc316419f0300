import ReducerGenCore
import ReducerGenSyntax

/// The actions of a reducer, as its source declares them.
struct ActionEnum {
  struct Case {
    var name: String
    var line: Int
  }

  var module: String
  /// `Login.Action`, or a nested enum: `Login.Action.Delegate`.
  var type: String
  var file: String
  var cases: [Case]

  /// Those of a target: the actions with case paths.
  static func all(in module: String, _ sources: [SourceFile]) -> [ActionEnum] {
    let result = Pipeline.generate(sources: sources, options: Pipeline.Options(module: module))
    var lines = LineTables()
    return result.parts.compactMap { part in
      guard case .casePaths(let cases) = part.kind else { return nil }
      // Tests record names without back-ticks.
      let type = part.path.filter { $0 != "`" }
      guard type.split(separator: ".").contains("Action") else { return nil }
      return ActionEnum(
        module: module, type: type, file: part.place.file.path,
        cases: cases.map { Case(name: $0.name, line: lines.position(of: $0.place).line) })
    }
  }
}
