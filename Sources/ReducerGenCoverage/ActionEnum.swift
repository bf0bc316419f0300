import ReducerGenCore
import ReducerGenIndex
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

  /// Those of a target. The generator says which enums have case paths.
  static func all(in module: String, _ sources: [SourceFile]) -> [ActionEnum] {
    var types: [String: Set<String>] = [:]
    let result = Pipeline.generate(sources: sources, options: .init(module: module)) { event in
      guard case .decided(let title, let file) = event, title.hasPrefix(prefix) else { return }
      let type = String(title.dropFirst(prefix.count))
      if type.split(separator: ".").contains("Action") { types[file, default: []].insert(type) }
    }
    return sources.flatMap { source -> [ActionEnum] in
      guard let names = types[source.relativePath] else { return [] }
      let output = result.outputs.first { $0.source == source.relativePath }
      let generated = SourceFile(path: source.path, bytes: output?.bytes ?? [])
      return EnumsOfFile(source, generated).actions(names).map { type, cases in
        ActionEnum(module: module, type: type, file: source.path, cases: cases)
      }
    }
  }

  private static let prefix = "case paths of "
}

/// The enums of a source, and those that are generated for it: the actions of enums of reducers.
private struct EnumsOfFile {
  private let file: ParsedFile
  private let lines: LineTable
  private let declared: [(type: String, declaration: DeclarationSyntax)]
  private let generatedFile: ParsedFile
  private let generated: [(type: String, declaration: DeclarationSyntax)]

  init(_ source: SourceFile, _ generated: SourceFile) {
    file = ParsedFile(source)
    lines = LineTable(source)
    declared = Self.enums(in: file.syntax.declarations, [], file)
    generatedFile = ParsedFile(generated)
    self.generated = Self.enums(in: generatedFile.syntax.declarations, [], generatedFile)
  }

  private static func enums(
    in declarations: [DeclarationSyntax], _ path: [String], _ file: ParsedFile
  ) -> [(type: String, declaration: DeclarationSyntax)] {
    declarations.flatMap { declaration -> [(type: String, declaration: DeclarationSyntax)] in
      let path = path + file.path(of: declaration)
      let inside = enums(in: declaration.members, path, file)
      if declaration.kind != .enum { return inside }
      return [(path.joined(separator: "."), declaration)] + inside
    }
  }

  /// The actions with these names, in the order of the source.
  func actions(_ names: Set<String>) -> [(type: String, cases: [ActionEnum.Case])] {
    declared.flatMap { type, declaration -> [(type: String, cases: [ActionEnum.Case])] in
      if names.contains(type) { return [(type, cases(of: declaration))] }
      let action = type + ".Action"
      guard names.contains(action), let actions = generated.first(where: { $0.type == action })
      else { return [] }
      let sent = casesWithActions(of: actions.declaration)
      return [(action, cases(of: declaration).filter { sent.contains($0.name) })]
    }
  }

  private func cases(of declaration: DeclarationSyntax) -> [ActionEnum.Case] {
    declaration.members.filter { $0.kind == .case }.map { member in
      let name = file.text(member.name).filter { $0 != "`" }
      return ActionEnum.Case(name: name, line: lines.position(of: member.position).line)
    }
  }

  /// Those of a generated `Action`. The other cases have only a state.
  private func casesWithActions(of declaration: DeclarationSyntax) -> Set<String> {
    let cases = declaration.members.filter { member in
      member.kind == .case
        && !member.parameters.contains { ["Never", "Swift.Never"].contains($0.type.text) }
    }
    return Set(cases.map { generatedFile.text($0.name).filter { $0 != "`" } })
  }
}
