import ReducerGenIndex
import ReducerGenSyntax

/// What a template of the target has printed for a type or a file.
struct OwnCode {
  var template: String
  var header: TypeHeader
  /// Nil if there is an error, which was reported.
  var text: String?
  var signatures: [Signatures] = []
}

extension TypeHeader {
  /// Of code that belongs to no type.
  static var none: TypeHeader {
    TypeHeader(
      path: "", fullPath: "", access: .internal, attributes: [], clauses: [], replacements: [])
  }

  private init(
    path: String, fullPath: String, access: Access, attributes: [CopiedAttribute],
    clauses: [ClauseSyntax], replacements: [TemplateChoice]
  ) {
    self.path = path
    self.fullPath = fullPath
    self.access = access
    self.attributes = attributes
    self.clauses = clauses
    self.replacements = replacements
  }
}

/// Finds the names in printed code that other modules may see, because their imports must then be
/// public.
enum PrintedSignatures {
  /// - Parameter access: Of the type that the code is for. Its conformances are as visible.
  static func signatures(in file: ParsedFile, of access: Access) -> [Signatures] {
    var found: [Signatures] = []
    for declaration in file.syntax.declarations {
      if declaration.kind == .extension, !declaration.inherits.isEmpty {
        found.append(Signatures(access: access, names: names(declaration.inherits)))
      }
      add(declaration, nil, in: file, to: &found)
    }
    return found
  }

  private static func names(_ types: [TypeSyntax]) -> Set<String> {
    Set(types.flatMap(\.firstNames).map(\.nameText))
  }

  /// - Parameter outer: The level of members of an extension or a protocol that do not say it.
  private static func add(
    _ declaration: DeclarationSyntax, _ outer: Access?, in file: ParsedFile,
    to found: inout [Signatures]
  ) {
    let access = Access(declaration.modifiers) ?? outer ?? .internal
    if access > .internal {
      found.append(Signatures(access: access, names: names(declaration.types)))
    }
    let passesOn = declaration.kind == .extension || declaration.kind == .protocol
    for member in declaration.members {
      add(member, passesOn ? access : nil, in: file, to: &found)
    }
  }
}
