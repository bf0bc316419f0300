import ReducerGenSyntax

/// A call in a test file, found by the place that the compiler knows.
package struct TestCall {
  /// The nodes around the call, from the outermost one to the call itself.
  package let path: [CodeSyntax]
  /// Where its arguments begin: at a parenthesis, or at the brace of a closure.
  package let place: UInt32
  /// The name of the function.
  package let name: String

  /// - Throws: `.hasMoved` if no call has its arguments at this place.
  package init(in file: SourceFile, line: Int, column: Int) throws(RecordingProblem) {
    guard let place = LineTable(file).offset(line: line, column: column) else { throw .hasMoved }
    let path = file.code(around: place)
    guard let index = path.lastIndex(where: { $0.kind == .call }), let callee = path[index].first,
      callee.kind == .name || callee.kind == .member,
      Self.arguments(after: callee, in: file) == place
    else { throw .hasMoved }
    self.path = Array(path[...index])
    self.place = place
    name = callee.nameText
  }

  /// Comments can stand before the arguments.
  private static func arguments(after callee: CodeSyntax, in file: SourceFile) -> UInt32? {
    let tokens = SourceTokens(file)
    return tokens[tokens.index(from: callee.range.end)...].first?.start
  }

  package var syntax: CodeSyntax { path[path.count - 1] }

  /// The closures after the arguments.
  package var closures: [CodeSyntax] { syntax.arguments.filter { $0.kind == .trailing } }
}
