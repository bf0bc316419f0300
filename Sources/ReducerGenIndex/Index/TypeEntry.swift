import ReducerGenSyntax

/// A type that the target declares: where, inside what, and which types it holds.
///
/// The index owns all entries. An entry refers to what it is a part of without owning it.
package final class TypeEntry {
  package let name: String
  package let declaration: DeclarationSyntax
  package let file: ParsedFile
  /// The type whose generated code declares it. Nil for a type of the sources.
  package unowned let origin: TypeEntry?
  /// The type that it is declared in. Nil at the top, and for a member of an extension.
  package unowned let parentType: TypeEntry?
  package unowned let parentExtension: ExtensionEntry?
  /// Every extension of this type in the target.
  package var extensions: [ExtensionEntry] = []
  /// Types and typealiases declared in it and in its extensions.
  package var members: [String: [TypeEntry]] = [:]
  /// The templates that directives above it select.
  package var templates: [TemplateChoice] = []

  package init(
    _ declaration: DeclarationSyntax, named name: String, in file: ParsedFile,
    _ parentType: TypeEntry?, _ parentExtension: ExtensionEntry? = nil, origin: TypeEntry? = nil
  ) {
    self.name = name
    self.declaration = declaration
    self.file = file
    self.parentType = parentType
    self.parentExtension = parentExtension
    self.origin = origin
  }

  /// The type around this one. Nil at the top, and in an extension of another module's type.
  package var parent: TypeEntry? { parentType ?? parentExtension?.extended }

  package var isTypeAlias: Bool { declaration.kind == .typealias }
  /// Whether generated code declares it.
  package var isGenerated: Bool { origin != nil }
  /// The file whose output has the generated code for it.
  package var outputFile: ParsedFile { origin?.outputFile ?? file }
  /// Where messages about it point.
  package var namePlace: SourcePlace { origin?.namePlace ?? file.place(declaration.name) }

  /// The members of the declaration and of its extensions, in this order.
  package var declaredMembers: [DeclaredMember] {
    ([(declaration, file)] + extensions.map { ($0.declaration, $0.file) }).flatMap { body, file in
      body.members.map { DeclaredMember(declaration: $0, container: body, file: file) }
    }
  }

  /// The comments before it.
  package lazy var comments = LeadingComments(declaration, in: file)

  /// The names of its own generic parameters.
  package lazy var genericParameters: [String] =
    declaration.kind == .protocol
    ? [] : declaration.generics.parameters.map { file.text($0.name) }
}

extension DeclarationSyntax {
  /// Whether it has a body, or is a property with a value.
  package var hasCode: Bool { !body.isEmpty || kind != .case && !initializer.isEmpty }
}

/// A member of a type that the target declares.
package struct DeclaredMember {
  package var declaration: DeclarationSyntax
  /// The type or the extension that it is declared in.
  package var container: DeclarationSyntax
  package var file: ParsedFile

  package var name: String { file.text(declaration.name) }
  package var place: SourcePlace { file.place(declaration.name) }

  /// The `#if` clauses around it and around its extension.
  package var clauses: [ClauseSyntax] {
    (container.kind == .extension ? container.clauses : []) + declaration.clauses
  }
}

/// `extension Feature.Row: Equatable { … }`.
package final class ExtensionEntry {
  package let declaration: DeclarationSyntax
  package let file: ParsedFile
  /// `Feature.Row` without generic arguments, part by part; `Array` for `[Int]`.
  package let path: [String]
  /// What it extends, if the target declares that.
  package unowned var extended: TypeEntry?
  /// The types that are declared in it.
  var members: [TypeEntry] = []

  init(_ declaration: DeclarationSyntax, in file: ParsedFile) {
    self.declaration = declaration
    self.file = file
    path = declaration.extended?.extendedPath ?? []
  }
}
