import ReducerGenIndex
import ReducerGenSyntax

/// From an enum's model to the values that its template prints.
enum CasePathsEmitter {
  static func values(for model: CasePathsModel) -> TemplateValue {
    let cases = values(for: model.cases) { _ in true }
    let nested = values(for: model.cases) { $0.nested != nil }
    return [
      "type": .text(model.header.path), "fullType": .text(model.fullType),
      "namesRoot": .bool(model.namesRoot),
      "hasCaseRoot": .bool(model.cases.contains { $0.name.withoutBackticks == "Root" }),
      "access": .text(model.header.access.spelling),
      "needsConformances": .bool(model.needsConformances),
      "attributes": texts(model.header.attributes.lines),
      "conformance": .text(model.conformance.rawValue), "isSwitched": .bool(model.isSwitched),
      "isDeprecated": .bool(model.isDeprecated), "isConditional": .bool(model.isConditional),
      "isJoined": .bool(model.isJoined),
      "whole": .text(model.isJoined ? "_Whole" : model.fullType),
      "names": .text(model.cases.map(\.name).joined(separator: "\n")),
      "cases": cases.items, "casesClosing": cases.closing,
      "nested": nested.items, "nestedClosing": nested.closing,
    ]
  }

  /// The cases for which `isIncluded` holds, and the lines after the last one.
  private static func values(
    for cases: [CaseModel], where isIncluded: (CaseModel) -> Bool
  ) -> (items: TemplateValue, closing: TemplateValue) {
    var layout = PoundIfLines()
    let items = cases.enumerated().filter { isIncluded($0.element) }.map { index, element in
      values(
        for: element, index: index, opening: layout.lines(before: element.clauses).all,
        attributes: element.attributes.lines)
    }
    return (.list(items), texts(layout.linesAtEnd()))
  }

  private static func values(
    for element: CaseModel, index: Int, opening: [String], attributes: [String]
  ) -> TemplateValue {
    let payload = element.payload
    let variables = payload.indices.map { "v\($0)" }.joined(separator: ", ")
    let value = payload.count == 1 ? "v0" : "(" + payload.labelled { "v\($0)" } + ")"
    let arguments = payload.labelled { "value.\($0)" }
    return [
      "opening": texts(opening), "name": .text(element.name), "index": .number(index),
      "documentation": texts(element.documentation), "attributes": texts(attributes),
      "payload": .text(payload.type), "needsConformance": .bool(element.needsConformance),
      "isTuple": .bool(payload.count > 1),
      "arguments": .text(
        payload.count == 1 ? "(" + payload.labelled { _ in "payload[]" } + ")" : arguments),
      "pattern": .text(
        payload.isEmpty ? "." + element.name : "let ." + element.name + "(" + variables + ")"),
      "visit": .text("visitor.visit(\(index), \(value))"),
    ]
  }
}
