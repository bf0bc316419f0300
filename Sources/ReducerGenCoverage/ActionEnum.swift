import ReducerGenCore

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

  /// Those of a target. The generator says which enums have case paths; an `Action` that it writes
  /// itself, for an enum of reducers, has the cases of others and is left out.
  static func all(in module: String, _ sources: [SourceFile]) -> [ActionEnum] {
    var types: [String: Set<String>] = [:]
    _ = Pipeline.generate(sources: sources, options: .init(module: module)) { event in
      guard case .decided(let title, let file) = event, title.hasPrefix(prefix) else { return }
      let type = String(title.dropFirst(prefix.count))
      if type.split(separator: ".").contains("Action") { types[file, default: []].insert(type) }
    }
    return sources.flatMap { source -> [ActionEnum] in
      guard let names = types[source.relativePath] else { return [] }
      let file = ParsedFile(source)
      let lines = LineTable(source)
      return enums(in: file.syntax.declarations, [], file).filter { names.contains($0.type) }.map {
        ActionEnum(
          module: module, type: $0.type, file: source.path,
          cases: cases(of: $0.declaration, file, lines))
      }
    }
  }

  private static let prefix = "case paths of "

  private static func enums(
    in declarations: [DeclarationSyntax], _ path: [String], _ file: ParsedFile
  ) -> [(type: String, declaration: DeclarationSyntax)] {
    declarations.flatMap { declaration -> [(type: String, declaration: DeclarationSyntax)] in
      let isExtension = declaration.kind == .extension
      let name = isExtension ? declaration.extended?.path ?? [] : [file.text(declaration.name)]
      let inside = enums(in: declaration.members, path + name, file)
      if declaration.kind != .enum { return inside }
      return [((path + name).joined(separator: "."), declaration)] + inside
    }
  }

  private static func cases(
    of declaration: DeclarationSyntax, _ file: ParsedFile, _ lines: LineTable
  ) -> [Case] {
    declaration.members.filter { $0.kind == .case }.map { member in
      let name = file.text(member.name).filter { $0 != "`" }
      return Case(name: name, line: lines.position(of: member.position).line)
    }
  }
}
