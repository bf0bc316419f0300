import ReducerGenIndex
import ReducerGenSyntax

/// What a template must print if it replaces a built-in one: each member that the built-in template
/// declares, because the library or other generated code uses it.
enum BuiltInContract {
  /// The members that are missing in code.
  static func missing(in code: String, of builtIn: String) -> [String] {
    let declared = Set(members(of: code))
    return members(of: builtIn).filter { !declared.contains($0) }
  }

  private static func members(of code: String) -> [String] {
    let file = ParsedFile(SourceFile(path: "", text: code))
    let names = file.syntax.declarations.flatMap { Self.names(of: $0, in: file) }
    // A name with an underscore is the built-in template's own affair, but for this one.
    return names.filter { !$0.hasPrefix("_") || $0 == "_caseAccess()" }
      .filter { $0 != "CasesIn" }
  }

  /// Of a declaration and of everything in it, such as the case paths in `AllCasePaths`.
  private static func names(of declaration: DeclarationSyntax, in file: ParsedFile) -> [String] {
    let own = declaration.kind == .extension ? [] : [declaration.title(in: file)]
    let members = declaration.members.filter { member in
      // How a type inside is made is the template's own affair.
      declaration.kind == .extension || ![.`init`, .typealias].contains(member.kind)
    }
    return own + members.flatMap { names(of: $0, in: file) }
  }
}
