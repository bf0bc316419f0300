import ReducerGenSyntax

/// The body of an initialiser that only assigns properties: `id = track.id`.
struct InitializerBody {
  /// What a property gets: a parameter, or a field of one.
  struct Source: Equatable {
    var parameter: String
    var field: String?
  }

  private(set) var sources: [String: Source] = [:]

  /// Nil if the body does something else, too.
  ///
  /// - Parameter text: From `{` to `}`.
  init?(_ text: String) {
    let file = SourceFile(path: "", bytes: Array(text.utf8))
    var tokens = file.tokens[...]
    guard tokens.popFirst()?.kind == .leftBrace, tokens.popLast()?.kind == .rightBrace else {
      return nil
    }
    func name(_ isExpected: Bool = true) -> String? {
      guard isExpected, let token = tokens.first, token.isName else { return nil }
      tokens.removeFirst()
      return file.text(token.range).withoutBackticks
    }
    func skip(_ kind: Token.Kind) -> Bool {
      if tokens.first?.kind != kind { return false }
      tokens.removeFirst()
      return true
    }
    while let first = tokens.first {
      if first.keyword == .`self` {
        tokens.removeFirst()
        guard skip(.period) else { return nil }
      }
      guard let property = name(), skip(.equal), let parameter = name() else { return nil }
      sources[property] = Source(parameter: parameter, field: name(skip(.period)))
      guard tokens.first?.startsLine ?? true || skip(.semicolon) else { return nil }
    }
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
