import ReducerGenSyntax

/// The body of an initialiser that only assigns properties: `id = track.id`.
struct InitializerBody {
  /// What a property gets: a parameter, or a field of one.
  struct Source: Equatable {
    var parameter: String
    var field: String?
  }

  private(set) var sources: [String: Source] = [:]

  /// Nil if there is no body, or if it does something else, too.
  init?(of initializer: DeclarationSyntax, in file: SourceFile) {
    if initializer.body.isEmpty { return nil }
    let body = Parser.statements(in: file.inside(initializer.body), of: file)
    guard body.kind == .statements else { return nil }
    for statement in body.parts {
      guard let (property, source) = Self.assignment(statement) else { return nil }
      sources[property] = source
    }
  }

  /// `self.property = parameter.field`.
  private static func assignment(_ statement: CodeSyntax) -> (String, Source)? {
    let parts = statement.parts
    guard statement.kind == .sequence, parts.count == 3, parts[1].text == "=" else { return nil }
    let (target, value) = (parts[0].path, parts[2].path)
    let names = target.first == "self" ? target.dropFirst() : target[...]
    guard let property = names.first, names.count == 1,
      let parameter = value.first, parameter != "", value.count <= 2
    else { return nil }
    return (property, Source(parameter: parameter, field: value.dropFirst().first))
  }

  /// The property that gets the parameter.
  func property(getting parameter: String) -> String? {
    sources.filter { $0.value == Source(parameter: parameter) }.keys.min()
  }

  /// The properties that get the fields of the parameter.
  func properties(gettingFieldsOf parameter: String) -> [String: String] {
    var fields: [String: String] = [:]
    for (property, source) in sources where source.parameter == parameter {
      if let field = source.field { fields[field] = property }
    }
    return fields
  }
}
