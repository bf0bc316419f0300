import ReducerGenSyntax

/// The trees of all bodies and initial values of a file, for `reducergen dump --code`.
struct CodeDump {
  let file: SourceFile
  private var roots: [JSON] = []

  init(_ file: SourceFile, _ syntax: FileSyntax) {
    self.file = file
    for declaration in syntax.declarations { add(declaration) }
  }

  /// A list of nodes for each root, which is the last of its list. A node has its kind, its offsets,
  /// and the number of nodes that it and its parts are.
  var json: JSON { .list(roots) }

  private mutating func add(_ declaration: DeclarationSyntax) {
    if !declaration.initializer.isEmpty {
      add(Parser.expression(in: declaration.initializer, of: file))
    }
    switch declaration.kind {
    case .func, .`init`, .deinit: addStatements(in: declaration.body)
    case .var, .subscript: addAccessors(in: declaration.body)
    default: break
    }
    for member in declaration.members { add(member) }
  }

  private mutating func addAccessors(in body: SourceRange) {
    if body.count < 2 { return }
    let accessors = Parser.read(file, from: Int(body.start) + 1, to: Int(body.end) - 1) {
      $0.parseAccessors()
    }
    if accessors.isEmpty { addStatements(in: body) }
    for accessor in accessors { addStatements(in: accessor.body) }
  }

  private mutating func addStatements(in body: SourceRange) {
    if body.count < 2 { return }
    let inside = SourceRange(start: body.start + 1, end: body.end - 1)
    add(Parser.statements(in: inside, of: file))
  }

  private mutating func add(_ root: CodeSyntax) {
    roots.append(
      .list(
        root.nodes.map { node in
          .list([
            .text(node.kind.rawValue), .number(Int(node.range.start)),
            .number(Int(node.range.end)), .number(node.size),
          ])
        }))
  }
}
