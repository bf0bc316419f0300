/// A file's declarations as they are written. Texts stay in the file: nodes hold ranges.
package struct FileSyntax {
  package var declarations: [DeclarationSyntax]
  /// What stands in brackets and was skipped: bodies, closures, accessors, arguments.
  package var skipped: [SourceRange]
}

/// One declared name. `case a, b` and `var a, b: Int` are two of these.
///
/// A class, because the target index refers to nodes and nodes hold nodes. Never changed once the
/// parser has returned it.
package final class DeclarationSyntax {
  package enum Kind: String {
    case `import`, `struct`, `enum`, `class`, `actor`, `protocol`, `extension`, `typealias`
    case `associatedtype`, `case`, `var`, `let`, `inout`, `func`, `init`, `deinit`, `subscript`
    case `operator`, `precedencegroup`, macro
  }

  package let kind: Kind
  /// Empty for `init`, `deinit` and `subscript`; an extension's extended type; an import's path.
  package var name = SourceRange.empty
  /// Where the name begins, or the introducing keyword if there is no name.
  package var position: UInt32
  /// The comments and white space before the first attribute: documentation, directives.
  package var leadingTrivia = SourceRange.empty
  /// From the first attribute or modifier to the last token.
  package var range = SourceRange.empty
  package var attributes: [AttributeSyntax] = []
  package var modifiers: [ModifierSyntax] = []
  /// The `#if` clauses around it inside its parent, outermost first.
  package var clauses: [ClauseSyntax] = []
  /// The type that an extension extends.
  package var extended: TypeSyntax?
  package var inherits: [TypeSyntax] = []
  /// `<T: P, each U>`; a protocol's primary associated types too.
  package var generics = GenericsSyntax()
  /// `where T: P`.
  package var whereClause = WhereSyntax()
  /// A variable's type; what a `typealias` or the default of an `associatedtype` stands for.
  package var type: TypeSyntax?
  package var parameters: [ParameterSyntax] = []
  package var result: TypeSyntax?
  /// `async`, `throws`, `throws(E)`…
  package var effects: [SourceRange] = []
  /// The expression after `=`: of a variable, a raw value, a macro.
  package var initializer = SourceRange.empty
  package var hasAccessors = false
  /// The braces of a function, an initialiser, an accessor block: skipped, not looked into.
  package var body = SourceRange.empty
  package var members: [DeclarationSyntax] = []

  package init(_ kind: Kind, at position: UInt32) {
    self.kind = kind
    self.position = position
  }
}

/// `<T: P, each U>`.
package struct GenericsSyntax {
  package struct Parameter {
    package var name: SourceRange
    package var constraint: TypeSyntax?
  }

  /// With its brackets; empty if there are no parameters.
  package var range = SourceRange.empty
  package var parameters: [Parameter] = []
  /// Those between the brackets.
  package var requirements: [RequirementSyntax] = []
}

/// `where T: P, U == Int`.
package struct WhereSyntax {
  /// With its keyword; empty if there is none.
  package var range = SourceRange.empty
  package var requirements: [RequirementSyntax] = []
}

/// `T: P` or `T == U`.
package struct RequirementSyntax {
  package var subject: TypeSyntax
  package var isEquality: Bool
  package var type: TypeSyntax
}

package struct AttributeSyntax {
  package var type: TypeSyntax
  /// `available` in `@available(macOS 15, *)`.
  package var name: SourceRange
  /// With the parentheses; empty if there are none.
  package var arguments: SourceRange
  package var clauses: [ClauseSyntax]
}

package struct ModifierSyntax {
  package var keyword: Keyword
  /// With its argument: `private(set)`.
  package var range: SourceRange
}

/// `y z: Int = 1` of a function, `Int` or `n: Int` of a case.
package struct ParameterSyntax {
  /// Empty where a case's value has no label.
  package var label: SourceRange
  package var name: SourceRange
  package var type: TypeSyntax
  package var defaultValue: SourceRange
}

/// `#if A … #elseif B … #else … #endif`.
package final class ConditionalBlock {
  package let file: SourceFile
  /// The conditions of the clauses; empty for `#else`.
  package var conditions: [SourceRange] = []

  package init(_ file: SourceFile) { self.file = file }
}

/// One clause of a block.
package struct ClauseSyntax {
  package var block: ConditionalBlock
  package var index: Int

  package init(block: ConditionalBlock, index: Int) {
    self.block = block
    self.index = index
  }
}
