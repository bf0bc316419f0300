import ReducerGenIndex
import ReducerGenSyntax

/// A source of the target.
struct DeclaredFile: TemplateSubject {
  enum Property: String, CaseIterable {
    case path, name, imports, types, extensions, functions, variables, aliases, others
  }

  static let kind = "a file"
  let file: ParsedFile
  let model: TemplateModel

  var text: String? { file.file.relativePath }

  func value(of property: Property) -> TemplateValue {
    switch property {
    case .path: .text(file.file.relativePath)
    case .name: .text(name)
    case .imports: texts(imports.flatMap(\.lines))
    case .types: model.types(model.types[ObjectIdentifier(file)] ?? [])
    case .extensions:
      .objects(
        file.syntax.declarations.filter { $0.kind == .extension }.map {
          DeclaredExtension(item: DeclaredItem($0, in: file, model))
        })
    case .functions: members.methods
    case .variables: members.properties
    case .aliases: members.aliases
    case .others: members.others
    }
  }

  private var name: String {
    let base = file.file.baseName
    return base.hasSuffix(".swift") ? String(base.dropLast(6)) : base
  }

  var imports: [ImportStatement] { file.imports.map { ImportStatement(node: $0, file: file) } }

  var members: DeclaredMembers {
    DeclaredMembers(items: file.syntax.declarations.map { DeclaredItem($0, in: file, model) })
  }
}

/// `public import Foundation`, in the `#if` that it was written in.
struct ImportStatement {
  let node: DeclarationSyntax
  let file: ParsedFile

  var lines: [String] {
    var layout = PoundIfLines()
    return layout.lines(before: node.clauses).all + [file.text(node.range)] + layout.linesAtEnd()
  }
}
