/// A file's declarations as they are written. Texts stay in the file: nodes hold ranges.
struct FileSyntax {
  var declarations: [DeclarationSyntax]
  /// What stands in brackets and was skipped: bodies, closures, accessors, arguments.
  var skipped: [SourceRange]
}

/// One declared name. `case a, b` and `var a, b: Int` are two of these.
///
/// A class, because the target index refers to nodes and nodes hold nodes. Never changed once the
/// parser has returned it.
final class DeclarationSyntax {
  enum Kind: String {
    case `import`, `struct`, `enum`, `class`, `actor`, `protocol`, `extension`, `typealias`
    case `associatedtype`, `case`, `var`, `let`, `inout`, `func`, `init`, `deinit`, `subscript`
    case `operator`, `precedencegroup`, macro
  }

  let kind: Kind
  /// Empty for `init`, `deinit` and `subscript`; an extension's extended type; an import's path.
  var name = SourceRange.empty
  /// Where the name begins, or the introducing keyword if there is no name.
  var position: UInt32
  /// The comments and white space before the first attribute: documentation, directives.
  var leadingTrivia = SourceRange.empty
  /// From the first attribute or modifier to the last token.
  var range = SourceRange.empty
  var attributes: [AttributeSyntax] = []
  var modifiers: [ModifierSyntax] = []
  /// The `#if` clauses around it inside its parent, outermost first.
  var clauses: [ClauseSyntax] = []
  /// The type that an extension extends.
  var extended: TypeSyntax?
  var inherits: [TypeSyntax] = []
  /// `<T: P, each U>`; a protocol's primary associated types too.
  var generics = GenericsSyntax()
  /// `where T: P`.
  var whereClause = WhereSyntax()
  /// A variable's type; what a `typealias` or the default of an `associatedtype` stands for.
  var type: TypeSyntax?
  var parameters: [ParameterSyntax] = []
  var result: TypeSyntax?
  /// `async`, `throws`, `throws(E)`…
  var effects: [SourceRange] = []
  /// The expression after `=`: of a variable, a raw value, a macro.
  var initializer = SourceRange.empty
  var hasAccessors = false
  /// The braces of a function, an initialiser, an accessor block: skipped, not looked into.
  var body = SourceRange.empty
  var members: [DeclarationSyntax] = []

  init(_ kind: Kind, at position: UInt32) {
    self.kind = kind
    self.position = position
  }
}

/// `<T: P, each U>`.
struct GenericsSyntax {
  struct Parameter {
    var name: SourceRange
    var constraint: TypeSyntax?
  }

  /// With its brackets; empty if there are no parameters.
  var range = SourceRange.empty
  var parameters: [Parameter] = []
  /// Those between the brackets.
  var requirements: [RequirementSyntax] = []
}

/// `where T: P, U == Int`.
struct WhereSyntax {
  /// With its keyword; empty if there is none.
  var range = SourceRange.empty
  var requirements: [RequirementSyntax] = []
}

/// `T: P` or `T == U`.
struct RequirementSyntax {
  var subject: TypeSyntax
  var isEquality: Bool
  var type: TypeSyntax
}

struct AttributeSyntax {
  var type: TypeSyntax
  /// `available` in `@available(macOS 15, *)`.
  var name: SourceRange
  /// With the parentheses; empty if there are none.
  var arguments: SourceRange
  var clauses: [ClauseSyntax]
}

struct ModifierSyntax {
  var keyword: Keyword
  /// With its argument: `private(set)`.
  var range: SourceRange
}

/// `y z: Int = 1` of a function, `Int` or `n: Int` of a case.
struct ParameterSyntax {
  /// Empty where a case's value has no label.
  var label: SourceRange
  var name: SourceRange
  var type: TypeSyntax
  var defaultValue: SourceRange
}

/// `#if A … #elseif B … #else … #endif`.
final class ConditionalBlock {
  let file: SourceFile
  /// The conditions of the clauses; empty for `#else`.
  var conditions: [SourceRange] = []

  init(_ file: SourceFile) { self.file = file }
}

/// One clause of a block.
struct ClauseSyntax {
  var block: ConditionalBlock
  var index: Int
}
