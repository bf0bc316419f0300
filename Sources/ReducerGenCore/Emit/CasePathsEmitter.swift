/// From an enum's model to the values that its template prints.
enum CasePathsEmitter {
  static func values(
    for model: CasePathsModel, opening: TemplateValue, in file: ParsedFile
  ) -> TemplateValue {
    var layout = ConditionalLayout(file)
    let cases = model.cases.enumerated().map { index, element in
      values(for: element, index: index, opening: texts(layout.lines(before: element.clauses)))
    }
    return [
      "opening": opening, "type": .text(model.type), "fullType": .text(model.fullType),
      "access": .text(model.access.spelling), "attributes": texts(model.attributes),
      "conformances": .text(conformances(of: model)), "isPartial": .bool(model.isPartial),
      "count": .number(model.cases.count), "cases": .list(cases),
      "casesClosing": texts(layout.linesAtEnd()),
    ]
  }

  private static func conformances(of model: CasePathsModel) -> String {
    if !model.declaresConformance { return "" }
    return model.hasCaseMembers
      ? "GeneratedSupport.CaseMemberLookup" : "GeneratedSupport.CasePathable"
  }

  private static func values(
    for element: CaseModel, index: Int, opening: TemplateValue
  ) -> TemplateValue {
    [
      "opening": opening, "name": .text(element.name), "index": .number(index),
      "payload": .text(element.payload.type), "fields": .list(fields(of: element.payload)),
      "isSingle": .bool(element.payload.fields.count == 1),
      "documentation": texts(element.documentation), "attributes": texts(element.attributes),
    ]
  }

  private static func fields(of payload: Payload) -> [TemplateValue] {
    payload.fields.enumerated().map { index, field in
      ["label": .text(field.label.map { $0 + ": " } ?? ""), "index": .number(index)]
    }
  }
}
