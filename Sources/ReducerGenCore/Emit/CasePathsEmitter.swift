/// From an enum's model to the values that its template prints.
enum CasePathsEmitter {
  static func values(for model: CasePathsModel, in file: ParsedFile) -> TemplateValue {
    let cases = values(for: model.cases, in: file) { _ in true }
    let nested = values(for: model.cases, in: file) { $0.nested != nil }
    return [
      "type": .text(model.header.path), "fullType": .text(model.fullType),
      "namesRoot": .bool(model.namesRoot),
      "hasCaseRoot": .bool(model.cases.contains { $0.name.withoutBackticks == "Root" }),
      "access": .text(model.header.access.spelling),
      "attributes": texts(lines(of: model.header.attributes, in: file)),
      "conformance": .text(conformance(of: model)), "isSwitched": .bool(model.isSwitched),
      "isDeprecated": .bool(model.isDeprecated), "isConditional": .bool(model.isConditional),
      "isJoined": .bool(model.isJoined),
      "whole": .text(model.isJoined ? "_Whole" : model.fullType),
      "cases": cases.items, "casesClosing": cases.closing,
      "nested": nested.items, "nestedClosing": nested.closing,
    ]
  }

  /// The cases for which `isIncluded` holds, and the lines behind the last one.
  private static func values(
    for cases: [CaseModel], in file: ParsedFile, where isIncluded: (CaseModel) -> Bool
  ) -> (items: TemplateValue, closing: TemplateValue) {
    var layout = PoundIfLines(file)
    let items = cases.enumerated().filter { isIncluded($0.element) }.map { index, element in
      values(
        for: element, index: index, opening: layout.lines(before: element.clauses).all,
        attributes: lines(of: element.attributes, in: file))
    }
    return (.list(items), texts(layout.linesAtEnd()))
  }

  private static func conformance(of model: CasePathsModel) -> String {
    switch model.conformance {
    case .written: ""
    case .casePathIterable: "GeneratedSupport.CasePathIterable"
    case .caseMemberLookup: "GeneratedSupport.CaseMemberLookup"
    }
  }

  /// Each attribute inside of the `#if` that it was written in.
  static func lines(of attributes: [CopiedAttribute], in file: ParsedFile) -> [String] {
    if attributes.isEmpty { return [] }
    var layout = PoundIfLines(file)
    let lines = attributes.flatMap { layout.lines(before: $0.clauses).all + [$0.text] }
    return lines + layout.linesAtEnd()
  }

  private static func values(
    for element: CaseModel, index: Int, opening: [String], attributes: [String]
  ) -> TemplateValue {
    let payload = PayloadEmitter(element.payload)
    let bindings = payload.bindings
    return [
      "opening": texts(opening), "name": .text(element.name), "index": .number(index),
      "documentation": texts(element.documentation), "attributes": texts(attributes),
      "payload": .text(element.payload.type),
      "isTuple": .bool(element.payload.fields.count > 1), "arguments": .text(payload.arguments),
      "pattern": .text((bindings.isEmpty ? "." : "let .") + element.name + bindings),
      "visit": .text("visitor.visit(\(index), \(payload.value))"),
    ]
  }
}

/// How a payload is written where it is taken out of a case and where it is put into one.
private struct PayloadEmitter {
  let payload: Payload

  init(_ payload: Payload) {
    self.payload = payload
  }

  /// `(v0, v1)` in a pattern.
  var bindings: String {
    switch payload {
    case .none: return ""
    case .single: return "(v0)"
    case .several: break
    }
    return "(" + payload.fields.indices.map { "v\($0)" }.joined(separator: ", ") + ")"
  }

  /// The bound variables as one value: `()`, `v0`, `(x: v0, y: v1)`.
  var value: String {
    switch payload {
    case .none: return "()"
    case .single: return "v0"
    case .several: break
    }
    return "(" + labelled { "v\($0)" } + ")"
  }

  /// The arguments of a case where it is created.
  var arguments: String {
    switch payload {
    case .none: ""
    case .single(let field): "(" + (field.label.map { $0 + ": " } ?? "") + "payload[])"
    case .several: labelled { "value.\($0)" }
    }
  }

  private func labelled(_ text: (Int) -> String) -> String {
    payload.fields.enumerated().map { index, field in
      (field.label.map { $0 + ": " } ?? "") + text(index)
    }.joined(separator: ", ")
  }
}
