import ReducerGenIndex
import ReducerGenSyntax

/// The types that generated code declares, read from this code: the index knows them as they are
/// printed.
enum SuppliedTypes {
  static func entries(in code: String, of type: TypeEntry) -> [TypeEntry] {
    let file = ParsedFile(SourceFile(path: "", text: code))
    let members = file.syntax.declarations.prefix(1).flatMap(\.members)
    return members.filter { $0.kind == .struct || $0.kind == .enum }.map { member in
      TypeEntry(member, named: file.text(member.name), in: file, type, origin: type)
    }
  }

  /// The client of a protocol, which stands beside it, and the types in that client.
  static func client(in code: String, of interface: TypeEntry) -> [TypeEntry] {
    let file = ParsedFile(SourceFile(path: "", text: code))
    let first = file.syntax.declarations.first
    let isNested = interface.parentType != nil || interface.parentExtension != nil
    guard let declaration = isNested ? first?.members.first : first else { return [] }
    let client = TypeEntry(
      declaration, named: file.text(declaration.name).withoutBackticks, in: file,
      interface.parentType, interface.parentExtension, origin: interface)
    let types = declaration.members.filter { $0.kind == .struct || $0.kind == .class }
    return [client]
      + types.map { member in
        TypeEntry(member, named: file.text(member.name), in: file, client, origin: interface)
      }
  }
}
