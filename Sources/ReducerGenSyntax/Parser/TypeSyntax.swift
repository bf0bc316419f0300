/// A type as it is written: a node in the tree of its file's types.
package struct TypeSyntax: Equatable {
  private let tree: TypeTree
  private let index: Int

  package enum Kind: UInt8 {
    /// `Row`, with its generic arguments as parts.
    case name
    /// `Feature.Row`. The parts are `Feature` and the generic arguments of `Row`.
    case member
    /// `Row.Type`.
    case metatype
    /// `Row?`, `Row!`, `Row...`.
    case optional, unwrapped, variadic
    /// `[Row]`, `[Key: Row]`, `[3 of Row]`.
    case array, dictionary, inlineArray
    case tuple
    /// `id: Int` in a tuple.
    case element
    /// `(Int) async throws(E) -> Row`. The parts are the tuple, the effects and the result.
    case function
    /// `throws(E)`, with `E` as a part.
    case effect
    /// `A & B`.
    case composition
    /// `@escaping () -> Void`. The parts are the attribute's name and the type.
    case attribute
    /// A word before a type: `some P`, `any P`, `each T`, `repeat each T`, `inout Int`,
    /// `sending Row`.
    case some, any, each, `repeat`, specifier
    /// `~Copyable`.
    case suppressed
    /// `<T: P> T`, the result of a function.
    case generic
    case integer
    /// No type, or an incomplete one. An error was reported.
    case missing
  }

  init(_ tree: TypeTree, _ index: Int) {
    self.tree = tree
    self.index = index
  }

  private var node: TypeTree.Node { tree.nodes[index] }

  package var kind: Kind { node.kind }
  package var range: SourceRange { node.range }
  /// The name of a name, a member or an element; the word or the attribute before a type.
  package var name: SourceRange { node.name }
  package var text: String { tree.file.text(node.range) }
  package var nameText: String { tree.file.text(node.name) }
  package var file: SourceFile { tree.file }

  /// Whether both are the same place of the same file.
  package static func == (one: Self, other: Self) -> Bool {
    one.tree === other.tree && one.index == other.index
  }

  /// In the order of the source.
  package var parts: [TypeSyntax] {
    if node.size == 1 { return [] }
    var parts: [TypeSyntax] = []
    var end = index
    let start = index - Int(node.size) + 1
    while end > start {
      parts.append(TypeSyntax(tree, end - 1))
      end -= Int(tree.nodes[end - 1].size)
    }
    return parts.reversed()
  }

  /// The type and all parts of its parts. A part comes before what it is a part of.
  package var nodes: [TypeSyntax] {
    var nodes: [TypeSyntax] = []
    nodes.reserveCapacity(Int(node.size))
    for place in index - Int(node.size) + 1...index { nodes.append(TypeSyntax(tree, place)) }
    return nodes
  }

  /// Whether it consists of one name without arguments.
  package var isOneName: Bool { node.size == 1 && node.kind == .name }
}

/// All types of a file, in one list. The parts of a node stand directly before it, so that the
/// parser only has to append.
final class TypeTree {
  struct Node {
    var kind: TypeSyntax.Kind
    /// The number of nodes of it and its parts.
    var size: UInt32
    var range: SourceRange
    var name: SourceRange
  }

  let file: SourceFile
  /// Set once, when the file has been parsed.
  fileprivate var nodes = NodeBuffer(capacity: 0)

  init(_ file: SourceFile) { self.file = file }

  func take(_ nodes: NodeBuffer) {
    self.nodes.deallocate()
    self.nodes = nodes
  }

  deinit { nodes.deallocate() }
}
