/// From the model of an enum of reducers to the values that its template prints.
enum CaseReducerEmitter {
  static func values(for model: CaseReducerModel) -> TemplateValue {
    let cases = list(model.cases, values)
    let children = list(model.cases.filter { $0.child != nil }, child)
    let ephemeral = list(model.cases.filter(\.isEphemeral), name)
    let scopes = list(model.cases.filter { !$0.isUnavailable }, scope)
    return [
      "type": .text(model.header.path), "fullType": .text(model.header.fullPath),
      "access": .text(model.header.access.spelling),
      "attributes": texts(CasePathsEmitter.lines(of: model.header.attributes)),
      "deprecation": texts(model.isDeprecated ? ["@available(*, deprecated)"] : []),
      "indirect": .text(model.isIndirect ? "indirect " : ""),
      "suppliesState": .bool(model.supplies.contains(.state)),
      "suppliesAction": .bool(model.supplies.contains(.action)),
      "suppliesCaseScope": .bool(model.supplies.contains(.caseScope)),
      "suppliesBody": .bool(model.supplies.contains(.body)),
      "suppliesScope": .bool(model.supplies.contains(.scope)),
      "completesState": .bool(
        !model.supplies.contains(.state)
          && (!model.hasStateReducer || !missingConformances(of: model).isEmpty)),
      "suppliesStateReducer": .bool(!model.hasStateReducer),
      "missingConformances": .text(missingConformances(of: model)),
      "stateConformances": .text(stateConformances(of: model)),
      "actionConformances": .text(model.isActionSendable ? ": Swift.Sendable" : ""),
      "cases": cases.items, "casesClosing": cases.closing,
      "children": children.items, "childrenClosing": children.closing,
      "ephemeral": ephemeral.items, "ephemeralClosing": ephemeral.closing,
      "scopes": scopes.items, "scopesClosing": scopes.closing,
      "witnesses": .list(model.witnesses.map { WitnessesEmitter.values(for: $0, model) }),
    ]
  }

  private static func stateConformances(of model: CaseReducerModel) -> String {
    let names =
      ["GeneratedSupport.CaseReducerState"] + (model.hasEphemeralCases ? [ephemeralCases] : [])
      + (model.isStateSendable ? ["Swift.Sendable"] : [])
    return names.joined(separator: ", ")
  }

  private static let ephemeralCases = "GeneratedSupport._EphemeralCases"

  /// Those that an extension of a `State` of the user's own declares.
  private static func missingConformances(of model: CaseReducerModel) -> String {
    if model.supplies.contains(.state) { return "" }
    let names =
      (model.hasStateConformance ? [] : ["GeneratedSupport.CaseReducerState"])
      + (model.hasEphemeralCases ? [ephemeralCases] : [])
    return names.joined(separator: ", ")
  }

  /// The values of cases, each behind the `#if` lines that it stands in, and the lines behind the last one.
  static func list(
    _ cases: [CaseReducerCase],
    _ values: (CaseReducerCase, _ opening: TemplateValue) -> TemplateValue
  ) -> (items: TemplateValue, closing: TemplateValue) {
    var layout = PoundIfLines()
    let items = cases.map { values($0, texts(layout.lines(before: $0.clauses).all)) }
    return (.list(items), texts(layout.linesAtEnd()))
  }

  private static func values(
    for element: CaseReducerCase, _ opening: TemplateValue
  ) -> TemplateValue {
    [
      "opening": opening, "name": .text(element.name),
      "indirect": .text(element.isIndirect ? "indirect " : ""),
      "documentation": texts(element.documentation),
      "attributes": texts(CasePathsEmitter.lines(of: element.attributes)),
      "actionAttributes": texts(CasePathsEmitter.lines(of: actionAttributes(element))),
      "state": .text(fields(element.payload.state)), "action": .text(element.payload.action),
      "scope": .text(fields(element.payload.scope)),
    ]
  }

  /// A case with a payload, even `Never`, cannot have a version.
  private static func actionAttributes(_ element: CaseReducerCase) -> [CopiedAttribute] {
    guard element.payload.state.isEmpty else { return element.attributes }
    return element.attributes.filter { $0.text.hasPrefix("@available(*") }
  }

  /// `(id: Int, String)`; nothing for a case without a payload.
  private static func fields(_ payload: [PayloadField]) -> String {
    payload.isEmpty ? "" : "(" + payload.labelled { payload[$0].type } + ")"
  }

  private static func child(_ element: CaseReducerCase, _ opening: TemplateValue) -> TemplateValue {
    var expression = ""
    if case .expression(let text) = element.child { expression = text }
    return [
      "opening": opening, "name": .text(element.name), "hasDefault": .bool(expression.isEmpty),
      "expression": .text(expression), "statePath": .text(element.statePath),
      "actionPath": .text(element.actionPath),
    ]
  }

  private static func name(_ element: CaseReducerCase, _ opening: TemplateValue) -> TemplateValue {
    ["opening": opening, "name": .text(element.name)]
  }

  private static func scope(_ element: CaseReducerCase, _ opening: TemplateValue) -> TemplateValue {
    let pattern: String
    let value: String
    switch element.payload {
    case .reducer:
      pattern = "." + element.name
      value = "(store._scope(\(element.statePath), \(element.actionPath)))"
    case .kept(let fields, _):
      pattern = self.pattern(element.name, fields, "v")
      let values = fields.labelled { $0 == 0 ? "store._kept(v0)" : "v\($0)" }
      value = fields.isEmpty ? "" : "(" + values + ")"
    }
    return [
      "opening": opening, "name": .text(element.name), "pattern": .text(pattern),
      "value": .text(value),
    ]
  }

  /// `.row(let v0, let v1)`
  static func pattern(_ name: String, _ payload: [PayloadField], _ variable: String) -> String {
    let variables = payload.indices.map { "let \(variable)\($0)" }.joined(separator: ", ")
    return "." + name + (payload.isEmpty ? "" : "(" + variables + ")")
  }
}
