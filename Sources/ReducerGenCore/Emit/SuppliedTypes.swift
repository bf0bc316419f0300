/// The types that generated code declares, read from this code: the index knows them as they are
/// printed.
enum SuppliedTypes {
  static func entries(in code: String, of type: TypeEntry) -> [TypeEntry] {
    let file = ParsedFile(SourceFile(path: "", text: code))
    let members = file.syntax.declarations.prefix(1).flatMap(\.members)
    return members.filter { $0.kind == .struct || $0.kind == .enum }.map { member in
      TypeEntry(member, named: file.text(member.name), in: file, type, output: type.outputFile)
    }
  }
}
