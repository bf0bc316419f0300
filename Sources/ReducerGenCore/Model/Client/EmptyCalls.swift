import ReducerGenIndex
import ReducerGenSyntax

/// The calls without arguments in a file: `Client()`, `Outer<Int>.Client.init()`, `Self()`, and
/// `.init()` where the type is written before it.
struct EmptyCalls {
  struct Call {
    /// `["Outer", "Client"]`. It is never empty.
    var path: [String]
    /// `Outer<Int>.Client`, as it is written in the call; empty for `.init()`.
    var type: String
    var code: CodeSyntax
  }

  private let file: SourceFile
  private let code: [CodeSyntax]

  init(_ file: ParsedFile) {
    self.file = file.file
    code = file.file.code
  }

  /// Those whose name has one meaning in the whole file.
  var all: [Call] {
    let declarations = code.map(declarations)
    let calls =
      code.flatMap(\.nodes).compactMap(Call.init)
      + declarations.joined().flatMap(implicitCalls)
    // The first tree is that of the file, whose types the index knows.
    let local = Set(declarations.dropFirst().joined().map { file.text($0.name).withoutBackticks })
    return calls.filter { !local.contains($0.path[0]) }
      .sorted { $0.code.range.start < $1.code.range.start }
  }

  /// With their members.
  private func declarations(in code: CodeSyntax) -> [DeclarationSyntax] {
    code.nodes.flatMap(file.declarations).flatMap(\.withMembers)
  }

  /// `: Client = .init()`, `var client: Client { .init() }`, `-> Client { return .init() }`.
  private func implicitCalls(_ declaration: DeclarationSyntax) -> [Call] {
    let parameters = declaration.parameters.map { call($0.type, value(in: $0.defaultValue)) }
    let type = declaration.result ?? declaration.type
    let values = [value(in: declaration.initializer)] + file.bodies(of: declaration).map(\.result)
    return (parameters + values.map { call(type, $0) }).compactMap(\.self)
  }

  private func value(in range: SourceRange) -> CodeSyntax? {
    range.isEmpty ? nil : Parser.expression(in: range, of: file)
  }

  private func call(_ type: TypeSyntax?, _ value: CodeSyntax?) -> Call? {
    guard let value, value.isEmptyCall, value.first?.path == ["", "init"],
      let path = type?.path, !path.isEmpty
    else { return nil }
    return Call(path: path, type: "", code: value)
  }
}

extension EmptyCalls.Call {
  /// Nil if the node is not a call of a type.
  fileprivate init?(_ node: CodeSyntax) {
    guard node.isEmptyCall, let callee = node.first else { return nil }
    let isInitializer = callee.kind == .member && callee.nameText == "init"
    guard let type = isInitializer ? callee.first : callee, !type.path.isEmpty,
      type.path[0] != ""
    else { return nil }
    self.init(path: type.path, type: type.text, code: node)
  }
}

extension CodeSyntax {
  /// Whether it is a call without arguments.
  fileprivate var isEmptyCall: Bool { kind == .call && arguments.isEmpty }

  /// What a body of one statement gives.
  fileprivate var result: CodeSyntax? {
    guard parts.count == 1 else { return nil }
    return parts[0].kind == .return ? parts[0].first : parts[0]
  }
}

extension DeclarationSyntax {
  fileprivate var withMembers: [DeclarationSyntax] { [self] + members.flatMap(\.withMembers) }
}
