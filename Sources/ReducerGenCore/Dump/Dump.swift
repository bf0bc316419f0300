/// `reducergen dump`: what the parser reads in a file, as one line of JSON that other tools read.
package struct Dump {
  private let file: SourceFile
  private let lines: LineTable
  private let showsTypes: Bool

  /// The line, without its line end, and whether the file has no lexical or syntax error.
  ///
  /// - Parameter showsTypes: Whether each declaration has a list of the trees of its types.
  package static func line(
    for file: SourceFile, showsTypes: Bool = false
  ) -> (bytes: [UInt8], isClean: Bool) {
    let (syntax, diagnostics) = Parser.parse(file)
    var writer = JSONWriter()
    let dump = Dump(file: file, lines: LineTable(file), showsTypes: showsTypes)
    dump.write(syntax, diagnostics, to: &writer)
    return (writer.bytes, diagnostics.isEmpty)
  }

  private init(file: SourceFile, lines: LineTable, showsTypes: Bool) {
    self.file = file
    self.lines = lines
    self.showsTypes = showsTypes
  }

  private func write(
    _ syntax: FileSyntax, _ diagnostics: [Diagnostic], to writer: inout JSONWriter
  ) {
    writer.object { writer in
      writer.key("file")
      writer.string(file.path)
      writer.key("diagnostics")
      writer.array { writer in diagnostics.forEach { write($0, to: &writer) } }
      writer.key("declarations")
      writer.array { writer in syntax.declarations.forEach { write($0, to: &writer) } }
    }
  }

  private func write(_ diagnostic: Diagnostic, to writer: inout JSONWriter) {
    writer.object { writer in
      writePosition(diagnostic.place.range.start, to: &writer)
      writer.key("message")
      writer.string(diagnostic.message)
    }
  }

  private func writePosition(_ offset: UInt32, to writer: inout JSONWriter) {
    let (line, column) = lines.position(of: offset)
    writer.key("line")
    writer.number(line)
    writer.key("column")
    writer.number(column)
  }

  private func write(_ node: DeclarationSyntax, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("kind")
      writer.string(node.kind.rawValue)
      write("name", node.name, to: &writer)
      writePosition(node.position, to: &writer)
      write("modifiers", node.modifiers.map(\.range), to: &writer)
      write("attributes", node.attributes.map(\.name), to: &writer)
      writeConditions(of: node, to: &writer)
      write("inherits", node.inherits.map(\.range), to: &writer)
      write("generics", node.generics.range, to: &writer)
      write("where", node.whereClause.range, to: &writer)
      write("type", node.type?.range ?? .empty, to: &writer)
      writeParameters(of: node, to: &writer)
      write("result", node.result?.range ?? .empty, to: &writer)
      write("effects", node.effects, to: &writer)
      write("initializer", node.initializer, to: &writer)
      writeTypes(of: node, to: &writer)
      writeContents(of: node, to: &writer)
    }
  }

  private func writeTypes(of node: DeclarationSyntax, to writer: inout JSONWriter) {
    let types = showsTypes ? node.types : []
    if types.isEmpty { return }
    writer.key("types")
    writer.array { writer in types.forEach { writer.string($0.dump) } }
  }

  private func writeContents(of node: DeclarationSyntax, to writer: inout JSONWriter) {
    if node.hasAccessors {
      writer.key("accessors")
      writer.bool(true)
    }
    if node.members.isEmpty { return }
    writer.key("members")
    writer.array { writer in node.members.forEach { write($0, to: &writer) } }
  }

  private func writeConditions(of node: DeclarationSyntax, to writer: inout JSONWriter) {
    if node.clauses.isEmpty { return }
    writer.key("conditions")
    writer.array { writer in
      for clause in node.clauses { writer.string(clause.conditionText(in: file)) }
    }
  }

  private func writeParameters(of node: DeclarationSyntax, to writer: inout JSONWriter) {
    if node.parameters.isEmpty { return }
    writer.key("parameters")
    writer.array { writer in
      for parameter in node.parameters {
        writer.object { writer in
          write("label", parameter.label, to: &writer)
          write("name", parameter.name, to: &writer)
          write("type", parameter.type.range, to: &writer)
          write("default", parameter.defaultValue, to: &writer)
        }
      }
    }
  }

  private func write(_ key: StaticString, _ range: SourceRange, to writer: inout JSONWriter) {
    if range.isEmpty { return }
    writer.key(key)
    writer.string(file.text(range))
  }

  private func write(_ key: StaticString, _ ranges: [SourceRange], to writer: inout JSONWriter) {
    if ranges.isEmpty { return }
    writer.key(key)
    writer.array { writer in ranges.forEach { writer.string(file.text($0)) } }
  }
}

extension ClauseSyntax {
  /// The clause's condition; for `#else`, that none of the conditions before it holds. (A second
  /// `#else` is an error to the compiler, and not to SwiftParser.)
  func conditionText(in file: SourceFile) -> String {
    let own = block.conditions[index]
    if !own.isEmpty { return file.text(own) }
    let earlier = block.conditions[..<index].filter { !$0.isEmpty }
    return "!(" + earlier.map(file.text).joined(separator: " || ") + ")"
  }
}
