import ReducerGenIndex
import ReducerGenSyntax

extension StructFacts {
  /// All structs of a file, also in extensions. A file has few initialisers in extensions of structs
  /// of other files, and they are not used.
  static func all(in file: ParsedFile) -> [StructFacts] {
    var facts: [StructFacts] = []
    var extended: [(type: String, Initializer)] = []
    func visit(_ declarations: [DeclarationSyntax], _ path: [String], _ access: Access) {
      for declaration in declarations {
        let own = declaration.readAccess ?? (declaration.kind == .extension ? .public : .internal)
        let inner = min(access, own)
        let path = path + file.path(of: declaration)
        switch declaration.kind {
        case .struct: facts.append(Self(declaration, path, inner, file))
        case .extension:
          extended += initializers(of: declaration, file).map { (path.joined(separator: "."), $0) }
        case .enum, .class, .actor, .protocol: break
        default: continue
        }
        visit(declaration.members, path, inner)
      }
    }
    visit(file.syntax.declarations, [], .public)
    for (type, initializer) in extended {
      for index in facts.indices where facts[index].type == type {
        facts[index].initializers.append(initializer)
      }
    }
    return facts
  }

  fileprivate init(
    _ declaration: DeclarationSyntax, _ path: [String], _ access: Access, _ file: ParsedFile
  ) {
    type = path.joined(separator: ".")
    self.path = file.file.path
    self.access = access
    properties = file.storedProperties(of: declaration).map { Property($0, file) }
    initializers = Self.initializers(of: declaration, file)
    hasMemberwise = !declaration.members.contains { $0.kind == .`init` }
  }

  private static func initializers(
    of declaration: DeclarationSyntax, _ file: ParsedFile
  ) -> [Initializer] {
    let usual = declaration.kind == .extension ? declaration.readAccess ?? .internal : .internal
    return declaration.members.filter { $0.kind == .`init` && $0.effects.isEmpty }.map { member in
      Initializer(
        access: member.readAccess ?? usual,
        parameters: member.parameters.map { parameter in
          let label = file.text(parameter.label).withoutBackticks
          let name = file.text(parameter.name).withoutBackticks
          let defaultValue = file.text(parameter.defaultValue)
          return Initializer.Parameter(
            label: label == "_" ? nil : label.isEmpty ? name : label, name: name,
            type: parameter.type.text, defaultValue: defaultValue.isEmpty ? nil : defaultValue)
        },
        body: InitializerBody(of: member, in: file.file))
    }
  }
}

extension StructFacts.Property {
  init(_ declaration: DeclarationSyntax, _ file: ParsedFile) {
    name = file.text(declaration.name).withoutBackticks
    type = declaration.type?.text ?? ""
    isLet = declaration.kind == .let
    let text = file.text(declaration.initializer)
    let isNil = !isLet && declaration.type?.kind == .optional
    initialValue = text.isEmpty ? (isNil ? "nil" : nil) : text
    isMadeByWrapper = declaration.attributes.contains { !$0.arguments.isEmpty }
    isOwnShared = declaration.attributes.contains {
      file.text($0.name) == "Shared"
        && file.arguments(of: $0).first.map { file.text($0.label) } == "value"
    }
    readAccess = declaration.readAccess ?? .public
    writeAccess = declaration.writeAccess ?? .public
  }
}
