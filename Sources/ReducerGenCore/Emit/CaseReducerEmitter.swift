import ReducerGenSyntax

/// From the model of an enum of reducers to the values that its template prints.
enum CaseReducerEmitter {
  static func values(for model: CaseReducerModel) -> TemplateValue {
    let cases = list(model.cases)
    let children = list(model.cases.filter { $0.child != nil })
    let ephemeral = list(model.cases.filter(\.isEphemeral))
    let scopes = list(model.cases.filter { !$0.isUnavailable })
    let suppliesConformance = !model.supplies.contains(.state) && !model.hasStateConformance
    let values: TemplateDictionary = [
      "isDeprecated": .bool(model.isDeprecated), "isIndirect": .bool(model.isIndirect),
      "suppliesState": .bool(model.supplies.contains(.state)),
      "suppliesAction": .bool(model.supplies.contains(.action)),
      "suppliesCaseScope": .bool(model.supplies.contains(.caseScope)),
      "suppliesBody": .bool(model.supplies.contains(.body)),
      "suppliesScope": .bool(model.supplies.contains(.scope)),
      "completesState": .bool(
        !model.supplies.contains(.state)
          && (!model.hasStateReducer || suppliesConformance || model.hasEphemeralCases)),
      "suppliesStateReducer": .bool(!model.hasStateReducer),
      "suppliesConformance": .bool(suppliesConformance),
      "isStateSendable": .bool(model.isStateSendable),
      "isActionSendable": .bool(model.isActionSendable),
      "cases": cases.items, "casesClosing": cases.closing,
      "children": children.items, "childrenClosing": children.closing,
      "ephemeral": ephemeral.items, "ephemeralClosing": ephemeral.closing,
      "scopes": scopes.items, "scopesClosing": scopes.closing,
      "witnesses": .list(model.witnesses.map(Self.values)),
    ]
    return .dictionary(model.header.values + values)
  }

  /// Values of cases after the `#if` lines that they stand in, and the lines after the last one.
  private static func list(
    _ cases: [CaseReducerCase]
  ) -> (items: TemplateValue, closing: TemplateValue) {
    var layout = PoundIfLines()
    let items = cases.map { values(for: $0, texts(layout.lines(before: $0.clauses).all)) }
    return (.list(items), texts(layout.linesAtEnd()))
  }

  private static func values(
    for element: CaseReducerCase, _ opening: TemplateValue
  ) -> TemplateValue {
    var (reducer, fields, action) = ("", [PayloadField](), String?.none)
    switch element.payload {
    case .reducer(let type): reducer = type
    case .kept(let kept, let its): (fields, action) = (kept, its)
    }
    return [
      "opening": opening, "name": .text(element.name), "isIndirect": .bool(element.isIndirect),
      "documentation": texts(element.documentation),
      "attributes": texts(element.attributes.lines),
      "actionAttributes": texts(element.actionAttributes.lines),
      "reducer": .text(reducer), "fields": values(for: fields),
      "action": action.map { .text($0) } ?? .absent,
      "isCaseReducer": .bool(element.child == .body),
      "hasDefault": .bool(element.child == .defaultValue), "position": .number(element.position),
    ]
  }

  private static func values(for fields: [PayloadField]) -> TemplateValue {
    .list(
      fields.map { field in
        [
          "label": .text(field.label ?? ""), "type": .text(field.type),
          "key": .text(field.label?.withoutBackticks ?? ""),
        ]
      })
  }

  /// The functions of conformances that extensions of generated enums declare.
  private static func values(for model: WitnessesModel) -> TemplateValue {
    var layout = PoundIfLines()
    let cases = model.cases.map { element -> TemplateValue in
      [
        "opening": texts(layout.lines(before: element.clauses).all),
        "name": .text(element.name), "key": .text(element.name.withoutBackticks),
        "index": .number(element.index), "fields": values(for: element.fields),
      ]
    }
    return [
      "type": .text(model.type), "condition": .text(model.condition),
      "whereClause": .text(model.whereClause), "attributes": texts(model.attributes),
      "isEquatable": .bool(model.kinds.contains(.equatable)),
      "isHashable": .bool(model.kinds.contains(.hashable)),
      "isDecodable": .bool(model.kinds.contains(.decodable)),
      "isEncodable": .bool(model.kinds.contains(.encodable)),
      "cases": .list(cases), "closing": texts(layout.linesAtEnd()),
    ]
  }
}
