/// From a type's fields to the values that their template prints.
enum DumpFieldsEmitter {
  static func values(for model: DumpFieldsModel, in file: ParsedFile) -> TemplateValue {
    var layout = ConditionalLayout(file)
    var fields: [TemplateValue] = []
    var cases: [TemplateValue] = []
    var (isEnum, isSwitched) = (false, false)
    switch model.shape {
    case .fields(let list):
      fields = list.map { field in
        [
          "opening": texts(layout.lines(before: field.clauses).all), "name": .text(field.name),
          "label": .text(literal(field.name)),
        ]
      }
    case .cases(let list, let isKnown):
      (isEnum, isSwitched) = (true, isKnown)
      cases = list.map(values)
    }
    return [
      "type": .text(model.type), "access": .text(model.access.spelling),
      "attributes": texts(CasePathsEmitter.lines(of: model.attributes, in: file)),
      "isEnum": .bool(isEnum), "isSwitched": .bool(isSwitched),
      "cases": .list(cases), "fields": .list(fields),
      "fieldsClosing": texts(layout.linesAtEnd()),
    ]
  }

  private static func values(for element: DumpCase) -> TemplateValue {
    let names = element.labels.indices.map { "v\($0)" }
    let pattern = names.isEmpty ? "." + element.name : "let .\(element.name)(\(list(names)))"
    let values = zip(element.labels, names).map { label, name -> TemplateValue in
      ["label": .text(literal(label)), "name": .text(name)]
    }
    return [
      "label": .text(literal(element.name)), "pattern": .text(pattern), "values": .list(values),
    ]
  }

  private static func list(_ names: [String]) -> String { names.joined(separator: ", ") }

  /// A name as a string literal holds it: `` `a "b"` `` is `a \"b\"`.
  private static func literal(_ name: String) -> String {
    name.withoutBackticks.replacing(bytes: [UInt8(ascii: "\"")], with: "\\\"")
  }
}
