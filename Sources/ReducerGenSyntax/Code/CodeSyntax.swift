/// A statement or an expression as it is written: a node in the tree of a body.
///
/// Bodies are read only where somebody asks. The reader knows no types and not all of Swift's
/// grammar: what it does not know is one node of the kind `tokens`, and nothing is guessed.
package struct CodeSyntax {
  private let tree: CodeTree
  private let index: Int

  package enum Kind: String {
    /// All statements of a part of a file.
    case statements
    /// `{ … }` of a statement.
    case block
    /// `let a = 1, b = 2`; the name is `let`, the parts are bindings.
    case variables
    /// `a = 1` of variables, `let a = b` of a condition. The parts are the pattern and the value.
    case binding
    /// A function, a type, a variable with accessors. Its source can be parsed as a declaration.
    case declaration
    /// The parts are the conditions, the block, and what follows `else`.
    case `if`, `guard`
    /// The parts are the value and the cases; with `#if` around some of them.
    case `switch`
    /// `case .a, .b: …` and `default: …`; the name is the word. The parts are the items, and the
    /// statements.
    case `case`
    /// `.a(let x) where x > 1`.
    case caseItem
    /// `case .a(let x) = value`, a condition.
    case caseCondition
    case `for`, `while`, `repeat`, `do`, `catch`, `defer`
    /// The name is the word.
    case `return`, `throw`
    /// `break`, `continue` or `fallthrough`, also with a label.
    case jump
    /// `label: while …`.
    case labeled
    /// `#if` and its clauses. The name of a clause is its condition, the part its statements.
    case conditional, clause

    /// `base` with `#if`, `.member()` and `#endif` after it: the base, and then the clauses, each
    /// with an expression that begins with a period.
    case conditionalMembers

    /// A number, a text, a regular expression, `true`, `false`, `nil`.
    case literal
    /// `value`, `Set<Int>`, `$0`, `self`, `+` as an argument.
    case name
    /// `base.name`. Without a part, it is `.name`.
    case member
    /// `callee(argument) { … }`: the callee, and then the arguments.
    case call
    /// `base[argument]`.
    case `subscript`
    /// `label: value`; the name is the label.
    case argument
    /// A closure after the parentheses of a call; the name is its label.
    case trailing
    /// The parts are the captures, the parameters and the statements.
    case closure
    case capture, parameter
    /// `\Root.a?.b[0]`; the parts are the root and the components.
    case keyPath
    case root
    /// `.a`, `[0]`, `?` or `!` in a key path.
    case component
    /// `(a, b: 1)`; the parts are arguments.
    case tuple
    case array
    /// Keys and values, in turn.
    case dictionary
    /// `try`, `await`, `-`, `&`… before a value; the name is the word or the operator.
    case prefix
    /// `?`, `!` or an operator after a value.
    case postfix
    /// Values with operators between them, in the order of the source.
    case sequence
    /// `any Error`, `@Sendable () -> Void` or `Any`, where a value is expected.
    case type
    /// `+`, `=`, or `? value :`.
    case `operator`
    /// `as? Type`, `is Type`.
    case cast
    /// `#name(…)`.
    case macro
    /// `let x` in a pattern.
    case bindingPattern
    /// `is Type` in a pattern.
    case typePattern
    /// What the reader does not know.
    case tokens
  }

  init(_ tree: CodeTree, _ index: Int) {
    self.tree = tree
    self.index = index
  }

  private var node: CodeTree.Node { tree.nodes[index] }

  package var kind: Kind { node.kind }
  package var range: SourceRange { node.range }
  /// The name of a name or a member, the label of an argument, the word of a statement.
  package var name: SourceRange { node.name }
  package var file: SourceFile { tree.file }
  package var place: SourcePlace { SourcePlace(file, range) }
  package var namePlace: SourcePlace { SourcePlace(file, name) }
  package var text: String { file.text(range) }
  /// Without back-ticks.
  package var nameText: String { file.text(name).withoutBackticks }

  /// The number of nodes of it and its parts.
  package var size: Int { node.size }

  /// Whether statements are among its parts, or the parts of these: in a closure, a `switch`, a
  /// body. Anything else only computes a value.
  package var hasInnerStatements: Bool {
    var place = index - node.size + 1
    while place <= index {
      switch tree.nodes[place].kind {
      case .statements, .return, .variables, .declaration: return true
      default: place += 1
      }
    }
    return false
  }

  /// In the order of the source.
  package var parts: [CodeSyntax] {
    if node.size == 1 { return [] }
    var parts: [CodeSyntax] = []
    var end = index
    let start = index - node.size + 1
    while end > start {
      parts.append(CodeSyntax(tree, end - 1))
      end -= tree.nodes[end - 1].size
    }
    return parts.reversed()
  }

  /// The same as the first of the parts, without a list of them: every call is asked for it.
  var firstPart: CodeSyntax? {
    let start = index - node.size + 1
    if start == index { return nil }
    return tree.nodes.withUnsafeBufferPointer { nodes in
      var part = index - 1
      while part - nodes[part].size >= start { part -= nodes[part].size }
      return CodeSyntax(tree, part)
    }
  }

  /// The node and all parts of its parts. A part comes before what it is a part of.
  package var nodes: [CodeSyntax] {
    (index - node.size + 1...index).map { CodeSyntax(tree, $0) }
  }

  /// The nodes of a kind among these.
  package func nodes(of kind: Kind) -> [CodeSyntax] {
    var found: [CodeSyntax] = []
    tree.nodes.withUnsafeBufferPointer { nodes in
      for place in index - node.size + 1...index where nodes[place].kind == kind {
        found.append(CodeSyntax(tree, place))
      }
    }
    return found
  }
}

/// All nodes of a body, in one list. The parts of a node stand directly before it, so that the
/// parser only has to append.
final class CodeTree {
  struct Node {
    var kind: CodeSyntax.Kind
    /// The number of nodes of it and its parts.
    var size: Int
    var range: SourceRange
    var name: SourceRange
  }

  let file: SourceFile
  let nodes: [Node]

  init(_ file: SourceFile, _ nodes: [Node]) {
    self.file = file
    self.nodes = nodes
  }
}
