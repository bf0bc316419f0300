/// Turns the model of a protocol's client into the values that its template prints.
enum InterfaceEmitter {
  static func values(for model: InterfaceModel) -> TemplateValue {
    var closures = PoundIfLines()
    var requirements = PoundIfLines()
    let endpoints = model.endpoints
    var position = 0
    let values: TemplateDictionary = [
      "name": .text(model.name), "outer": .text(model.outer), "path": .text(model.path),
      "kind": .text(model.kind.rawValue), "isStruct": .bool(model.kind == .struct),
      "isClass": .bool(model.kind == .class), "isActor": .bool(model.kind == .actor),
      "key": .text(model.key.flatMap { $0.isGenerated ? $0.name : nil } ?? ""),
      "records": .bool(model.records), "hasTestValue": .bool(model.hasTestValue),
      "hasValues": .bool(endpoints.contains { !$0.value.isEmpty }),
      "parameters": .list(
        endpoints.filter(\.clauses.isEmpty).enumerated().map { index, endpoint in
          // A label that is the parameter's name is written once.
          let inner = endpoint.name == "p\(index)" ? "" : "p\(index)"
          return .dictionary(["inner": .text(inner)] + Self.values(for: endpoint))
        }),
      "endpoints": .list(
        endpoints.enumerated().map { index, endpoint in
          .dictionary(
            [
              "opening": texts(closures.lines(before: endpoint.clauses).all),
              "index": .text("\(index)"),
            ] + Self.values(for: endpoint))
        }),
      "endpointsClosing": texts(closures.linesAtEnd()),
      "requirements": .list(
        model.requirements.map { requirement in
          let first = position
          position += requirement.endpoints.count
          return Self.values(for: requirement, first, in: model, &requirements)
        }),
      "requirementsClosing": texts(requirements.linesAtEnd()),
    ]
    return .dictionary(model.header.values + values)
  }

  private static func values(for endpoint: InterfaceEndpoint) -> TemplateDictionary {
    [
      "name": .text(endpoint.name), "type": .text(endpoint.type), "value": .text(endpoint.value),
      "needsValue": .bool(endpoint.needsValue), "documentation": texts(endpoint.documentation),
      "isUnsafe": .bool(endpoint.endpoint.isUnsafe), "arguments": .text(endpoint.recordedType),
    ]
  }

  /// - Parameter first: the position of its first closure among those of the client.
  private static func values(
    for requirement: InterfaceRequirement, _ first: Int, in model: InterfaceModel,
    _ layout: inout PoundIfLines
  ) -> TemplateValue {
    let lines = layout.lines(before: requirement.clauses)
    return [
      "closing": texts(lines.closing), "opening": texts(lines.opening),
      "isFunction": .bool(requirement.kind == .function),
      "isVariable": .bool(requirement.kind == .variable),
      "name": .text(requirement.name), "type": .text(requirement.type),
      "attributes": texts(requirement.attributes.lines),
      "parameters": .list(requirement.parameters.enumerated().map(ClientEmitter.parameter)),
      "calls": .list(
        requirement.endpoints.enumerated().map {
          call(of: $1, first + $0, isSetter: $0 > 0, in: model)
        }),
    ]
  }

  /// How a requirement calls its closure.
  private static func call(
    of endpoint: InterfaceEndpoint, _ position: Int, isSetter: Bool, in model: InterfaceModel
  ) -> TemplateValue {
    let parameters = endpoint.endpoint.parameters
    let effects = endpoint.effects.map { effect -> TemplateValue in
      ["word": .text(effect.word), "type": .text(effect.type)]
    }
    return .dictionary(
      [
        "property": .text("endpoints." + endpoint.name), "effects": .list(effects),
        // Nothing may stand before an expression whose value is returned without a word.
        "isReturned": .bool(model.records), "isSetter": .bool(isSetter),
        "newValue": .text("p\(parameters.count - 1)"),
        "index": .text("\(position)"),
        "recorded": texts(parameters.indices.filter { parameters[$0].isShown }.map { "p\($0)" }),
      ] + ClientEmitter.values(for: endpoint.endpoint))
  }
}

extension InterfaceEndpoint {
  /// The type of what is kept of a call: of those of its arguments that can be kept.
  fileprivate var recordedType: String {
    let shown = endpoint.parameters.filter(\.isShown)
    let types = shown.map { $0.passing == .inPlace ? $0.type.withoutPrefix("inout ") : $0.type }
    if shown.count == 1 { return types[0] }
    let parts = zip(shown, types).map { ($0.label.map { $0 + ": " } ?? "") + $1 }
    return shown.isEmpty ? "Swift.Void" : "(" + parts.joined(separator: ", ") + ")"
  }
}

extension String {
  fileprivate func withoutPrefix(_ prefix: String) -> String {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
  }
}
