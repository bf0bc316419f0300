import ReducerGenSyntax

/// `reducergen dump`: what the parser reads in a file, as one line of JSON that other tools read.
package struct Dump {
  private let file: SourceFile
  private let lines: LineTable
  private let showsTypes: Bool

  /// The line, without its line end, and whether the file has no lexical or syntax error.
  ///
  /// - Parameters:
  ///   - showsTypes: Whether each declaration has a list of the trees of its types.
  ///   - showsCode: Whether the trees of all bodies and initial values are added.
  package static func line(
    for file: SourceFile, showsTypes: Bool = false, showsCode: Bool = false
  ) -> (bytes: [UInt8], isClean: Bool) {
    let (syntax, diagnostics) = Parser.parse(file)
    let dump = Dump(file: file, lines: LineTable(file), showsTypes: showsTypes)
    let json: JSON = .object([
      ("file", .text(file.path)), ("diagnostics", .list(diagnostics.map(dump.json))),
      ("declarations", .list(syntax.declarations.map(dump.json))),
      ("code", showsCode ? CodeDump(file, syntax).json : nil),
    ])
    var bytes: [UInt8] = []
    json.write(to: &bytes)
    return (bytes, diagnostics.isEmpty)
  }

  private func json(_ diagnostic: Diagnostic) -> JSON {
    let (line, column) = lines.position(of: diagnostic.place.range.start)
    return .object([
      ("line", .number(line)), ("column", .number(column)), ("message", .text(diagnostic.message)),
    ])
  }

  private func json(_ node: DeclarationSyntax) -> JSON {
    let (line, column) = lines.position(of: node.position)
    return .object([
      ("kind", .text(node.kind.rawValue)), ("name", text(node.name)), ("line", .number(line)),
      ("column", .number(column)), ("modifiers", texts(node.modifiers.map(\.range))),
      ("attributes", texts(node.attributes.map(\.name))),
      ("conditions", list(node.clauses.map { .text($0.conditionText) })),
      ("inherits", texts(node.inherits.map(\.range))), ("generics", text(node.generics.range)),
      ("where", text(node.whereClause.range)), ("type", text(node.type?.range)),
      ("parameters", list(node.parameters.map(json))), ("result", text(node.result?.range)),
      ("effects", texts(node.effects)), ("initializer", text(node.initializer)),
      ("types", list(showsTypes ? node.types.map { .text($0.dump) } : [])),
      ("accessors", node.hasAccessors ? .true : nil), ("members", list(node.members.map(json))),
    ])
  }

  private func json(_ parameter: ParameterSyntax) -> JSON {
    .object([
      ("label", text(parameter.label)), ("name", text(parameter.name)),
      ("type", text(parameter.type.range)), ("default", text(parameter.defaultValue)),
    ])
  }

  // What is empty is left out.

  private func text(_ range: SourceRange?) -> JSON? {
    range.flatMap { $0.isEmpty ? nil : .text(file.text($0)) }
  }

  private func texts(_ ranges: [SourceRange]) -> JSON? { list(ranges.map { .text(file.text($0)) }) }

  private func list(_ items: [JSON]) -> JSON? { items.isEmpty ? nil : .list(items) }
}
